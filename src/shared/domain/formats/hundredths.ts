/** @file Numbers with at most two decimals, as whole hundredths: paise of rupees, quantities, percentages. */
import { showDigits, showNumber } from '#words/formats.ts';
import { asciiDigits } from './digits.ts';

/** Formats hundredths as `150`, `2.5`. */
export function showHundredths(value: number): string {
  const rest = value % 100;
  const whole = showNumber((value - rest) / 100);
  return rest === 0 ? whole : `${whole}.${showDigits(String(rest).padStart(2, '0').replace(/0$/, ''))}`;
}

/** Formats hundredths for a field: no currency sign, no commas. */
export const typedHundredths = (value: number): string => showHundredths(value).replaceAll(',', '');

const typed = /^(\d{1,12})(?:\.(\d{0,2}))?$/;

/** Parses a typed number, `1,234.5` or `12 %`, into hundredths; null when invalid. Money is read by `paiseIn`. */
export function readHundredths(value: string): number | null {
  const found = typed.exec(asciiDigits(value).replaceAll(/[\s,%]/g, ''));
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
