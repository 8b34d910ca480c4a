import type { RefObject } from 'react';
import { t } from '#words/t.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import type { WorkshopQuote } from '#contract/workshop-quotes.ts';
import { QuoteLines, QuoteTerms, QuoteTotal } from './quote-parts.tsx';

const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

type Props = {
  sent: NonNullable<WorkshopQuote['sent']>;
  version: number;
  earlier: WorkshopQuote['earlier'];
  /** Has the focus after a sending, when the form is gone. */
  heading: RefObject<HTMLParagraphElement | null>;
};

/** The quote that the family has, as it reads it. */
export function SentQuote({ sent: { sentAt, content }, version, earlier, heading }: Props) {
  return (
    <div className="grid gap-4 rounded-md border border-line p-4">
      <p ref={heading} tabIndex={-1} className="text-ink-soft">
        {t('Version {version}, {total}, sent {moment}', {
          version,
          total: showPaise(content.totals.total),
          moment: showMoment(moment, sentAt),
        })}
        {earlier.length > 0 &&
          ` · ${t('Before: {totals}', { totals: earlier.map(({ total }) => showPaise(total)).join(', ') })}`}
      </p>
      <div>
        <QuoteTotal content={content} />
      </div>
      <QuoteLines content={content} />
      <QuoteTerms content={content} reader="vendor" />
    </div>
  );
}
