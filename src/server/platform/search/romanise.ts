/** @file Devanagari in Latin letters as people type them: `हलवाई` is `halvai`. */
import Sanscript from '@indic-transliteration/sanscript';

const devanagari = /\p{Script=Devanagari}/u;
/** A dot below changes the sound; the transliteration knows only the letters without it. */
const dotted: readonly (readonly [letter: string, like: string])[] = [
  ['ड़', 'र'],
  ['ढ़', 'ढ'],
  ['ज़', 'ज'],
];

function withoutSilentVowels(word: string): string {
  let left = word.replace(/([^aeiouAIU])a$/, '$1');
  for (let end = left.length - 2; end > 1; end--) {
    const tail = left.slice(end);
    const isSilent =
      left[end] === 'a' &&
      /[aeiouAIU][^aeiouAIUMN]h?$/.test(left.slice(0, end)) &&
      /^a[^aeiouAIUMN]h?[aeiouAIU]/.test(tail) &&
      !/^a[iu]/.test(tail);
    if (isSilent) left = left.slice(0, end) + left.slice(end + 1);
  }
  return left;
}

/** Returns a word in Latin letters; a Latin one unchanged. */
export function romanise(word: string): string {
  if (!devanagari.test(word)) return word;
  const plain = dotted.reduce(
    (text, [letter, like]) => text.replaceAll(letter.normalize('NFC'), like),
    word.normalize('NFC'),
  );
  const latin = Sanscript.t(plain.replaceAll('\u093c', '').replaceAll('ँ', 'ं'), 'devanagari', 'itrans');
  return withoutSilentVowels(latin)
    .replace(/M(?=[pbm])/g, 'm')
    .replaceAll('M', 'n')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
