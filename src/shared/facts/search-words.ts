import { maxLength } from './limits.ts';

/** Words that somebody searches for, in the one form in which they are looked up and shown: single spaces, and an end. */
export const searchWords = (typed: string | null): string =>
  Array.from((typed ?? '').replaceAll(/\s+/g, ' ').trim())
    .slice(0, maxLength.shortText)
    .join('')
    .trim();
