/** @file Facts and prices of vendors in words. Made on the server and sent as words, so that no page loads the table of facts. */
import { vendorCategories, type VendorCategory } from '#contract/vendor-categories.ts';
import {
  factNamesOf,
  priceKindsOf,
  priceUnits,
  vendorFacts,
  type Fact,
  type FactName,
  type PriceCue,
  type Span,
  type VendorFacts,
} from '#contract/vendor-facts.ts';

/** One fact as it stands on a page. */
export type FactLine = { name: FactName; label: string; value: string };

const digits = new Intl.NumberFormat('en-IN');
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

const counted = (count: number, [several, one]: readonly [string, string]) =>
  `${digits.format(count)} ${count === 1 ? one : several}`;

function spanWords({ from, to }: Span, units: readonly [string, string]): string {
  if (from === null) return `up to ${counted(to!, units)}`;
  if (to === null) return `from ${counted(from, units)}`;
  return from === to ? counted(to, units) : `${digits.format(from)} to ${counted(to, units)}`;
}

/** What was said of a fact, in words. */
function valueWords(fact: Fact, value: unknown): string {
  switch (fact.kind) {
    case 'span':
      return spanWords(value as Span, fact.units);
    case 'number':
      return value === 0 && fact.none ? fact.none : counted(value as number, fact.units);
    case 'choice':
    case 'choices':
      return [value as string | string[]]
        .flat()
        .map((one) => fact.options[one])
        .join(', ');
    case 'lines':
      return (value as string[]).join(', ');
    case 'digits':
      return value as string;
  }
}

/** The facts that were given among those that these categories are asked for, in the order of the page. */
export const factLines = (categories: readonly string[], facts: VendorFacts): FactLine[] =>
  factNamesOf(categories).flatMap((name) => {
    const value = facts[name];
    const fact: Fact = vendorFacts[name];
    return value === undefined ? [] : [{ name, label: fact.label, value: valueWords(fact, value) }];
  });

/** A value that says too little without its label, as a card says it. */
const onCard: { readonly [Name in FactName]?: (value: string) => string } = {
  rooms: (value) => (value === vendorFacts.rooms.none ? '' : value),
  parking: (value) => (value === vendorFacts.parking.none ? '' : `parking for ${value}`),
  years: (value) => (value === vendorFacts.years.none ? 'new in business' : `${value} in business`),
  teamSize: (value) => (value === '1 person' ? 'one person' : `team of ${value.split(' ')[0]}`),
  languages: (value) => `speaks ${value}`,
  travel: (value) => `travels ${value.charAt(0).toLowerCase()}${value.slice(1)}`,
  material: (value) => `material ${value.toLowerCase()}`,
  includes: () => '',
  fssai: () => '',
};
/** Facts on a card. */
const maxOnCard = 2;

/** The first facts that a card has room for. */
export const cardFacts = (categories: readonly string[], facts: VendorFacts): string[] =>
  factLines(categories, facts)
    .map(({ name, value }) => onCard[name]?.(value) ?? value)
    .filter((words) => words !== '')
    .slice(0, maxOnCard);

const lakh = 100_000;
const crore = 100 * lakh;
/** Round sums as people say them; others to the rupee. */
function amountWords(rupees: number): string {
  if (rupees >= crore && rupees % lakh === 0) return `${short.format(rupees / crore)} crore`;
  if (rupees >= lakh && rupees % 1000 === 0) return `${short.format(rupees / lakh)} lakh`;
  return digits.format(rupees);
}

/** `1.5-2 lakh`: a word that both ends share is said once. */
function rangeWords(from: number, to: number): string {
  const [amount, word] = amountWords(from).split(' ');
  const end = amountWords(to);
  return `${word !== undefined && end.endsWith(` ${word}`) ? amount : amountWords(from)}-${end}`;
}

/** What it costs and for what: `₹850-1,200 a plate (veg), tax extra`. */
export function shortPriceWords({ from, to, unit, taxIncluded }: PriceCue): string {
  const tax = taxIncluded ? 'tax included' : 'tax extra';
  const amount =
    to === null ? `from ₹${amountWords(from)}` : `₹${from === to ? amountWords(from) : rangeWords(from, to)}`;
  return `${amount} ${priceUnits[unit]}, ${tax}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `Nov 2026` for `2026-11`. */
const monthWords = (asOf: string) => `${months[Number(asOf.slice(5)) - 1]} ${asOf.slice(0, 4)}`;

/** The same with the month in which the vendor said so: `₹850-1,200 a plate (veg), tax extra, Nov 2026`. */
export const priceWords = (cue: PriceCue): string => `${shortPriceWords(cue)}, ${monthWords(cue.asOf)}`;

/** The prices of these categories, the usual one first. */
export const pricesOf = (categories: readonly string[], prices: readonly PriceCue[]): PriceCue[] =>
  priceKindsOf(categories).flatMap(
    (kind) => prices.find(({ category, unit }) => category === kind.category && unit === kind.unit) ?? [],
  );

/** Every price in words; with several trades each says which it is of. */
export function priceLines(categories: readonly string[], prices: readonly PriceCue[]): string[] {
  const shown = pricesOf(categories, prices);
  const trades = new Set(shown.map(({ category }) => category));
  const tradeOf = (category: VendorCategory) => (trades.size > 1 ? `${vendorCategories[category]}: ` : '');
  return shown.map((cue) => tradeOf(cue.category) + priceWords(cue));
}
