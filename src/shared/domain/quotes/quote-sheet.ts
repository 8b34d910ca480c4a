/** @file Comparison of quotes: each with one total including tax, and the differences that prevent a fair comparison, in words. */
import { showNumber } from '#words/formats.ts';
import { t, translated } from '#words/t.ts';
import { quoteChips, type QuoteChip } from './quote-chips.ts';
import type { QuoteContent } from './quote-content.ts';
import { quoteTotals } from './quote-money.ts';

type Compared = Pick<QuoteContent, 'lines' | 'guests' | 'advance' | 'included' | 'excluded'>;

const wordOf = (chip: QuoteChip): string => translated(quoteChips[chip] ?? chip);

function guestWords(guests: number | null, wanted: number | null): string[] {
  if (wanted === null || guests === wanted) return [];
  if (guests === null) return [t('The number of guests is missing')];
  return [t('{count} guests instead of {wanted}', { count: showNumber(guests), wanted: showNumber(wanted) })];
}

function chipWords(quote: Compared, others: readonly Compared[]): string[] {
  const elsewhere = new Set(others.flatMap(({ included }) => included));
  const excluded = quote.excluded.map((chip) => t('No {thing}', { thing: wordOf(chip) }));
  const unsaid = [...elsewhere]
    .filter((chip) => !quote.included.includes(chip) && !quote.excluded.includes(chip))
    .map((chip) => t('Does not mention {thing}', { thing: wordOf(chip) }));
  return [...excluded, ...unsaid];
}

/** Returns the guests by which quotes are compared: the family's number, or else the largest of any quote. */
export const measuredGuests = (asked: number | null, quotes: readonly Compared[]): number | null =>
  asked ??
  quotes.reduce<number | null>((most, { guests }) => ((guests ?? 0) > (most ?? 0) ? guests : most), null);

/**
 * Returns the caveats for comparing one of the quotes with the others.
 * @where What makes two quotes hard to compare?
 */
export function differencesOf(quote: Compared, others: readonly Compared[], asked: number | null): string[] {
  return [
    ...(quoteTotals(quote).taxMissing ? [t('GST is missing')] : []),
    ...guestWords(quote.guests, measuredGuests(asked, [quote, ...others])),
    ...chipWords(quote, others),
  ];
}
