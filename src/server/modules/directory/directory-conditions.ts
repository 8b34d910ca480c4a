import { and, sql, type SQL } from '#platform/db/drizzle.ts';
import type { Relaxable } from '#contract/directory.ts';
import { vendorKinds, type VendorKind } from '#domain/vendors/vendor-categories.ts';
import { weekdayInDelhi, type Weekday } from '#domain/vendors/weekdays.ts';
import { fixedSql } from '#platform/db/fixed-sql.ts';
import { hasTerms } from '#platform/db/search-terms.ts';
import { isPublic, planePoint, planePointOf, vendors } from '#platform/db/tables/vendors.ts';
import { vendorBusyDays } from '#platform/db/tables.ts';
import { kmPerDegree } from '#domain/finding/places.ts';
import { searchedPlace, type SearchedPlace } from '#content/works-in.ts';
import { inPlace } from '#platform/db/place-terms.ts';
import { anyOf } from '#platform/db/term-query.ts';
import type { ParsedQuery } from './asked.ts';
import { costsAtMost, holdsFacts, takes } from './category-sql.ts';
import { excluding } from './excluding.ts';

const point = (latitude: number, longitude: number): SQL => planePointOf({ latitude, longitude });

/** Returns the distance in kilometres from the given place, or null without one. Null in the row of a vendor without a place. */
export function distanceFrom({ lat, lng }: ParsedQuery): SQL<number | null> | null {
  if (lat === undefined || lng === undefined) return null;
  return sql`(${stepsFrom(lat, lng)}) * ${sql.raw(String(kmPerDegree))}`;
}

/** Returns the distance in degrees: the index orders by this form only. */
export const stepsFrom = (lat: number, lng: number): SQL =>
  sql`${planePoint(vendors)} <-> ${point(lat, lng)}`;

/** Returns the condition for a circle of so many kilometres, which the index answers too. */
function within({ lat, lng, within: km }: ParsedQuery): SQL | undefined {
  if (lat === undefined || lng === undefined || km === undefined) return undefined;
  return sql`${planePoint(vendors)} <@ circle(${point(lat, lng)}, ${km / kmPerDegree}::float8)`;
}

const onMap = ({ south, west, north, east }: NonNullable<ParsedQuery['box']>): SQL =>
  sql`${planePoint(vendors)} <@ box(${point(south, west)}, ${point(north, east)})`;

/** Returns the places of a query, the smallest first: its area, then its city. */
export function placesOf({ area, region }: Pick<ParsedQuery, 'area' | 'region'>): SearchedPlace[] {
  return [...(area ? [searchedPlace(area, region)] : []), ...(region ? [searchedPlace(region)] : [])];
}

/** Returns the condition for vendors with hours on that day of the week. */
export const hasHoursOn = (day: Weekday): SQL => hasTerms(anyOf('open', [day]));
/** Trades that work at the event, so that their hours are only office hours. Trades that cook, sell or let a hall have a door. */
export const comesToEvents: ReadonlySet<string> = new Set<VendorKind>([
  'decoration',
  'music',
  'dj',
  'photography',
  'videography',
  'makeup',
  'priest',
  'choreography',
  'car-rentals',
  'crew',
  'planner',
]);
/** Returns the condition for vendors with hours on that day of the week, or with none stated. */
export const maybeOpenOn = (day: Weekday): SQL => hasTerms(anyOf('open', [day, '']));
/** Returns the condition for vendors that may work on the day: with hours or none stated, or of a trade that comes to the event. */
function maybeWorksOn(day: Weekday, kinds: readonly string[] = vendorKinds): SQL | undefined {
  const free = kinds.filter((kind) => comesToEvents.has(kind));
  if (free.length === kinds.length) return undefined;
  return hasTerms([anyOf('open', [day, '']), anyOf('category', free)].filter(Boolean).join(' | '));
}

/** Returns the condition for vendors taken on that day. A vendor without an entry counts as unknown, and is not among them. */
export const isBusyOn = (day: string): SQL =>
  sql`exists (select from ${vendorBusyDays} where ${vendorBusyDays.day} = ${day} and ${vendorBusyDays.vendorId} = ${vendors.id})`;

export const weekdayOf = (day: string): Weekday => weekdayInDelhi(new Date(`${day}T12:00:00Z`));

/** The conditions of a query by name, so that any of them can be left out, except `not`. */
export type Conditions = Readonly<Partial<Record<Relaxable | 'category' | 'not', SQL>>>;

/** Returns the conditions for all vendors of a category. */
export const ofCategory = (category: VendorKind): Conditions => ({
  category: hasTerms(anyOf('category', [category])),
});

/** Returns the conditions of a query, all but its words. */
export function conditionsOf(asked: ParsedQuery, today: Weekday): Conditions {
  const { area, box, category, guests, market, not, on, open, price, region, with: facts } = asked;
  const all = {
    category: category && hasTerms(anyOf('category', category)),
    with: facts && holdsFacts(facts, category),
    on: on && and(maybeWorksOn(weekdayOf(on), category), sql`not ${isBusyOn(on)}`),
    open: open && hasHoursOn(today),
    price: price === undefined ? undefined : costsAtMost(price, category),
    guests: guests === undefined ? undefined : takes(guests, category),
    box: box && onMap(box),
    within: within(asked),
    area: area ? inPlace(searchedPlace(area, region)) : undefined,
    market: market ? hasTerms(anyOf('market', [market])) : undefined,
    region: region && inPlace(searchedPlace(region)),
    not: not && excluding(not),
  } satisfies Record<Exclude<keyof Conditions, 'words'>, SQL | undefined | ''>;
  return Object.fromEntries(Object.entries(all).filter(([, condition]) => condition));
}

const shown = fixedSql(isPublic(vendors));
/**
 * Returns the condition for public vendors that meet all of them. A price in a category implies the category: said twice, the planner would
 * expect far fewer vendors than there are, and read all of them for a page.
 */
export const allOf = ({ category, ...others }: Conditions): SQL =>
  and(shown, others.price ? undefined : category, ...Object.values(others))!;

/** Returns the conditions without these; the same object if it has none of them. */
export const without = (conditions: Conditions, names: readonly string[]): Conditions =>
  names.some((name) => name in conditions)
    ? Object.fromEntries(Object.entries(conditions).filter(([name]) => !names.includes(name)))
    : conditions;
