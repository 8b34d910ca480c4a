/** @file Which signals a vendor shows. Only the server reads it: the words of the street are long. */
import { readMeaning } from '#domain/finding/search-meaning.ts';
import {
  factNamesOf,
  vendorFacts,
  type Fact,
  type PriceCue,
  type VendorFacts,
} from '#domain/vendors/vendor-facts.ts';
import {
  choicesMin,
  lowPriceShare,
  usualCategoriesMax,
  type VendorSignal,
} from '#domain/vendors/vendor-signals.ts';
import { vendorCategories, vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { productWords } from './product-words.ts';
import { nounFor } from './category-nouns.ts';
import { placesNamed } from './place-tree.ts';
import { stopWords, streetWords } from './street-words.ts';

type Vendor = {
  companyName: string;
  categories: readonly string[];
  facts: VendorFacts;
  prices: readonly PriceCue[];
};
/** The median starting price of each category and unit, as `catering plate-veg`. */
export type MedianPrices = ReadonlyMap<string, number>;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

let known: Map<string, Set<string>> | undefined;
/** Builds the trades of each single word at the first call. */
function tradesOfWords(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (word: string, trade: string) => found.set(word, (found.get(word) ?? new Set()).add(trade));
  for (const [meaning, list] of [...streetWords, ...productWords])
    for (const trade of readMeaning(meaning)?.category ?? [])
      for (const word of list.split(', ')) if (!word.includes(' ')) add(word.toLowerCase(), trade);
  for (const [trade, label] of Object.entries(vendorCategories))
    for (const word of wordsOf(label)) if (word.length > 3) add(word, trade);
  return found;
}

const praise = new Set([
  'best',
  'top',
  'cheapest',
  'cheap',
  'lowest',
  'no1',
  'number1',
  'leading',
  'sabse',
  'sasta',
]);

/** Returns whether a name is made for a search: words of three trades, praise of itself, or signs and letters that sort first. */
function isMadeName(name: string): boolean {
  const words = wordsOf(name);
  const trades = new Set(
    words.flatMap((word) => [...((known ??= tradesOfWords()).get(word) ?? [])].slice(0, 1)),
  );
  return (
    trades.size >= usualCategoriesMax ||
    words.some((word) => praise.has(word)) ||
    /\bno\.? ?1\b|#1/i.test(name) ||
    /^[^\p{L}\p{N}]|^(.)\1\1|^a+ /iu.test(name.trim())
  );
}

let plain: Set<string> | undefined;
/** Builds the words that say only what and where at the first call. */
const plainWords = (): Set<string> =>
  new Set([
    ...stopWords,
    ...productWords.flatMap(([, list]) => wordsOf(list)),
    ...vendorCategoryNames.flatMap((name) =>
      [vendorCategories[name], nounFor(name, 1), nounFor(name, 2)].flatMap(wordsOf),
    ),
  ]);

/** Returns whether a name says only what and where, such as `Caterer Noida`: then a search for these words is no search for the name. */
export const isPlainName = (name: string): boolean =>
  wordsOf(name).every((word) => (plain ??= plainWords()).has(word) || placesNamed(word).length > 0);

/** Returns whether every choice of the facts of these categories is claimed. */
function claimsAll({ categories, facts }: Vendor): boolean {
  const choices = factNamesOf(categories).flatMap((name) => {
    const fact: Fact = vendorFacts[name];
    if (fact.kind !== 'choices') return [];
    const ticked = (facts[name] as readonly string[] | undefined) ?? [];
    return Object.keys(fact.options).map((option) => ticked.includes(option));
  });
  return choices.length >= choicesMin && choices.every(Boolean);
}

const isLow = ({ category, unit, from }: PriceCue, medians: MedianPrices) =>
  from < lowPriceShare * (medians.get(`${category} ${unit}`) ?? 0);

/** Returns the signals of a vendor. */
export const signalsOf = (vendor: Vendor, medians: MedianPrices): VendorSignal[] => {
  const signs: readonly (readonly [VendorSignal, boolean])[] = [
    ['categories', vendor.categories.length > usualCategoriesMax],
    ['name', isMadeName(vendor.companyName)],
    ['facts', claimsAll(vendor)],
    ['price', vendor.prices.some((price) => isLow(price, medians))],
  ];
  return signs.flatMap(([signal, shows]) => (shows ? [signal] : []));
};
