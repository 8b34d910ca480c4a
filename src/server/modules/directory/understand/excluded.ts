/** @file What the excluded parts of a sentence exclude. */
import type { Understood } from '#contract/directory.ts';
import { joinExclusions, type Exclusions } from '#domain/finding/exclusions.ts';
import type { VendorKind } from '#domain/vendors/vendor-categories.ts';
import { hasFact } from './facts-of-trades.ts';
import type { Entry } from './lexicon.ts';
import type { Unit } from './units.ts';

type Excluded = NonNullable<Understood['not']>;

const ofPlace = ({ area, region, market }: Entry): Exclusions | null => {
  if (area) return { area: [area] };
  if (region) return { region: [region] };
  return market ? { market: [market] } : null;
};

/** Returns the facts of the entries that a category has; without such a category those of all entries. */
function factsOf(entries: readonly Entry[], categories: readonly VendorKind[]): readonly string[] {
  const all = entries.flatMap((entry) => entry.with ?? []);
  const fitting = all.filter((token) => categories.some((category) => hasFact(category, token)));
  return fitting.length > 0 ? fitting : all;
}

/** Returns what one part excludes: a place, a fact, a product by its usual name, a category, else its words. */
function excludedBy(unit: Unit, categories: readonly VendorKind[]): Exclusions {
  const words = { words: [unit.typed.join(' ')] };
  if (unit.kind === 'sector') return { area: [unit.area] };
  if (unit.kind !== 'meant') return words;
  const place = unit.entries.map(ofPlace).find(Boolean);
  if (place) return place;
  const facts = factsOf(unit.entries, categories);
  if (facts.length > 0) return { with: [...facts] };
  const own = unit.entries.find((entry) => entry.own);
  if (own) return own.names ? { words: [own.names[0]!] } : words;
  const category = unit.entries.find((entry) => entry.category && !entry.occasion)?.category;
  const others = category?.filter((one) => !categories.includes(one)) ?? [];
  // Nothing is asked for and excluded too.
  if (category) return others.length > 0 ? { category: others } : {};
  // `not today` has no meaning for a search.
  return unit.entries.some((entry) => entry.open ?? entry.near) ? {} : words;
}

/** Returns what the excluded parts of a sentence exclude for these categories; undefined for nothing. */
export const excludedOf = (units: readonly Unit[], categories: readonly VendorKind[]): Excluded | undefined =>
  joinExclusions(...units.map((unit) => excludedBy(unit, categories)));
