import { t } from '#words/t.ts';
import { profilePath } from '#facts/paths.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import type { FamilyQuote, QuoteSheet } from '#contract/quotes.ts';
import { quoteSentences } from '#domain/enquiries/state-sentences.ts';
import { delhiFormat, showMoment } from '#domain/formats/show-date.ts';
import { TextLink } from '#ui/text-link.tsx';
import { asWritten } from '#ui/written-lang.ts';
import { BroughtTotal } from './brought-total.tsx';
import { QuoteActs } from './quote-acts.tsx';
import { QuoteLines, QuoteTerms } from './quote-parts.tsx';

const moment = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });

type Props = {
  quote: FamilyQuote;
  sheet: QuoteSheet;
  /** Another quote is accepted: there is nothing left to compare or to await. */
  decided: boolean;
};

/** One quote of several: a column whose parts are aligned in rows with those of the others, also on a phone. */
export function QuoteCard({ quote, sheet, decided }: Props) {
  const { vendorName, vendorId, state, askedAt, sentAt, content, differences, earlier, introductionId } =
    quote;
  return (
    <li
      aria-labelledby={`of-${introductionId}`}
      className="row-span-6 grid min-w-0 grid-rows-subgrid gap-y-4 rounded-xl border border-line bg-paper p-3 sm:p-5"
    >
      <div>
        <h2 id={`of-${introductionId}`} {...asWritten} className="text-lg wrap-anywhere sm:text-xl">
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
      </div>
      <div>
        <BroughtTotal quote={quote} sheet={sheet} />
        {earlier.length > 0 && (
          <p className="text-sm text-ink-soft">
            {t('Before: {totals}', { totals: earlier.map(({ total }) => showPaise(total)).join(', ') })}
          </p>
        )}
      </div>
      <div>
        {differences.length > 0 && !decided && (
          <>
            <p className="text-sm font-semibold">{t('Before you compare')}</p>
            <ul className="mt-1 list-disc pl-4 text-sm wrap-anywhere">
              {differences.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div>
        <QuoteActs quote={quote} />
      </div>
      <QuoteLines content={content} />
      <QuoteTerms content={content} reader="family" />
    </li>
  );
}
