/**
 * @file Numbers and lists as people write them, in the language that is spoken now.
 *
 * The first use of `Intl` costs a cheap phone a tenth of a second, whatever it is asked: it looks up every language that it knows. So
 * what a page shows as it comes is written without it, as far as that is plain, and by it where it is not.
 */
import { formatNow, t } from '#words/t.ts';

/** Returns a function that answers with what was made for the language that is spoken now. Each is made once: that costs `Intl` a lot. */
export function byLanguage<Format>(make: (format: string) => Format): () => Format {
  const made: Record<string, Format> = {};
  return () => (made[formatNow()] ??= make(formatNow()));
}

const numbers = byLanguage((format) => new Intl.NumberFormat(format));
const ownDigits = /-nu-(?!latn)/;
/** A small count is written as a program writes it, where the digits are Latin. */
const isPlain = (value: number) => /^\d{1,3}$/.test(`${value}`) && !ownDigits.test(formatNow());

/** `1,500`. */
export const showNumber = (value: number): string => (isPlain(value) ? `${value}` : numbers().format(value));
/** Digits that stand beside a number or by themselves, such as paise and a year, as the language writes them. */
export const showDigits = (text: string): string =>
  text.replaceAll(/[0-9]/g, (digit) => showNumber(Number(digit)));
/** `a`, `a and b`, `a, b and c`. */
export const showList = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : t('{first} and {last}', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
