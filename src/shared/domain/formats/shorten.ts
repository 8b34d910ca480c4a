/** @file Shortening of text. Every cut of a visitor's text uses this. */
import { lettersOf } from '#words/letters.ts';

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/**
 * Returns the beginning of `text`, at most `max` UTF-16 units, cut between graphemes. A single grapheme longer than `max` (stacked
 * accents) is cut between code points. So half a surrogate pair is never left: no database, queue or mail can store one.
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

/** Characters that end a line, are invisible in it, or change the reading direction of the following text. */
const unfitForLines = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns text as one line of at most `max` UTF-16 units: for a subject or a name in a mail's head, which must not add lines. */
export const oneLine = (text: string, max = 80): string =>
  shorten(text.replace(unfitForLines, ' ').trim(), max);

/** Returns the beginning of search words, at most `max` UTF-16 units, without a cut word unless it is the only one. */
export function firstWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const begun = shorten(text, max);
  return /\s/.test(text.charAt(begun.length)) ? begun.trimEnd() : begun.replace(/\s+\S*$/, '');
}
