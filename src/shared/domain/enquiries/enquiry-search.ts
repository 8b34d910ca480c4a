/** @file The words of a search among enquiries: the database and the desk's working set look for the same. */
import { asciiDigits } from '../formats/digits.ts';
import { normalisePhone } from '../formats/phone.ts';

/** More words narrow the result no further, and each costs a condition. */
const wordsMax = 6;
/** Shorter words of letters occur inside too many others. */
const shortest = 3;
const digitsMin = 3;

/** Returns the words of a query, all of which must be found. Quotation marks and backslashes separate words, as blanks do. */
export const searchWords = (query: string): string[] =>
  query
    .replaceAll(/\p{Pd}/gu, '-')
    .split(/["\\\s]+/)
    .filter(Boolean)
    .slice(0, wordsMax);

/** Returns whether a word is found only at the beginning of a word, since it is short. */
export const startsWord = (word: string): boolean => word.length < shortest && /^[\p{L}\p{N}]+$/u.test(word);

const lettersOnly = /^[\p{L}\p{M}]+$/u;
/** Shorter words have too many neighbours. */
const forgivenFrom = 5;

/**
 * Returns a regular expression, as JavaScript and PostgreSQL read it, for the beginnings of words that differ from a word by one letter: a wrong,
 * a missing or an additional one, or two exchanged neighbours. The first letter is right. Null for a word under five letters, and for anything
 * with other signs.
 */
export function nearWord(word: string): string | null {
  const letters = Array.from(word);
  if (letters.length < forgivenFrom || !lettersOnly.test(word)) return null;
  const forms = letters.flatMap((letter, place) => {
    if (place === 0) return [];
    const before = letters.slice(0, place).join('');
    const after = letters.slice(place + 1).join('');
    const next = letters[place + 1];
    const additional = before + after;
    const missing = `${before}.${letter}${after}`;
    return next === undefined
      ? [additional, missing]
      : [additional, missing, `${before}.${after}`, before + next + letter + after.slice(next.length)];
  });
  return `(^|[ "])(${[...new Set(forms)].join('|')})`;
}

/** Returns a reference, or the end of one, with its dashes in lower case, from one that was typed without them; null for anything else. */
export function searchReference(typed: string): string | null {
  const parts = /^([a-z]{2,8})?([\da-hjkmnp-tv-z]{4})([\da-hjkmnp-tv-z]{2})$/.exec(
    typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, ''),
  );
  return parts && parts.slice(1).filter(Boolean).join('-');
}

/** Returns the digits of a phone number or a part of one, without the country prefix; null for anything else. */
export function searchDigits(query: string): string | null {
  const whole = normalisePhone(query);
  if (/^\d{10}$/.test(whole)) return whole;
  const typed = asciiDigits(query.normalize('NFKC'));
  if (!/^[\d\s\p{P}+]+$/u.test(typed)) return null;
  const digits = typed
    .trim()
    .replace(/^(?:\+91|0091|0)/, '')
    .replaceAll(/\D/g, '');
  return digits.length >= digitsMin ? digits : null;
}
