/** @file How the total of a quote comes about, in one sentence. */
import { t } from '#words/t.ts';
import { showHundredths } from '#domain/formats/hundredths.ts';
import type { QuoteLine } from '#domain/quotes/quote-content.ts';
import { showPaise, type QuoteTotals } from '#domain/quotes/quote-money.ts';
import { addedHundredths } from '#domain/quotes/quote-tax.ts';

export type PricedLine = Pick<QuoteLine, 'quantity' | 'unitPrice' | 'tax'>;

/** Returns the one rate that is added to every priced line; null where there are several, or none. */
function soleRate(lines: readonly PricedLine[]): string | null {
  const priced = lines.filter(({ quantity, unitPrice }) => quantity > 0 && unitPrice > 0);
  const rates = [...new Set(priced.map(({ tax }) => tax))];
  const [only] = rates;
  return only && rates.length === 1 && addedHundredths(only) > 0
    ? showHundredths(addedHundredths(only))
    : null;
}

/** Returns how a total comes about, in one sentence. */
export function sumWords(
  { price, discount, tax, taxMissing }: QuoteTotals,
  lines: readonly PricedLine[],
): string {
  const amounts = { price: showPaise(price), tax: showPaise(tax), discount: showPaise(discount) };
  const isReduced = discount > 0;
  const percent = soleRate(lines);
  if (percent && !isReduced) return t('{price} + {percent}% GST', { ...amounts, percent });
  const taxed = taxMissing
    ? t('GST still to be added')
    : tax > 0
      ? isReduced
        ? t('plus {tax} GST', amounts)
        : t('{price} and {tax} GST', amounts)
      : t('all GST included');
  return isReduced ? `${t('{price} less {discount} discount', amounts)}, ${taxed}` : taxed;
}
