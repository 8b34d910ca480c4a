/** @file The arithmetic of quotes, in whole paise. Products of two bounded numbers may pass what a double counts exactly, so they are BigInt. */
import { showDigits, showNumber } from '#words/formats.ts';
import { addedPercent, type QuoteContent, type QuoteLine } from './quote-content.ts';

/** Divides and rounds half up; both are not negative. */
const dividedBy = (value: bigint, by: bigint): number => Number((value * 2n + by) / (by * 2n));

/** Paise of one line: as written, the tax on top, and both. Each line is rounded by itself, so that what is shown adds up. */
export function lineTotals({ quantity, unitPrice, tax }: Pick<QuoteLine, 'quantity' | 'unitPrice' | 'tax'>) {
  const price = dividedBy(BigInt(quantity) * BigInt(unitPrice), 100n);
  const added = dividedBy(BigInt(price) * BigInt(addedPercent(tax)), 100n);
  return { price, tax: added, total: price + added };
}

export type QuoteTotals = {
  /** Paise, as the lines have them. */
  price: number;
  /** Paise that come on top. */
  tax: number;
  /** Paise to be paid. */
  total: number;
  /** Paise for each guest; null without their number. */
  perGuest: number | null;
  /** Some price says nothing of GST: the total may be too low. */
  taxMissing: boolean;
  /** Paise that are paid first; null when nothing is said. */
  advance: number | null;
};

/**
 * Brings a quote to one total with tax.
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

/** `₹1,23,456`, with paise only where there are some: `₹1,23,456.50`. */
export function showPaise(paise: number): string {
  const rest = paise % 100;
  const rupees = `₹${showNumber((paise - rest) / 100)}`;
  return rest === 0 ? rupees : `${rupees}.${showDigits(String(rest).padStart(2, '0'))}`;
}

/** `150`, `2.5`: hundredths as people write them. */
export function showHundredths(value: number): string {
  const rest = value % 100;
  const whole = showNumber((value - rest) / 100);
  return rest === 0 ? whole : `${whole}.${showDigits(String(rest).padStart(2, '0').replace(/0$/, ''))}`;
}

/** What a person types in a field: no sign of a currency, no commas. */
export const typedHundredths = (value: number): string => showHundredths(value).replaceAll(',', '');

const typed = /^(\d{1,12})(?:\.(\d{0,2}))?$/;

/** Reads an amount as people type it, `1,23,456.5` or `₹ 850`, as hundredths; null for what is none. */
export function readHundredths(value: string): number | null {
  const digits = value
    .replaceAll(/[०-९]/g, (one) => String(one.codePointAt(0)! - 0x09_66))
    .replaceAll(/[\s,₹]/g, '');
  const found = typed.exec(digits);
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
