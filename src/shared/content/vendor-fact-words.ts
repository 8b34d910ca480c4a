/** @file Facts and prices of vendors in words, made on the server, so that no page loads the table of facts. */
import { byLanguage, showDigits, showNumber } from '#words/formats.ts';
import { inDelhi } from '#facts/time.ts';
import { t, translated } from '#words/t.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { shownCategories, usualPricesOf } from '#domain/vendors/own-category.ts';
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
} from '#domain/vendors/vendor-facts.ts';

/** One fact as displayed. */
export type FactLine = { name: FactName; label: string; value: string };

const short = byLanguage((format) => new Intl.NumberFormat(format, { maximumFractionDigits: 2 }));

type CountedFact = {
  [Name in FactName]: (typeof vendorFacts)[Name]['kind'] extends 'span' | 'number' ? Name : never;
}[FactName];

/** Words for the counted facts. */
const counted: Readonly<Record<CountedFact, (count: number) => string>> = {
  capacity: (count) => t('{count, plural, one {# guest} other {# guests}}', { count }),
  rooms: (count) => t('{count, plural, one {# room} other {# rooms}}', { count }),
  parking: (count) => t('{count, plural, one {# car} other {# cars}}', { count }),
  years: (count) => t('{count, plural, one {# year} other {# years}}', { count }),
  teamSize: (count) => t('{count, plural, one {# person} other {# people}}', { count }),
};

function spanWords({ from, to }: Span, count: (count: number) => string): string {
  if (from === null) return t('up to {amount}', { amount: count(to!) });
  if (to === null) return t('from {amount}', { amount: count(from) });
  return from === to ? count(to) : t('{from} to {to}', { from: showNumber(from), to: count(to) });
}

/** Returns a fact's value in words. */
function valueWords(name: FactName, value: unknown): string {
  const fact: Fact = vendorFacts[name];
  switch (fact.kind) {
    case 'span':
      return spanWords(value as Span, counted[name as CountedFact]);
    case 'number':
      return value === 0 && fact.none ? translated(fact.none) : counted[name as CountedFact](value as number);
    case 'choice':
    case 'choices':
      return [value as string | string[]]
        .flat()
        .map((one) => translated(fact.options[one]!))
        .join(', ');
    case 'lines':
      return (value as string[]).join(', ');
    case 'digits':
      return value as string;
  }
}

/** Returns the known facts of these categories, in the order of the page. */
export const factLines = (categories: readonly string[], facts: VendorFacts): FactLine[] =>
  factNamesOf(categories).flatMap((name) => {
    const value = facts[name];
    if (value === undefined) return [];
    return [{ name, label: translated(vendorFacts[name].label), value: valueWords(name, value) }];
  });

/** Returns the names of the facts of these categories that are not known, in the order of the page. */
export const unsaidFacts = (categories: readonly string[], facts: VendorFacts): string[] =>
  factNamesOf(categories).flatMap((name) =>
    facts[name] === undefined ? translated(vendorFacts[name].label) : [],
  );

const travels: Readonly<Record<NonNullable<VendorFacts['travel']>, string>> = {
  city: t('travels within the city'),
  ncr: t('travels all of Delhi-NCR'),
  india: t('travels all over India'),
};
const materials: Readonly<Record<NonNullable<VendorFacts['material']>, string>> = {
  included: t('material included'),
  separate: t('material bought by you'),
  either: t('material either way'),
};

/** Words for a card, where the value alone would be unclear without its label. */
const onCard: { readonly [Name in FactName]?: (value: NonNullable<VendorFacts[Name]>) => string } = {
  rooms: (count) => (count === 0 ? '' : counted.rooms(count)),
  parking: (count) =>
    count === 0 ? '' : t('{count, plural, one {parking for # car} other {parking for # cars}}', { count }),
  years: (count) =>
    count === 0
      ? t('new in business')
      : t('{count, plural, one {# year in business} other {# years in business}}', { count }),
  teamSize: (count) => (count === 1 ? t('one person') : t('team of {count}', { count: showNumber(count) })),
  languages: (names) => t('speaks {languages}', { languages: valueWords('languages', names) }),
  travel: (reach) => translated(travels[reach]),
  material: (whose) => translated(materials[whose]),
  includes: () => '',
  fssai: () => '',
};
/** Maximum facts on a card. */
const maxOnCard = 2;

/** Returns the first facts, as many as a card shows. */
export const cardFacts = (categories: readonly string[], facts: VendorFacts): string[] =>
  factNamesOf(categories)
    .filter((name) => facts[name] !== undefined)
    .map((name) => {
      const say = onCard[name] as ((value: unknown) => string) | undefined;
      return say ? say(facts[name]) : valueWords(name, facts[name]);
    })
    .filter((words) => words !== '')
    .slice(0, maxOnCard);

