/**
 * @file Keys that are equal for two spellings of a word: the root (caterer = catering), the spelling (shaadi = shadi) and the sound
 * (हलवाई = halwai, fotographer = photographer). The usual engines have none for words of Indian languages in Latin letters.
 */
import { doubleMetaphone } from 'double-metaphone';
import { stemmer } from 'stemmer';
import { romanise } from './romanise.ts';

const latin = /^[a-z]+$/;
/** Shorter words have no ending to lose. */
const shortestWithEnding = 6;

/** Returns the word without the endings of related words of one trade: `plumber`, `plumbing` and `plumbers` are `plumb`. */
export function rootOf(word: string): string {
  if (!latin.test(word)) return word;
  const stem = stemmer(word);
  return stem.length >= shortestWithEnding ? stem.replace(/(?:er|i|y)$/, '') : stem;
}

/** Variants in Hindi written by ear, and the one that replaces them all. In this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/[qx]/g, 'k'],
  [/ck|kh|c(?!h)/g, 'k'],
  [/chh?/g, 'c'],
  [/sh/g, 's'],
  [/([gtdbj])h/g, '$1'],
  [/aa+/g, 'a'],
  [/e[ae]+|ii+|ie|y/g, 'i'],
  [/oo+|ou|uu+/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])h$/, ''],
];

/** Returns the canonical spelling of a Latin word: `shaadi` and `shadi` are `sadi`. */
export const spellingOf = (word: string): string =>
  latin.test(word) ? spellings.reduce((left, [from, to]) => left.replace(from, to), word) : word;

/** Returns the phonetic key of a word in any script; empty for a word without one, such as a number. */
export function soundOf(word: string): string {
  const spoken = romanise(word).replaceAll('w', 'v');
  return latin.test(spoken) ? doubleMetaphone(spoken)[0] : '';
}

/** Half the dictionary has shorter sounds. */
const shortestSound = 2;
/** For a text of the greatest length; each costs an entry in an index. */
const maxSounds = 400;

/** Excludes Latin words without a vowel, which nobody pronounces as spelt: `dj`, or a typing error. */
const isSpoken = (word: string) => /[aeiouy\P{Script=Latin}]/u.test(word);

/** Returns the sounds of a search text, each once: `vendors.sounds`. */
export const soundsOf = (searchText: string): string[] =>
  [...new Set((searchText.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).filter(isSpoken).map(soundOf))]
    .filter((sound) => sound.length >= shortestSound)
    .slice(0, maxSounds);
