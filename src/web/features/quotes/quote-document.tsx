import type { ReactNode } from 'react';
import type { StateReader } from '#domain/enquiries/state-sentences.ts';
import type { ShownQuoteContent } from '#contract/quotes.ts';
import { QuoteLines, QuoteTerms, QuoteTotal } from './quote-parts.tsx';

/** A label and its value; nothing for a fact that there is not. */
export type QuoteFact = readonly [string, ReactNode] | '' | false | null | undefined;

type Props = { facts: readonly QuoteFact[]; content: ShownQuoteContent; reader: StateReader };

/** A whole quote as it is agreed: who and when, its items, its total and its terms. */
export function QuoteDocument({ facts, content, reader }: Props) {
  return (
    <>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts
          .filter((one) => Boolean(one))
          .map((one) => one as readonly [string, ReactNode])
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="min-w-0 wrap-anywhere max-sm:mb-2">{value}</dd>
            </div>
          ))}
      </dl>
      <div className="mt-4 border-t border-line pt-2">
        <QuoteLines content={content} />
      </div>
      <div className="mt-2 border-t-2 border-line-strong pt-3">
        <QuoteTotal content={content} />
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <QuoteTerms content={content} reader={reader} />
      </div>
    </>
  );
}
