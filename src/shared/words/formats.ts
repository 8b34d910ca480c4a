/** @file Numbers and lists as people write them, in the language that is spoken now. */
import { formatNow } from '#words/t.ts';

/** Returns a function that answers with what was made for the language that is spoken now. Each is made once: that costs `Intl` a lot. */
export function byLanguage<Format>(make: (format: string) => Format): () => Format {
  const made: Record<string, Format> = {};
  return () => (made[formatNow()] ??= make(formatNow()));
}

const numbers = byLanguage((format) => new Intl.NumberFormat(format));
const lists = byLanguage((format) => new Intl.ListFormat(format));

/** `1,500`. */
export const showNumber = (value: number): string => numbers().format(value);
/** Digits that stand beside a number or by themselves, such as paise and a year, as the language writes them. */
export const showDigits = (text: string): string =>
  text.replaceAll(/[0-9]/g, (digit) => showNumber(Number(digit)));
/** `a`, `a and b`, `a, b and c`. */
export const showList = (parts: readonly string[]): string => lists().format(parts);
