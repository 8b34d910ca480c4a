import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { StateReader } from '#domain/enquiries/state-sentences.ts';
import type { ShownQuoteContent } from '#contract/quotes.ts';
import { delhiFormat, showDay, showMoment } from '#domain/formats/show-date.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Verbatim } from '#ui/verbatim.tsx';
import { QuoteLines, QuoteTerms, QuoteTotal } from './quote-parts.tsx';

const moment = delhiFormat({ dateStyle: 'long', timeStyle: 'short' });
const day = delhiFormat({ dateStyle: 'long' });

type Props = {
  content: ShownQuoteContent;
  reference: string;
  title: string;
  vendor: ReactNode;
  /** The family's name, where it may be shown. */
  name?: string;
  eventDate: string | null;
  acceptedAt: string;
  version: number;
  reader: StateReader;
};

/** The agreed quote, for both sides to store and print. */
export function AgreedQuote({
  content,
  reference,
  title,
  vendor,
  name,
  eventDate,
  acceptedAt,
  version,
  reader,
}: Props) {
  const running = useHydrated();
  const facts = [
    [t('Vendor'), vendor],
    name && [t('The family'), name],
    [
      t('Request'),
      <>
        {title}, <Verbatim>{reference}</Verbatim>
      </>,
    ],
    eventDate && [t('Event date'), showDay(day, eventDate)],
    [t('Accepted'), t('{moment}, version {version}', { moment: showMoment(moment, acceptedAt), version })],
  ].filter((one): one is [string, ReactNode] => Array.isArray(one));
  return (
    <section aria-labelledby="agreed" className="rounded-xl border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="agreed" className="text-2xl">
          {t('What was agreed')}
        </h2>
        {running && (
          <Button look="secondary" className="no-print" onClick={() => window.print()}>
            {t('Print')}
          </Button>
        )}
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
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
      <p className="mt-5 text-sm text-ink-soft">
        {t('Family and vendor see the same words here. Payment is between them.')}
      </p>
    </section>
  );
}
