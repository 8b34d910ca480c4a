import { cancelWords, type StateReader } from '#domain/enquiries/state-sentences.ts';
import { t, translated } from '#words/t.ts';
import { showHundredths } from '#domain/formats/hundredths.ts';
import { quoteUnits } from '#domain/quotes/quote-content.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { taxWords } from '#domain/quotes/quote-tax.ts';
import type { ShownQuoteContent } from '#contract/quotes.ts';
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import { showList, showNumber } from '#words/formats.ts';
import { toldLangOf, writtenLang } from '#ui/written-lang.ts';
import { sumWords, type PricedLine } from './sum-words.ts';

const day = delhiFormat({ dateStyle: 'medium' });
type Props = { content: ShownQuoteContent };

const sumRow = 'flex flex-wrap items-baseline justify-between gap-x-4 py-2';

/** From the sum of the lines to the total, where a discount stands between them. */
function DiscountSums({ content: { discount, totals } }: Props) {
  const rows = [
    [t('Sum'), showPaise(totals.price)],
    [
      discount?.kind === 'percent'
        ? t('Discount of {percent}%', { percent: showHundredths(discount.value) })
        : t('Discount'),
      `−${showPaise(totals.discount)}`,
    ],
    totals.tax > 0 && [t('GST'), showPaise(totals.tax)],
    [t('Total'), showPaise(totals.total)],
  ].filter((row): row is [string, string] => Array.isArray(row));
  return (
    <dl className="border-t border-line-strong">
      {rows.map(([label, amount]) => (
        <div key={label} className={`${sumRow} last:font-semibold`}>
          <dt>{label}</dt>
          <dd translate="no" className="shrink-0 tabular-nums">
            {amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The items of the price, line by line; with a discount they stand before tax, and the sums follow. */
export function QuoteLines({ content }: Props) {
  const { lines, totals } = content;
  const isReduced = totals.discount > 0;
  const list = (
    <ul className="divide-y divide-line">
      {lines.map(({ label, quantity, unit, unitPrice, tax, price, total }, index) => (
        <li key={index} className={sumRow}>
          <span className="min-w-0">
            <span lang={writtenLang} className="block font-semibold wrap-anywhere">
              {label}
            </span>
            <span className="text-sm text-ink-soft">
              {showHundredths(quantity)} × {showPaise(unitPrice)} {translated(quoteUnits[unit])},{' '}
              {taxWords(tax)}
            </span>
          </span>
          <span translate="no" className="shrink-0 tabular-nums">
            {showPaise(isReduced ? price : total)}
          </span>
        </li>
      ))}
    </ul>
  );
  if (!isReduced) return list;
  return (
    <div>
      {list}
      <DiscountSums content={content} />
    </div>
  );
}

/** The one total with tax, and its parts. */
export function QuoteTotal({
  content: { totals, guests, lines },
}: {
  content: Pick<ShownQuoteContent, 'totals' | 'guests'> & { lines: readonly PricedLine[] };
}) {
  const { total, perGuest } = totals;
  return (
    <>
      <p translate="no" className="font-display text-3xl tabular-nums">
        {showPaise(total)}
      </p>
      <p className="text-sm text-ink-soft">{sumWords(totals, lines)}</p>
      {guests !== null && perGuest !== null && (
        <p className="text-sm">
          {t('{amount} for each of {count} guests', {
            amount: showPaise(perGuest),
            count: showNumber(guests),
          })}
        </p>
      )}
    </>
  );
}

/** Inclusions, exclusions and terms. */
export function QuoteTerms({ content, reader }: Props & { reader: StateReader }) {
  const { included, excluded, advance, cancellation, terms, validUntil, totals } = content;
  const rows = [
    included.length > 0 && [t('In the price'), showList(included)],
    excluded.length > 0 && [t('Not in the price'), showList(excluded)],
    advance !== null && [
      t('Advance'),
      t('{percent}%, {amount}', { percent: showNumber(advance), amount: showPaise(totals.advance ?? 0) }),
    ],
    cancellation && [cancelWords[reader], cancellation],
    terms && [t('Also'), terms],
    validUntil && [t('Valid until'), showDay(day, validUntil)],
  ].filter((one): one is [string, string] => Array.isArray(one));
  return (
    <dl className="grid content-start gap-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd lang={toldLangOf(value)} className="whitespace-pre-line wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
