/** @file The words of a list that has an address of its own: `/vendors/catering/rajouri-garden`. */
import type { VendorPlace } from '#contract/vendor-places.ts';
import { nounFor } from './category-nouns.ts';
import { numberWords } from './directory-conditions.ts';

/** What is known of a list, before it is put into words. */
export type PlaceData = Omit<VendorPlace, 'title' | 'description' | 'facts'>;
type Named = Pick<PlaceData, 'category' | 'area'>;

const everywhere = 'Delhi-NCR';
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `Caterers in Rajouri Garden`. */
const placeTitle = ({ category, area }: Named): string =>
  `${capital(nounFor(category, 2))} in ${area ?? everywhere}`;

/** `₹450 to ₹900 a plate (veg)`; null when nobody has said a price. */
function priceWords({ price }: Pick<PlaceData, 'price'>): string | null {
  if (!price) return null;
  const { from, to, unit } = price;
  return `₹${numberWords(from)}${to > from ? ` to ₹${numberWords(to)}` : ''} ${unit}`;
}

const countWords = ({ category, area, count }: PlaceData): string =>
  count === 0
    ? `No ${nounFor(category, 1)} is listed in ${area ?? everywhere} yet`
    : `${numberWords(count)} ${nounFor(category, count)} in ${area ?? everywhere}`;

/** What search engines show below the title. */
function placeDescription(place: PlaceData): string {
  const price = priceWords(place);
  return `${countWords(place)}${price ? `, from ${price}` : ''}. Compare prices and facts, see who is open and where they are, and ask them directly.`;
}

type Fact = VendorPlace['facts'][number];

/** The facts of a list, each a name and its words. */
function placeFacts(place: PlaceData): Fact[] {
  const { category, area, count, price, capacity, typical } = place;
  const asked = priceWords(place);
  const haves = typical.map(({ fact, count: have }) => `${fact} (${numberWords(have)})`);
  const facts: readonly [name: string, words: string | null][] = [
    // The list has those, too, who come from elsewhere to serve the area.
    [
      area === null ? 'Listed here' : 'Based here',
      count > 0 ? `${numberWords(count)} ${nounFor(category, count)}` : null,
    ],
    [
      'Price',
      price && (price.vendors === count ? asked : `${asked}, as ${numberWords(price.vendors)} of them say`),
    ],
    ['Guests', capacity && `${numberWords(capacity.from)} to ${numberWords(capacity.to)}`],
    ['Typical', haves.length > 0 ? haves.join(', ') : null],
  ];
  return facts.flatMap(([name, words]): Fact[] => (words === null ? [] : [{ name, words }]));
}

/** Returns the title of a list, its description for search engines, and its facts. */
export const placeWords = (place: PlaceData): Pick<VendorPlace, 'title' | 'description' | 'facts'> => ({
  title: placeTitle(place),
  description: placeDescription(place),
  facts: placeFacts(place),
});
