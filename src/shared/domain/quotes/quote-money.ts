/** @file The arithmetic of quotes, in whole paise. Products of two bounded numbers may exceed a double's range, so they are BigInt. */
import { showDigits, showNumber } from '#words/formats.ts';
import { addedPercent, type QuoteContent, type QuoteLine } from './quote-content.ts';

/** Divides and rounds half up; both must not be negative. */
const dividedBy = (value: bigint, by: bigint): number => Number((value * 2n + by) / (by * 2n));

/** Returns the paise of one line: price, added tax, and both. Each line is rounded by itself, so that displayed lines add up. */
export function lineTotals({ quantity, unitPrice, tax }: Pick<QuoteLine, 'quantity' | 'unitPrice' | 'tax'>) {
  const price = dividedBy(BigInt(quantity) * BigInt(unitPrice), 100n);
  const added = dividedBy(BigInt(price) * BigInt(addedPercent(tax)), 100n);
  return { price, tax: added, total: price + added };
}

export type QuoteTotals = {
  /** Sum of the lines, in paise. */
  price: number;
  /** Added tax, in paise. */
  tax: number;
  /** Payable total, in paise. */
  total: number;
  /** Paise per guest; null without their number. */
  perGuest: number | null;
  /** A price does not state GST: the total may be too low. */
  taxMissing: boolean;
  /** Advance in paise; null when unstated. */
  advance: number | null;
};

/**
 * Returns the total of a quote with tax.
 * @where How is the total of a quote computed?
 */
export function quoteTotals({
  lines,
  guests,
  advance,
}: Pick<QuoteContent, 'lines' | 'guests' | 'advance'>): QuoteTotals {
  const each = lines.map(lineTotals);
  const sum = (part: 'price' | 'tax' | 'total') => each.reduce((all, one) => all + one[part], 0);
  const total = sum('total');
  return {
    price: sum('price'),
    tax: sum('tax'),
    total,
    perGuest: guests ? dividedBy(BigInt(total), BigInt(guests)) : null,
    taxMissing: lines.some((line, index) => line.tax === 'unsaid' && each[index]!.price > 0),
    advance: advance === null ? null : dividedBy(BigInt(total) * BigInt(advance), 100n),
  };
}

/** Formats paise as `₹1,23,456`, with paise only where there are some: `₹1,23,456.50`. */
export function showPaise(paise: number): string {
  const rest = paise % 100;
  const rupees = `₹${showNumber((paise - rest) / 100)}`;
  return rest === 0 ? rupees : `${rupees}.${showDigits(String(rest).padStart(2, '0'))}`;
}

/** Formats hundredths as `150`, `2.5`. */
export function showHundredths(value: number): string {
  const rest = value % 100;
  const whole = showNumber((value - rest) / 100);
  return rest === 0 ? whole : `${whole}.${showDigits(String(rest).padStart(2, '0').replace(/0$/, ''))}`;
}

/** Formats hundredths for a field: no currency sign, no commas. */
export const typedHundredths = (value: number): string => showHundredths(value).replaceAll(',', '');

const typed = /^(\d{1,12})(?:\.(\d{0,2}))?$/;

/** Parses a typed amount, `1,23,456.5` or `₹ 850`, into hundredths; null when invalid. */
export function readHundredths(value: string): number | null {
  const digits = value
    .replaceAll(/[०-९]/g, (one) => String(one.codePointAt(0)! - 0x09_66))
    .replaceAll(/[\s,₹]/g, '');
  const found = typed.exec(digits);
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
