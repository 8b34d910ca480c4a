/** @file What the text of a review alone shows. */
import { compatibilityForm } from '#words/visible.ts';
import { holdsContacts } from '#domain/enquiries/mask-contacts.ts';
import { reviewCheckLimits, type ReviewCheck } from '#domain/reviews/review-checks.ts';

const link = /https?:|www\.|\p{L}[\p{L}\p{Nd}-]*\.(?:com|in|org|net|co|shop|biz|info|me|link)\b/iu;

/** Returns the words of a text in the form by which texts are compared. */
export const wordsOf = (text: string): string[] =>
  compatibilityForm(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** Returns the flags that a text alone raises. */
export const flagsOfText = (text: string): ReviewCheck[] => [
  ...(holdsContacts(text) || link.test(compatibilityForm(text)) ? (['contact'] as const) : []),
  ...(new Set(wordsOf(text)).size < reviewCheckLimits.words ? (['thin'] as const) : []),
];
