/** @file What of a vendor belongs to the categories that somebody asks for: a price, a fact and a capacity are those of a category. */
import {
  categoryFacts,
  type FactName,
  type PriceCue,
  type PriceUnit,
  type VendorFacts,
} from './vendor-facts.ts';
import type { VendorCategory } from './vendor-categories.ts';

/** Returns those that are categories; a registration choice has neither facts nor prices. */
export const categoriesAmong = (kinds: readonly string[]): VendorCategory[] =>
  kinds.filter((kind): kind is VendorCategory => Object.hasOwn(categoryFacts, kind));

/** Returns those of the kinds that have this fact. */
export const kindsWithFact = (name: string, kinds: readonly string[]): VendorCategory[] =>
  categoriesAmong(kinds).filter((kind) =>
    (categoryFacts[kind].facts as readonly FactName[]).includes(name as FactName),
  );

/** The categories that have a capacity. */
export const kindsWithCapacity = kindsWithFact('capacity', Object.keys(categoryFacts));

/**
 * Returns the facts of a vendor as they are for some of its categories. It states one capacity, which is that of the first of its own
 * categories that has one: the guests of a hall are no number of guests that it cooks for.
 */
export function factsAs(
  shown: readonly string[],
  { categories, facts }: { categories: readonly string[]; facts: VendorFacts },
): VendorFacts {
  const { capacity: _, ...others } = facts;
  const [owner] = kindsWithFact('capacity', categories);
  return owner === undefined || shown.includes(owner) ? facts : others;
}

/** Returns the usual unit of a category: the one by which lists are sorted and filtered. */
export const usualUnitOf = (category: VendorCategory): PriceUnit => categoryFacts[category].units[0];

/** Returns the vendor's categories that are asked for, in its own order; all of them where none is. */
export function shownCategories(own: readonly string[], asked: readonly string[] = []): readonly string[] {
  const shown = own.filter((category) => asked.includes(category));
  return shown.length > 0 ? shown : own;
}

/** Returns the vendor's categories with those that are asked for first. */
export function askedFirst(own: readonly string[], asked: readonly string[] = []): string[] {
  return own.toSorted((a, b) => Number(asked.includes(b)) - Number(asked.includes(a)));
}

/** Returns the lowest price in the usual unit of each of these categories, for those that have one. */
export function usualPricesOf(categories: readonly string[], prices: readonly PriceCue[]): PriceCue[] {
  return categoriesAmong(categories).flatMap((category) => {
    const unit = usualUnitOf(category);
    const cues = prices.filter((cue) => cue.category === category && cue.unit === unit);
    return cues.toSorted((a, b) => a.from - b.from).slice(0, 1);
  });
}
