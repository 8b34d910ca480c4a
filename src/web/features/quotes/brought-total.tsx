import { t } from '#words/t.ts';
import { showNumber } from '#words/formats.ts';
import { showPaise } from '#domain/quotes/quote-money.ts';
import type { FamilyQuote, QuoteSheet } from '#contract/quotes.ts';
import { sumWords } from './sum-words.ts';

type Props = { quote: FamilyQuote; sheet: Pick<QuoteSheet, 'guests' | 'comparedAt'> };

/** What a total is for, above it. */
function broughtLabel({ guests, comparedAt }: Props['sheet']): string {
  if (comparedAt === null) return t('In total');
  const count = { count: comparedAt };
  return guests === null
    ? t('At {count, plural, one {# guest} other {# guests}}', count)
    : t('At your {count, plural, one {# guest} other {# guests}}', count);
}

/** Why a quote has no total at the guests of the comparison. */
function missingWords({ content: { guests }, brought: { faults } }: FamilyQuote): string {
  if (guests === null || faults.includes('guestsUnsaid')) return t('Not known: it names no number of guests');
  return t('Not known: its price is for {count} guests together', { count: showNumber(guests) });
}

/** The quote as its vendor sent it, where that is another number of guests. */
function SentTotal({ content: { totals, guests } }: FamilyQuote) {
  const amount = showPaise(totals.total);
  return (
    <p className="text-sm text-ink-soft">
      {guests === null
        ? t('Sent: {amount}', { amount })
        : t('Sent: {amount} for {count} guests', { amount, count: showNumber(guests) })}
    </p>
  );
}

/** The total of a quote at the guests of the comparison, with tax. What is not known is said in its place. */
export function BroughtTotal({ quote, sheet }: Props) {
  const { content, brought } = quote;
  const { totals, isScaled } = brought;
  return (
    <>
      <p className="text-sm text-ink-soft">{broughtLabel(sheet)}</p>
      {totals === null ? (
        <p className="font-semibold">{missingWords(quote)}</p>
      ) : (
        <>
          <p translate="no" className="font-display text-2xl whitespace-nowrap tabular-nums sm:text-3xl">
            {showPaise(totals.total)}
          </p>
          {totals.taxMissing ? (
            <p className="font-semibold">{t('+ GST: not said how much')}</p>
          ) : (
            <p className="text-sm text-ink-soft">{sumWords(totals, content.lines)}</p>
          )}
          {totals.perGuest !== null && !totals.taxMissing && (
            <p className="text-sm">{t('{amount} a guest', { amount: showPaise(totals.perGuest) })}</p>
          )}
        </>
      )}
      {(isScaled || totals === null) && <SentTotal {...quote} />}
    </>
  );
}