type Sum = { readonly value: number; readonly say: (amount: string) => string };
/** Units of round sums. */
const sums = {
  crore: { value: 10_000_000, say: (amount) => t('{amount} crore', { amount }) },
  lakh: { value: 100_000, say: (amount) => t('{amount} lakh', { amount }) },
  rupee: { value: 1, say: (amount) => amount },
} as const satisfies Record<string, Sum>;

function sumOf(rupees: number): Sum {
  if (rupees >= sums.crore.value && rupees % sums.lakh.value === 0) return sums.crore;
  return rupees >= sums.lakh.value && rupees % 1000 === 0 ? sums.lakh : sums.rupee;
}
const inSum = (rupees: number, { value }: Sum): string => short().format(rupees / value);
const amountWords = (rupees: number): string => sumOf(rupees).say(inSum(rupees, sumOf(rupees)));

/** Formats a range: `1.5-2 lakh`, with a shared unit written once. */
function rangeWords(from: number, to: number): string {
  const sum = sumOf(to);
  if (sumOf(from) !== sum) return `${amountWords(from)}-${amountWords(to)}`;
  return sum.say(`${inSum(from, sum)}-${inSum(to, sum)}`);
}

/** Returns a price in words: `₹850-1,200 a plate (veg), tax extra`. */
export function shortPriceWords({ from, to, unit, taxIncluded }: PriceCue): string {
  const what = {
    unit: translated(priceUnits[unit]),
    tax: taxIncluded ? t('tax included') : t('tax extra'),
  };
  if (to === null) return t('from ₹{amount} {unit}, {tax}', { amount: amountWords(from), ...what });
  return t('₹{amount} {unit}, {tax}', {
    amount: from === to ? amountWords(from) : rangeWords(from, to),
    ...what,
  });
}

const months = [
  t('Jan'),
  t('Feb'),
  t('Mar'),
  t('Apr'),
  t('May'),
  t('Jun'),
  t('Jul'),
  t('Aug'),
  t('Sep'),
  t('Oct'),
  t('Nov'),
  t('Dec'),
] as const;
/** Formats a month, `2026-11` as `Nov 2026`. */
export const monthWords = (asOf: string) =>
  `${translated(months[Number(asOf.slice(5)) - 1]!)} ${showDigits(asOf.slice(0, 4))}`;

/**
 * Returns a price with the month of the vendor's statement: `₹850-1,200 a plate (veg), tax extra, Nov 2026`.
 * @where How are a vendor's facts and prices put into words?
 */
export const priceWords = (cue: PriceCue, now = new Date()): string =>
  isOldPrice(cue, now)
    ? t('{price}, {month} (said more than a year ago)', {
        price: shortPriceWords(cue),
        month: monthWords(cue.asOf),
      })
    : `${shortPriceWords(cue)}, ${monthWords(cue.asOf)}`;

/** Returns a price for a card, with the month only if the price is old. */
export const cardPriceWords = (cue: PriceCue, now = new Date()): string =>
  isOldPrice(cue, now) ? `${shortPriceWords(cue)}, ${monthWords(cue.asOf)}` : shortPriceWords(cue);

/** Returns whether a price was stated more than twelve months before. */
function isOldPrice({ asOf }: PriceCue, now: Date): boolean {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  const today = inDelhi(now);
  return (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() + 1 - month > 12;
}

/** Returns the prices of these categories, the usual one first. */
export const pricesOf = (categories: readonly string[], prices: readonly PriceCue[]): PriceCue[] =>
  priceKindsOf(categories).flatMap(
    (kind) => prices.find(({ category, unit }) => category === kind.category && unit === kind.unit) ?? [],
  );

/**
 * Returns the price of a card: the usual one of the vendor or, in a list of these kinds, the lowest usual one of them, by which the list is
 * in order. A price in another unit stands in only where there is no usual one.
 */
export function cardPriceOf(
  own: readonly string[],
  prices: readonly PriceCue[],
  kinds?: readonly string[],
): PriceCue | undefined {
  const shown = shownCategories(own, kinds);
  const usual = kinds && shown.length > 1 ? usualPricesOf(shown, prices) : [];
  return usual.toSorted((a, b) => a.from - b.from)[0] ?? pricesOf(shown, prices)[0];
}

/** Returns every price in words; with several trades, or when `named`, each names its own. */
export function priceLines(
  categories: readonly string[],
  prices: readonly PriceCue[],
  named = false,
): string[] {
  const shown = pricesOf(categories, prices);
  const trades = new Set(shown.map(({ category }) => category));
  const tradeOf = (category: VendorCategory) =>
    named || trades.size > 1 ? `${translated(vendorCategories[category])}: ` : '';
  return shown.map((cue) => tradeOf(cue.category) + priceWords(cue));
}
