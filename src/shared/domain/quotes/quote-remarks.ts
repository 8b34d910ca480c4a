/** @file Remarks for a vendor about its own quote. They refuse nothing, and no family sees them. */
import { showNumber } from '#words/formats.ts';
import { t } from '#words/t.ts';
import { showHundredths } from '#domain/formats/hundredths.ts';
import type { QuoteContent } from './quote-content.ts';

const isPlate = (unit: string) => unit.startsWith('plate');

/**
 * Returns remarks on numbers that differ from the guests of the request. Plates of several menus may share the guests, and several meals
 * may be a multiple of them.
 * @where When is a vendor told that plates and guests differ?
 */
export function remarksOf(
  { lines, guests }: Pick<QuoteContent, 'lines' | 'guests'>,
  asked: number | null,
): string[] {
  if (asked === null) return [];
  const plates = lines
    .filter(({ unit, quantity }) => isPlate(unit) && quantity > 0)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const words = { guests: showNumber(asked) };
  return [
    ...(plates % (asked * 100) === 0
      ? []
      : [t('{plates} plates for {guests} guests.', { ...words, plates: showHundredths(plates) })]),
    ...(guests === null || guests === asked
      ? []
      : [
          t('The family asked for {guests} guests; this quote is for {count}.', {
            ...words,
            count: showNumber(guests),
          }),
        ]),
  ];
}
