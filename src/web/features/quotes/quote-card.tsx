import { t } from '#words/t.ts';
import { profilePath } from '#facts/paths.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import type { FamilyQuote } from '#contract/quotes.ts';
import { quoteSentences } from '#domain/enquiries/state-sentences.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { TextLink } from '#ui/text-link.tsx';
import { asWritten } from '#ui/written-lang.ts';
import { QuoteActs } from './quote-acts.tsx';
import { QuoteLines, QuoteTerms, QuoteTotal } from './quote-parts.tsx';

const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

type Props = {
  quote: FamilyQuote;
  /** Another quote is accepted: there is nothing left to compare or to await. */
  decided: boolean;
  typed: string | undefined;
};

/** One quote of several: the parts of all are aligned in rows for comparison. */
export function QuoteCard({ quote, decided, typed }: Props) {
  const { vendorName, vendorId, state, askedAt, sentAt, content, differences, earlier, introductionId } =
    quote;
  return (
    <li
      aria-labelledby={`of-${introductionId}`}
      className="grid gap-4 rounded-xl border border-line bg-paper p-5 md:row-span-5 md:grid-rows-subgrid"
    >
      <div>
        <h2 id={`of-${introductionId}`} {...asWritten} className="text-xl wrap-anywhere">
          <TextLink to={profilePath(vendorId)}>{vendorName}</TextLink>
        </h2>
        <p className="text-sm text-ink-soft">
          {[
            quoteSentences[state].family,
            askedAt && !decided && state !== 'asked'
              ? t('you asked for changes {moment}', { moment: showMoment(moment, askedAt) })
              : t('sent {moment}', { moment: showMoment(moment, sentAt) }),
          ].join(' · ')}
        </p>
        <div className="mt-3">
          <QuoteTotal content={content} />
        </div>
      </div>
      <div>
        {differences.length > 0 && !decided && (
          <>
            <p className="text-sm font-semibold">{t('Before you compare')}</p>
            <ul className="mt-1 list-disc pl-5 text-sm">
              {differences.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <QuoteLines content={content} />
      <QuoteTerms content={content} reader="family" />
      <div>
        {earlier.length > 0 && (
          <p className="mb-3 text-sm text-ink-soft">
            {t('Before: {totals}', { totals: earlier.map(({ total }) => showPaise(total)).join(', ') })}
          </p>
        )}
        <QuoteActs quote={quote} typed={typed} />
      </div>
    </li>
  );
}
