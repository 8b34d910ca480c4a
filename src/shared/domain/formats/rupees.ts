/** @file The one reader of typed money: `12.5 lakh`, `₹ 45k`, `1,50,000/-`, `८५०`. */
import { t } from '#words/t.ts';
import { asciiDigits } from './digits.ts';
import { showNumber } from '#words/formats.ts';

const lakh = 100_000;
const crore = 100 * lakh;
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:crores?|cr|करोड़)$/i, crore],
  [/^(?:lakhs?|lacs?|l|लाख)$/i, lakh],
  [/^(?:k|thousand|hazaa?r|हज़ार|हजार)$/i, 1000],
];
const sign = /^(?:₹|rs\.?|inr|रु\.?|रुपये|रुपए)\s*/i;
/** What is written behind a sum: `/-`, `only`, `rupees`. */
const ending = /\s*(?:\/[-=–]|only|rupees?|rs\.?|inr|मात्र|रुपये|रुपए|रु\.?)$/i;
/** Digits of the rupees that still have a place in a whole number of paise. */
const maxDigits = 12;

/** Returns the typed sum without sign and ending. */
function bare(typed: string): string {
  let sum = asciiDigits(typed.normalize('NFC')).trim().replace(sign, '');
  for (let before = ''; before !== sum;) {
    before = sum;
    sum = sum.replace(ending, '');
  }
  return sum;
}

/**
 * Parses a typed sum into whole paise; null for an empty or invalid one, and for a part of a paisa.
 * @where How is a typed sum of money read?
 */
export function paiseIn(typed: string): number | null {
  const found = /^(\d[\d,\s]*)?(?:\.(\d*))?\s*([^\d\s.,]*)\.?$/.exec(bare(typed));
  if (!found) return null;
  const whole = (found[1] ?? '').replaceAll(/[,\s]/g, '');
  const part = found[2] ?? '';
  const unit = found[3] ?? '';
  const factor = unit === '' ? 1 : units.find(([named]) => named.test(unit.normalize('NFC')))?.[1];
  if (factor === undefined || whole.length > maxDigits || part.length > maxDigits || !(whole || part))
    return null;
  // In whole numbers: 1.15 lakh is no fraction of a double.
  const scaled = BigInt((whole || '0') + part) * BigInt(factor) * 100n;
  const divisor = 10n ** BigInt(part.length);
  const paise = scaled / divisor;
  return scaled % divisor === 0n && paise <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(paise) : null;
}

/** Parses a typed sum into whole rupees, rounded; null for an empty or invalid one. */
export function rupeesIn(typed: string): number | null {
  const paise = paiseIn(typed);
  return paise === null ? null : Math.round(paise / 100);
}

/** Formats a sum in words that `rupeesIn` parses back to the rupee. */
export function rupeesWords(rupees: number): string {
  if (rupees >= crore && rupees % lakh === 0)
    return t('{amount} crore', { amount: showNumber(rupees / crore) });
  if (rupees >= lakh && rupees % 1000 === 0) return t('{amount} lakh', { amount: showNumber(rupees / lakh) });
  return showNumber(rupees);
}
