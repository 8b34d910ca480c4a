/** @file Cuts text. Everything that has to shorten a visitor's text uses this. */
import { lettersOf } from '#words/letters.ts';

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/**
 * The beginning of `text`, at most `max` UTF-16 units, cut between letters as people see them. A single letter that is longer
 * than `max` (stacked accents) is cut between code points. So half a surrogate pair is never left: no database, queue or
 * mail can carry one.
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const letter of lettersOf(text)) {
    if (end + letter.length > max) break;
    end += letter.length;
  }
  return text.slice(0, end || (isHighSurrogate(text.charCodeAt(max - 1)) ? max - 1 : max));
}

/** Ends a line, hides in one, or turns the reading direction of what stands behind it. */
const unfitForLines = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** What a person typed as one line of at most `max` UTF-16 units: a subject or a name in a mail's head must stay in its place. */
export const oneLine = (text: string, max = 80): string =>
  shorten(text.replace(unfitForLines, ' ').trim(), max);

/** The beginning of words that are looked for, at most `max` UTF-16 units, without a part of a word where there is a whole one. */
export function firstWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const begun = shorten(text, max);
  return /\s/.test(text.charAt(begun.length)) ? begun.trimEnd() : begun.replace(/\s+\S*$/, '');
}
