import { t } from '#words/t.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { quoteSentences } from '#domain/enquiries/state-sentences.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { dayFormat, showDay } from '#domain/formats/show-date.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { writtenLang } from '#ui/written-lang.ts';

const longDay = dayFormat({ dateStyle: 'long' });

/** The quote of a vendor, folded under its total and its state. */
export function FoldedQuote({ quote: { content, state } }: { quote: FamilyQuote }) {
  const { lines, totals, validUntil } = content;
  return (
    <Disclosure
      summary={
        <SummaryLines
          heading={t('Quote: {total}', { total: showPaise(totals.total) })}
          line={
            <>
              {quoteSentences[state].family}
              {totals.taxMissing && ` · ${t('GST still to be added')}`}
            </>
          }
          whole
        />
      }
    >
      <ul className="divide-y divide-line">
        {lines.map(({ label, price, total }, place) => (
          <li key={place} className="flex items-baseline justify-between gap-4 py-1">
            <span lang={writtenLang}>{label}</span>
            <span translate="no" className="shrink-0 tabular-nums">
              {showPaise(totals.discount > 0 ? price : total)}
            </span>
          </li>
        ))}
        {totals.discount > 0 && (
          <li className="flex items-baseline justify-between gap-4 py-1">
            {t('Discount')}
            <span translate="no" className="shrink-0 tabular-nums">
              −{showPaise(totals.discount)}
            </span>
          </li>
        )}
      </ul>
      {validUntil && (
        <p className="text-sm text-ink-soft">
          {t('Valid until')}: {showDay(longDay, validUntil)}
        </p>
      )}
    </Disclosure>
  );
}
