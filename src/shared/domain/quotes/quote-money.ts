/** @file The arithmetic of quotes, in whole paise. Products of two bounded numbers may exceed a double's range, so they are BigInt. */
import { showDigits, showNumber } from '#words/formats.ts';
import type { QuoteContent, QuoteDiscount, QuoteLine } from './quote-content.ts';
import { addedHundredths } from './quote-tax.ts';

/** Divides and rounds half up; both must not be negative. */
const dividedBy = (value: bigint, by: bigint): number => Number((value * 2n + by) / (by * 2n));
const wholePercent = 10_000n;

/** Returns the price of one line before discount, in paise. */
const priceOf = ({ quantity, unitPrice }: Pick<QuoteLine, 'quantity' | 'unitPrice'>): number =>
  dividedBy(BigInt(quantity) * BigInt(unitPrice), 100n);

/** Returns a discount on a price, in paise: at least nought, at most the price. */
export function discountOf(discount: QuoteDiscount | null | undefined, price: number): number {
  if (!discount) return 0;
  const { kind, value } = discount;
  return Math.min(price, kind === 'amount' ? value : dividedBy(BigInt(price) * BigInt(value), wholePercent));
}

/**
 * Returns the paise of one line: price, added tax, and both, without a discount. Each line is rounded by itself, so that displayed lines
 * add up.
 */
export function lineTotals(line: Pick<QuoteLine, 'quantity' | 'unitPrice' | 'tax'>) {
  const price = priceOf(line);
  const tax = dividedBy(BigInt(price) * BigInt(addedHundredths(line.tax)), wholePercent);
  return { price, tax, total: price + tax };
}

export type QuoteTotals = {
  /** Sum of the lines, in paise. */
  price: number;
  /** Taken off that sum, in paise. */
  discount: number;
  /** Tax that is added to what is left, in paise. */
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
 * Returns the total of a quote with tax. A discount takes the same part off every line, and each line is taxed on the rest: so the order of
 * lines does not matter, and a quote without a discount is the sum of its `lineTotals`.
 * @where How is the total of a quote computed?
 */
export function quoteTotals({
  lines,
  discount: given,
  guests,
  advance,
}: Pick<QuoteContent, 'lines' | 'discount' | 'guests' | 'advance'>): QuoteTotals {
  const prices = lines.map(priceOf);
  const price = prices.reduce((all, one) => all + one, 0);
  const discount = discountOf(given, price);
  const taxOf = ({ tax }: QuoteLine, index: number) =>
    price === 0
      ? 0
      : dividedBy(
          BigInt(prices[index]!) * BigInt(price - discount) * BigInt(addedHundredths(tax)),
          BigInt(price) * wholePercent,
        );
  const tax = lines.reduce((all, line, index) => all + taxOf(line, index), 0);
  const total = price - discount + tax;
  return {
    price,
    discount,
    tax,
    total,
    perGuest: guests ? dividedBy(BigInt(total), BigInt(guests)) : null,
    taxMissing: lines.some((line, index) => line.tax === 'unsaid' && prices[index]! > 0),
    advance: advance === null ? null : dividedBy(BigInt(total) * BigInt(advance), 100n),
  };
}

/** Formats paise as `₹1,23,456`, with paise only where there are some: `₹1,23,456.50`. */
export function showPaise(paise: number): string {
  const rest = paise % 100;
  const rupees = `₹${showNumber((paise - rest) / 100)}`;
  return rest === 0 ? rupees : `${rupees}.${showDigits(String(rest).padStart(2, '0'))}`;
}
