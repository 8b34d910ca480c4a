/** @file Removal of contact details from messages, for readers to whom they were not disclosed. */
import { isDay } from '#facts/time.ts';
import { visible } from '#words/visible.ts';
import { asciiDigits } from '#domain/formats/digits.ts';

const dots = '•••';

/** A word, `@` and a word; spaces around the sign only before a host name. */
const anAddress = /[^\s@<>]+(?:@|\s{1,3}@\s{1,3}(?=[^\s@<>.]+\.\p{L}{2}))[^\s@<>]+/gu;
/** Eight or more digits, with anything between except letters and prices. */
const aNumber = /\+?\d(?:[^\p{L}\p{N}\p{Sc}]*\d){7,}/gu;

/** Separators in a list of days, times and amounts, which do not occur in a phone number. */
const betweenParts = /[,;]\s+|\s+[-–—|/]\s+|\s*\n\s*/u;
const isTime = (part: string) =>
  /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?:\s?[-–]\s?(?:[01]?\d|2[0-3])[:.][0-5]\d)?$/.test(part);
const isIndianDay = (part: string) => {
  const [, day, month, year] = /^(\d\d)[/.-](\d\d)[/.-](20\d\d)$/.exec(part) ?? [];
  return year !== undefined && isDay(`${year}-${month}-${day}`);
};
const isAmount = (part: string, before: string) =>
  /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(part) && /(?:\p{Sc}|\b(?:rs|inr)\.?|रु\.?)\s*$/iu.test(before);
const isCount = (part: string) => /^\d{1,3}$/.test(part);

/** Returns whether an apparent number is a list of days, times and an amount, with one small count at most. */
function isHarmless(found: string, before: string): boolean {
  const parts = found.split(betweenParts);
  const counts = parts.filter(isCount).length;
  const known = parts.filter(
    (part, at) => isDay(part) || isIndianDay(part) || isTime(part) || (at === 0 && isAmount(part, before)),
  ).length;
  return counts <= 1 && known > 0 && counts + known === parts.length;
}

/** Returns the meaning of a sign in one code unit, so that indices stay those of the signs: digits of any script, letters of any width. */
function meaningOf(sign: string): string {
  const plain = asciiDigits(sign.normalize('NFKC'));
  const digits = plain.replaceAll(/\D/g, '');
  return plain.length === 1 ? plain : digits.length === 1 ? digits : sign.length === 1 ? sign : '�';
}

const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns the text with dots in place of the pattern's matches in its meaning. */
function hide(text: string, pattern: RegExp, harmless: (found: string, before: string) => boolean): string {
  const signs = Array.from(text);
  const meant = signs.map(meaningOf).join('');
  let [hidden, at] = ['', 0];
  for (const { 0: found, index } of meant.matchAll(pattern)) {
    const end = index + found.length;
    const shown = harmless(found, meant.slice(0, index)) ? signs.slice(index, end).join('') : dots;
    hidden += signs.slice(at, index).join('') + shown;
    at = end;
  }
  return hidden + signs.slice(at).join('');
}

/** Masks numbers first: an address may begin with one. */
const withoutDetails = (text: string): string =>
  hide(hide(visible(text), aNumber, isHarmless), anAddress, () => false);

/** Returns whether a text has an address or number for contacting somebody. */
export const holdsContacts = (text: string): boolean => withoutDetails(text) !== visible(text);

/**
 * Returns the text without addresses, possible phone numbers, and the words of a name, in any script and width and whatever
 * separates the digits. Days, times and amounts stay.
 * @where What is hidden from a vendor in a family's words?
 */
export function maskContacts(text: string, name: string | null): string {
  const words = visible(name ?? '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(({ length }) => length >= 2);
  return words.reduce(
    (rest, word) =>
      rest.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped(word)}(?![\p{L}\p{M}\p{N}])`, 'giu'),
        dots,
      ),
    withoutDetails(text),
  );
}
