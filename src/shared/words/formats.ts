/**
 * @file Numbers and lists formatted in the current language.
 *
 * The first use of `Intl` costs a cheap phone a tenth of a second, whatever is formatted: it looks up every language that it knows.
 * So content of the first view is formatted without `Intl` in simple cases, and with it in all others.
 */
import { formatNow, t } from '#words/t.ts';

/** Returns a function that gives the value made for the current language. Each is made once, since `Intl` objects are costly. */
export function byLanguage<Format>(make: (format: string) => Format): () => Format {
  const made: Record<string, Format> = {};
  return () => (made[formatNow()] ??= make(formatNow()));
}

const numbers = byLanguage((format) => new Intl.NumberFormat(format));
const ownDigits = /-nu-(?!latn)/;
/** Returns whether a count needs no formatting: a small one, with Latin digits. */
const isPlain = (value: number) => /^\d{1,3}$/.test(`${value}`) && !ownDigits.test(formatNow());

/** Formats a number: `1,500`. */
export const showNumber = (value: number): string => (isPlain(value) ? `${value}` : numbers().format(value));
/** Returns a count: `8`, or `300+` where there may be more. */
export const showCount = ({ count, atLeast }: { count: number; atLeast?: boolean | undefined }): string =>
  `${showNumber(count)}${atLeast ? '+' : ''}`;
/** Writes digits outside a formatted number, such as paise and a year, in the language's own digits. */
export const showDigits = (text: string): string =>
  text.replaceAll(/[0-9]/g, (digit) => showNumber(Number(digit)));
/** Joins a list: `a`, `a and b`, `a, b and c`. */
export const showList = (parts: readonly string[]): string =>
  parts.length < 2
    ? parts.join('')
    : t('{first} and {last}', { first: parts.slice(0, -1).join(', '), last: parts.at(-1)! });
