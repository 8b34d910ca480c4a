/** @file Letters as people see them: an emoji family, a flag or a Devanagari syllable is one. */

let segmenter: Intl.Segmenter | undefined;
const plain = /^[\x20-\x7e]*$/;

/** Returns the letters of a text, in order. Plain English is what it looks like: `Intl` would cost a phone its first use (formats.ts). */
export const lettersOf = (text: string): string[] =>
  plain.test(text)
    ? text.split('')
    : Array.from(
        (segmenter ??= new Intl.Segmenter('en-IN', { granularity: 'grapheme' })).segment(text),
        ({ segment }) => segment,
      );
