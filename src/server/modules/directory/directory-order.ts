/** @file The orders of a list. A short one is sorted by them; long-lists.ts reads a longer one. */
import { createHash } from 'node:crypto';
import { asc, desc, sql, type SQL } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import { orderSteps, searchWeights, type OrderStep } from '#domain/finding/search-order.ts';
import type { OpeningHours } from '#domain/vendors/opening-hours.ts';
import type { SearchedPlace } from '#content/works-in.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { vendorCalendars, vendors } from '#platform/db/tables.ts';
import { holdsAny } from '#platform/db/search-terms.ts';
import { byPlace, distanceTo } from '#platform/db/place-terms.ts';
import type { ParsedQuery } from './asked.ts';
import { capacityIn, priceIn } from './category-sql.ts';
import { isBusyOn, placesOf, stepsFrom } from './directory-conditions.ts';
import type { Word } from './directory-words.ts';

const { pageSize } = directoryLimits;

/** A vendor on a page. */
export type ScoredVendor = {
  id: string;
  sortName: string;
  openingHours: OpeningHours | null;
  distanceKm: number | null;
  /** Its place terms. */
  places: string[];
};

/** What the order depends on, beside the query. */
export type OrderContext = {
  words: readonly Word[];
  /** Vendors whose name was typed: they stand before the list. */
  named: readonly ScoredVendor[];
  /** The dropped place of a list without anybody there: the nearest come first. */
  near: SearchedPlace | null;
  /** The day in Delhi, YYYY-MM-DD. */
  day: string;
};

export const byName = [asc(byteOrder(vendors.sortName)), asc(vendors.id)];
export const byPrice = (kinds?: readonly string[]) => [sql`${priceIn(kinds)} asc nulls last`, ...byName];
export const byCapacity = (kinds?: readonly string[]) => [
  sql`${capacityIn(kinds)} desc nulls last`,
  ...byName,
];
export const byRing = [asc(vendors.ring), asc(vendors.id)];

/** Returns the point of the ring at which the lists of a day begin: the same for everybody. */
export const ringStart = (day: string): number => createHash('sha256').update(day).digest().readInt32BE();

const keepsDays = sql`exists (select from ${vendorCalendars} where ${vendorCalendars.vendorId} = ${vendors.id} and ${vendorCalendars.keptAt} is not null)`;

/** The text of each weighed field. A name is in none: it counts for a search for that name alone. */
const texts: Readonly<Record<(typeof searchWeights)[number]['field'], SQL>> = {
  typed: sql`${vendors.offered}`,
  offer: sql`${vendors.offered}`,
  description: sql`lower(coalesce(${vendors.description}, ''))`,
};

/** Returns the forms of a word that count in a field; the word as typed is the first of them. */
const countedForms = (field: keyof typeof texts, forms: readonly string[]) =>
  field === 'typed' ? forms.slice(0, 1) : field === 'offer' ? forms.slice(1) : forms;

/** Returns the weight of one word, given in its forms. */
function scoreOf(forms: readonly string[]): SQL {
  // A word without other names is looked for once in an offer.
  const weights = searchWeights.filter(({ field }) => field !== 'offer' || forms.length > 1);
  const cases = weights.map(
    ({ field, weight }) =>
      sql`when ${holdsAny(countedForms(field, forms), texts[field])} then ${sql.raw(String(weight))}`,
  );
  return sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
}

/** Returns the score of a vendor for the words, each given in its forms: the sum of their weights. */
const scoreFor = (words: readonly (readonly string[])[]): SQL => sql.join(words.map(scoreOf), sql` + `);

/** Returns the words of a query that the order weighs, each in its forms. */
const weighedWords = ({ own = [] }: ParsedQuery, words: readonly Word[]) => [
  ...own.map((names) => names.split('|')),
  ...words.map(({ forms }) => forms),
];

/** Returns the SQL of each step of the order; none where a step cannot distinguish vendors. */
function stepOrders(
  asked: ParsedQuery,
  { words, near, day }: OrderContext,
): Record<Exclude<OrderStep, 'named'>, SQL[]> {
  const weighed = weighedWords(asked, words);
  const [place] = placesOf(asked);
  const { on } = asked;
  return {
    words: weighed.length > 0 ? [desc(scoreFor(weighed))] : [],
    place: near ? [sql`${distanceTo(near)} nulls last`] : place ? byPlace(place) : [],
    day: on ? [sql`case when ${isBusyOn(on)} then 2 when ${keepsDays} then 0 else 1 end`] : [],
    worth: [sql`${vendors.worth} desc nulls last`],
    ring: [sql`${vendors.ring} < ${ringStart(day)}`, ...byRing],
  };
}

/** Returns the requested order; an unknown value puts a vendor last. */
export function orderOf(asked: ParsedQuery, context: OrderContext): SQL[] {
  const { lat, lng, sort = 'best' } = asked;
  if (sort === 'near' && lat !== undefined && lng !== undefined) return [stepsFrom(lat, lng), ...byName];
  if (sort === 'price') return byPrice(asked.category);
  if (sort === 'capacity') return byCapacity(asked.category);
  if (sort === 'name') return byName;
  const orders = stepOrders(asked, context);
  return orderSteps.flatMap(({ step }) => (step === 'named' ? [] : orders[step]));
}

/** A page: the vendors of the typed name that stand on it, and the part of the list behind them. */
type PageParts = { before: readonly ScoredVendor[]; from: number; length: number };

/** Returns the parts of a page. */
export function partsOfPage(page: number, named: OrderContext['named']): PageParts {
  const start = (page - 1) * pageSize;
  const before = named.slice(start, start + pageSize);
  return { before, from: Math.max(0, start - named.length), length: pageSize - before.length };
}
