import { t, translated } from '#words/t.ts';
import { quoteTaxes, quoteUnits } from '#domain/quotes/quote-content.ts';
import { showHundredths, showPaise } from '#domain/quotes/quote-money.ts';
import type { ShownQuoteContent } from '#contract/quotes.ts';
import { delhiFormat, showDay } from '#domain/formats/show-date.ts';
import { showList, showNumber } from '#words/formats.ts';
import { toldLangOf, writtenLang } from '#ui/written-lang.ts';

const day = delhiFormat({ dateStyle: 'medium' });
type Props = { content: ShownQuoteContent };

/** The items of the price, line by line. */
export function QuoteLines({ content: { lines } }: Props) {
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ label, quantity, unit, unitPrice, tax, total }, index) => (
        <li key={index} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0">
            <span lang={writtenLang} className="block font-semibold wrap-anywhere">
              {label}
            </span>
            <span className="text-sm text-ink-soft">
              {showHundredths(quantity)} × {showPaise(unitPrice)} {translated(quoteUnits[unit])},{' '}
              {translated(quoteTaxes[tax])}
            </span>
          </span>
          <span translate="no" className="shrink-0 tabular-nums">
            {showPaise(total)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The one total with tax, and its parts. */
export function QuoteTotal({
  content: { totals, guests },
}: {
  content: Pick<ShownQuoteContent, 'totals' | 'guests'>;
}) {
  const { price, tax, total, perGuest, taxMissing } = totals;
  return (
    <>
      <p translate="no" className="font-display text-3xl tabular-nums">
        {showPaise(total)}
      </p>
      <p className="text-sm text-ink-soft">
        {taxMissing
          ? t('without GST, where it is not mentioned')
          : tax > 0
            ? t('{price} and {tax} GST', { price: showPaise(price), tax: showPaise(tax) })
            : t('all GST included')}
      </p>
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
export function QuoteTerms({ content }: Props) {
  const { included, excluded, advance, cancellation, terms, validUntil, totals } = content;
  const rows = [
    included.length > 0 && [t('In the price'), showList(included)],
    excluded.length > 0 && [t('Not in the price'), showList(excluded)],
    advance !== null && [
      t('Paid first'),
      t('{percent}%, {amount}', { percent: showNumber(advance), amount: showPaise(totals.advance ?? 0) }),
    ],
    cancellation && [t('If you cancel'), cancellation],
    terms && [t('Also'), terms],
    validUntil && [t('Good until'), showDay(day, validUntil)],
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
