/** @file What a comparison of quotes says in words beside each total. */
import { showList, showNumber } from '#words/formats.ts';
import { t, translated } from '#words/t.ts';
import { showHundredths } from '#domain/formats/hundredths.ts';
import { broughtTo, platesOf, type Compared, type QuoteBrief } from './quote-brief.ts';
import { quoteChips, type QuoteChip } from './quote-chips.ts';

const listed = (chips: readonly QuoteChip[]): string =>
  showList(chips.map((chip) => translated(quoteChips[chip] ?? chip)));

/**
 * Returns the caveats for comparing a quote, in words.
 * @where What makes two quotes hard to compare?
 */
export function differencesOf(quote: Compared, brief: QuoteBrief): string[] {
  const { faults, isScaled, keepsRest, extra, unsaid } = broughtTo(quote, brief);
  const numbers = {
    count: showNumber(quote.guests ?? 0),
    wanted: showNumber(brief.guests ?? 0),
    plates: showHundredths(platesOf(quote)),
  };
  const words: Record<(typeof faults)[number], string> = {
    tax: t('GST is missing'),
    guestsUnsaid: t('The number of guests is missing'),
    guestsOther: t('{count} guests instead of {wanted}', numbers),
    plates: t('Only {plates} plates for {count} guests', numbers),
  };
  return [
    ...faults.map((fault) => words[fault]),
    ...(isScaled ? [t('Sent for {count} guests: ask for its price at {wanted}', numbers)] : []),
    ...(keepsRest ? [t('Only its plates are counted anew')] : []),
    ...(extra.length > 0 ? [t('Not in the price: {things}', { things: listed(extra) })] : []),
    ...(unsaid.length > 0 ? [t('Not said: {things}', { things: listed(unsaid) })] : []),
  ];
}
