/** @file The text of a list with its own address: `/vendors/catering/rajouri-garden`. */
import { t, translated } from '#words/t.ts';
import type { VendorPlace } from '#contract/vendor-places.ts';
import { nounFor } from './category-nouns.ts';
import { pricesPath } from '#domain/vendors/vendor-addresses.ts';
import { guideTitle } from './price-guide-words.ts';
import { showCount } from '#words/formats.ts';
import { numberWords, placeName } from './directory-conditions.ts';

/** Data of a list, before it is put into words. */
export type PlaceData = Omit<VendorPlace, 'title' | 'prices' | 'description' | 'facts'>;
type Named = Pick<PlaceData, 'category' | 'area'>;

/** Returns the displayed place of a list. */
const placeOf = ({ area }: Pick<PlaceData, 'area'>): string =>
  area === null ? t('Delhi-NCR') : placeName(area);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Returns a count of a list: rounded-down counts of a long one say so, `6,500+`. */
const countWords = (count: number, { atLeast }: Pick<PlaceData, 'atLeast'>): string =>
  showCount({ count, atLeast });

/** Returns the title: `Caterers in Rajouri Garden`. */
const placeTitle = (list: Named): string =>
  capital(t('{nouns} in {place}', { nouns: nounFor(list.category, 2), place: placeOf(list) }));

/** Returns the price range in words: `₹450 to ₹900 a plate (veg)`; null without any price. */
function priceWords({ price }: Pick<PlaceData, 'price'>): string | null {
  if (!price) return null;
  const { from, to, unit } = price;
  const amounts = { from: numberWords(from), to: numberWords(to), unit: translated(unit) };
  return to > from ? t('₹{from} to ₹{to} {unit}', amounts) : t('₹{from} {unit}', amounts);
}

/** Returns the description that search engines show below the title. */
function placeDescription(place: PlaceData): string {
  const { category, count } = place;
  const where = {
    noun: nounFor(category, count || 1),
    count: countWords(count, place),
    place: placeOf(place),
  };
  const price = priceWords(place);
  const found =
    count === 0
      ? t('No {noun} is listed in {place} yet.', where)
      : price === null
        ? t('{count} {noun} in {place}.', where)
        : t('{count} {noun} in {place}, from {price}.', { ...where, price });
  const more = t('Compare prices and facts, see who is open and where they are, and ask them directly.');
  return `${found} ${more}`;
}

type Fact = VendorPlace['facts'][number];

/** Returns the facts of a list, each with a name and its words. */
function placeFacts(place: PlaceData): Fact[] {
  const { category, area, count, based, price, capacity, typical } = place;
  const vendors = (some: number) =>
    some > 0 ? `${countWords(some, place)} ${nounFor(category, some)}` : null;
  const asked = priceWords(place);
  const haves = typical.map(({ fact, count: have }) => `${fact} (${countWords(have, place)})`);
  const facts: readonly [name: string, words: string | null][] = [
    [area === null ? t('Listed here') : t('Based here'), vendors(based)],
    [t('From elsewhere'), vendors(count - based)],
    [
      t('Price'),
      price &&
        (price.vendors === count
          ? asked
          : t('{price}, stated by {count} of them', {
              price: asked!,
              count: countWords(price.vendors, place),
            })),
    ],
    [
      t('Guests'),
      capacity && t('{from} to {to}', { from: numberWords(capacity.from), to: numberWords(capacity.to) }),
    ],
    [t('Typical'), haves.length > 0 ? haves.join(', ') : null],
  ];
  return facts.flatMap(([name, words]): Fact[] => (words === null ? [] : [{ name, words }]));
}

/** Returns the title of a list, that of the price guide of its category, its description for search engines, and its facts. */
export const placeWords = (
  place: PlaceData,
): Pick<VendorPlace, 'title' | 'prices' | 'description' | 'facts'> => ({
  title: placeTitle(place),
  prices: { path: pricesPath(place.category), words: guideTitle(place.category) },
  description: placeDescription(place),
  facts: placeFacts(place),
});
