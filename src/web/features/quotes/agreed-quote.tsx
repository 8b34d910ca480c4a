import type { ReactNode } from 'react';
import { t } from '#words/t.ts';
import type { StateReader } from '#domain/enquiries/state-sentences.ts';
import type { ShownQuoteContent } from '#contract/quotes.ts';
import { delhiFormat, showDay, showMoment } from '#domain/formats/show-date.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Verbatim } from '#ui/verbatim.tsx';
import { QuoteDocument, type QuoteFact } from './quote-document.tsx';

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
  const facts: QuoteFact[] = [
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
  ];
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
      <QuoteDocument facts={facts} content={content} reader={reader} />
      <p className="mt-5 text-sm text-ink-soft">
        {t('Family and vendor see the same words here. Payment is between them.')}
      </p>
    </section>
  );
}
