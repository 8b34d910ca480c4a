/** @file Letters as readers perceive them: an emoji family, a flag or a Devanagari syllable is one. */

let segmenter: Intl.Segmenter | undefined;
const plain = /^[\x20-\x7e]*$/;

/** Returns the letters of a text, in order. Plain English is split without `Intl`, whose first use is slow (formats.ts). */
export const lettersOf = (text: string): string[] =>
  plain.test(text)
    ? text.split('')
    : Array.from(
        (segmenter ??= new Intl.Segmenter('en-IN', { granularity: 'grapheme' })).segment(text),
        ({ segment }) => segment,
      );
