import { quoteUnits } from '#domain/quotes/quote-content.ts';
import { quoteSentences } from '#domain/enquiries/state-sentences.ts';
import { showHundredths } from '#domain/formats/hundredths.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import { taxWords } from '#domain/quotes/quote-tax.ts';
import type { StaffQuotes } from '#contract/desk/threads.ts';
import { showMoment } from '../../kit/format.ts';
import { reads, useRead } from '../../kit/query.ts';
import { ReadSection } from '../read-section.tsx';
import { Tag } from '../tag.tsx';

type Quote = StaffQuotes['quotes'][number];
type Version = Quote['versions'][number];

function VersionLines({ version: { version, sentAt, content } }: { version: Version }) {
  const { lines, included, excluded, advance, cancellation, terms, validUntil, totals, guests } = content;
  const facts = [
    totals.discount > 0 &&
      `${showPaise(totals.price)} less ${showPaise(totals.discount)} discount, plus ${showPaise(totals.tax)} GST`,
    guests !== null && `${guests} guests`,
    included.length > 0 && `in the price: ${included.join(', ')}`,
    excluded.length > 0 && `not in it: ${excluded.join(', ')}`,
    advance !== null && `${advance}% first`,
    `good until ${validUntil}`,
    cancellation,
    terms,
  ].filter(Boolean);
  return (
    <details className="text-sm">
      <summary className="tap cursor-pointer py-1">
        Version {version}, {showMoment(sentAt)}: {showPaise(totals.total)}
        {totals.taxMissing && ' (GST is missing)'}
      </summary>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere">
        {lines.map(({ label, quantity, unit, unitPrice, tax, total }, index) => (
          <li key={index}>
            {label}: {showHundredths(quantity)} × {showPaise(unitPrice)} {quoteUnits[unit]}, {taxWords(tax)} ={' '}
            {showPaise(total)}
          </li>
        ))}
      </ul>
      <p className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">{facts.join('. ')}</p>
    </details>
  );
}

/** The quotes of an enquiry with every version, as family and vendor see them. */
export function QuoteList({ reference }: { reference: string }) {
  const read = useRead(reads.staffQuoteList({ params: { reference } }));
  return (
    <ReadSection read={read}>
      {({ quotes }) =>
        quotes.length === 0 ? null : (
          <div className="grid gap-2 border-t border-line pt-3">
            <h3 className="font-semibold">Quotes</h3>
            <ul className="grid gap-2">
              {quotes.map((one) => (
                <li key={one.introductionId}>
                  <span className="font-semibold wrap-anywhere">{one.vendorName}</span>{' '}
                  <Tag tone={one.state === 'accepted' ? 'good' : one.state === 'asked' ? 'due' : 'quiet'}>
                    {quoteSentences[one.state].staff}
                  </Tag>
                  {one.differences.length > 0 && (
                    <span className="block text-sm text-ink-soft">{one.differences.join(' · ')}</span>
                  )}
                  {one.versions.map((each) => (
                    <VersionLines key={each.version} version={each} />
                  ))}
                </li>
              ))}
            </ul>
          </div>
        )
      }
    </ReadSection>
  );
}
