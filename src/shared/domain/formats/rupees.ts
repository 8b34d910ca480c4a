/** @file Sums in Indian notation: `12.5 lakh`, `1.2 crore`, `85,000`. */
import { t } from '#words/t.ts';
import { asciiDigits } from './digits.ts';
import { showNumber } from '#words/formats.ts';

const lakh = 100_000;
const crore = 100 * lakh;
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:crores?|cr|करोड़)$/i, crore],
  [/^(?:lakhs?|lacs?|l|लाख)$/i, lakh],
  [/^(?:k|thousand|हज़ार)$/i, 1000],
];

/** Parses a typed sum into whole rupees; null for an empty or invalid one. */
export function rupeesIn(typed: string): number | null {
  const found = /^₹?\s*([\d,]+(?:\.\d+)?|\.\d+)\s*(\S*)$/.exec(asciiDigits(typed.trim()));
  if (!found) return null;
  const [, number = '', unit = ''] = found;
  const factor = unit === '' ? 1 : units.find(([named]) => named.test(unit.replace(/\.$/, '')))?.[1];
  if (factor === undefined) return null;
  return Math.round(Number(number.replaceAll(',', '')) * factor);
}

/** Formats a sum in words that `rupeesIn` parses back to the rupee. */
export function rupeesWords(rupees: number): string {
  if (rupees >= crore && rupees % lakh === 0)
    return t('{amount} crore', { amount: showNumber(rupees / crore) });
  if (rupees >= lakh && rupees % 1000 === 0) return t('{amount} lakh', { amount: showNumber(rupees / lakh) });
  return showNumber(rupees);
}
