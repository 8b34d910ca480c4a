/**
 * @file The keys by which two spellings of a word are one: the root (caterer = catering), the spelling (shaadi = shadi) and the sound
 * (हलवाई = halwai, fotographer = photographer). The engines of the field have none for words of Indian languages in Latin letters.
 */
import { doubleMetaphone } from 'double-metaphone';
import { stemmer } from 'stemmer';
import { romanise } from './romanise.ts';

const latin = /^[a-z]+$/;
/** Shorter words have no ending to lose. */
const shortestWithEnding = 6;

/** Returns the word without the endings that make one trade of several words: `plumber`, `plumbing` and `plumbers` are `plumb`. */
export function rootOf(word: string): string {
  if (!latin.test(word)) return word;
  const stem = stemmer(word);
  return stem.length >= shortestWithEnding ? stem.replace(/(?:er|i|y)$/, '') : stem;
}

/** What is spelt in several ways when Hindi is written by ear, and the one that stands for all. In this order. */
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

/** Returns a Latin word as it would be spelt if there were one way: `shaadi` and `shadi` are `sadi`. */
export const spellingOf = (word: string): string =>
  latin.test(word) ? spellings.reduce((left, [from, to]) => left.replace(from, to), word) : word;

/** Returns the key of a word by its sound, in whichever script; empty for one that has none, such as a number. */
export function soundOf(word: string): string {
  const spoken = romanise(word).replaceAll('w', 'v');
  return latin.test(spoken) ? doubleMetaphone(spoken)[0] : '';
}

/** Shorter sounds are those of half the dictionary. */
const shortestSound = 2;
/** Of a text as long as it may be; each costs an entry in an index. */
const maxSounds = 400;

/** Nobody says a Latin word without a vowel as it is spelt: `dj`, or a slip of the hand. */
const isSpoken = (word: string) => /[aeiouy\P{Script=Latin}]/u.test(word);

/** Returns the sounds of a search text, each once: `vendors.sounds`. */
export const soundsOf = (searchText: string): string[] =>
  [...new Set((searchText.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).filter(isSpoken).map(soundOf))]
    .filter((sound) => sound.length >= shortestSound)
    .slice(0, maxSounds);
