/** @file The words of a list that has an address of its own: `/vendors/catering/rajouri-garden`. */
import type { VendorPlace } from '#contract/vendor-places.ts';
import { vendorCategories } from '#contract/vendor-categories.ts';
import { nounFor } from './category-nouns.ts';
import { numberWords } from './directory-conditions.ts';

type Named = Pick<VendorPlace, 'category' | 'area'>;

const everywhere = 'Delhi-NCR';
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `Caterers in Rajouri Garden`. */
export const placeTitle = ({ category, area }: Named): string =>
  `${capital(nounFor(category, 2))} in ${area ?? everywhere}`;

/** `₹450 to ₹900 a plate (veg)`; null when nobody has said a price. */
export function priceWords({ price }: Pick<VendorPlace, 'price'>): string | null {
  if (!price) return null;
  const { from, to, unit } = price;
  return `₹${numberWords(from)}${to > from ? ` to ₹${numberWords(to)}` : ''} ${unit}`;
}

const countWords = ({ category, area, count }: VendorPlace): string =>
  count === 0
    ? `No ${nounFor(category, 1)} is listed in ${area ?? everywhere} yet`
    : `${numberWords(count)} ${nounFor(category, count)} in ${area ?? everywhere}`;

/** What search engines show below the title. */
export function placeDescription(place: VendorPlace): string {
  const price = priceWords(place);
  return `${countWords(place)}${price ? `, from ${price}` : ''}. Compare prices and facts, see who is open and where they are, and ask them directly.`;
}

type Fact = readonly [name: string, words: string];

/** The facts of a list, each a name and its words. */
export function placeFacts(place: VendorPlace): readonly Fact[] {
  const { category, count, price, capacity, typical } = place;
  const asked = priceWords(place);
  const haves = typical.map(({ fact, count: have }) => `${fact} (${numberWords(have)})`);
  const facts: readonly [name: string, words: string | null][] = [
    ['Listed here', count > 0 ? `${numberWords(count)} ${nounFor(category, count)}` : null],
    [
      'Price',
      price && (price.vendors === count ? asked : `${asked}, as ${numberWords(price.vendors)} of them say`),
    ],
    ['Guests', capacity && `${numberWords(capacity.from)} to ${numberWords(capacity.to)}`],
    ['Typical', haves.length > 0 ? haves.join(', ') : null],
  ];
  return facts.flatMap(([name, words]): Fact[] => (words === null ? [] : [[name, words]]));
}

/** The headings and links of the page. */
export const placePage = {
  missing: 'There is no such list of vendors.',
  missingLead: 'The address may be mistyped, or nobody is listed in that area yet.',
  failed: 'This list could not be loaded.',
  all: 'All vendors',
  areas: ({ category, area }: Named) =>
    area === null ? `${vendorCategories[category]} by area` : `${vendorCategories[category]} near ${area}`,
  categories: ({ area }: Named) => (area === null ? 'Other vendors' : `Others in ${area}`),
  posts: 'Worth reading first',
} as const;
