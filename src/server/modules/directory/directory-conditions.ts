import { and, gte, isNotNull, isNull, lte, or, sql, type SQL } from '#platform/db/drizzle.ts';
import { weekdayInDelhi } from '#domain/vendors/opening-hours.ts';
import type { Relaxable } from '#contract/directory.ts';
import { vendorKinds, type VendorKind, type Weekday } from '#domain/vendors/vendor-categories.ts';
import { fixedSql } from '#platform/db/fixed-sql.ts';
import { hasTerms } from '#platform/db/search-terms.ts';
import { degreeShrink, isPublic, planePoint, vendors } from '#platform/db/tables/vendors.ts';
import { vendorBusyDays } from '#platform/db/tables.ts';
import { anyOf, eachOf } from '#platform/db/term-query.ts';
import type { ParsedQuery } from './asked.ts';

const kmPerDegree = 111.2;
const shrink = sql.raw(String(degreeShrink));
const point = (lat: number, lng: number): SQL => sql`point(${lng}::float8 * ${shrink}, ${lat}::float8)`;

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

/** Returns the condition for vendors that are based in one of these parts of town, or serve it. */
export const inAreas = (areas: readonly string[]): SQL => hasTerms(anyOf('area', areas));

/** Returns the condition for vendors with hours on that day of the week. */
export const hasHoursOn = (day: Weekday): SQL => hasTerms(anyOf('open', [day]));
/** Trades that work at the event, so that their hours are only office hours. Trades that cook, sell or let a hall have a door. */
const comesToEvents: ReadonlySet<string> = new Set<VendorKind>([
  'decoration',
  'music',
  'dj',
  'photography',
  'makeup',
  'priest',
  'choreography',
  'car-rentals',
  'crew',
]);
/** Returns the condition for vendors that may work on the day: with hours or none stated, or of a trade that comes to the event. */
function maybeWorksOn(day: Weekday, kinds: readonly string[] = vendorKinds): SQL | undefined {
  const free = kinds.filter((kind) => comesToEvents.has(kind));
  if (free.length === kinds.length) return undefined;
  return hasTerms([anyOf('open', [day, '']), anyOf('category', free)].filter(Boolean).join(' | '));
}

/** Returns the condition for vendors not taken on that day: a vendor without an entry counts as unknown and stays in the list. */
const notBusyOn = (day: string): SQL =>
  sql`not exists (select from ${vendorBusyDays} where ${vendorBusyDays.day} = ${day} and ${vendorBusyDays.vendorId} = ${vendors.id})`;

/** Returns the condition for vendors with room for so many guests; either end of their range may be open. */
const takes = (guests: number): SQL =>
  and(
    or(isNotNull(vendors.capacityFrom), isNotNull(vendors.capacityTo)),
    or(isNull(vendors.capacityFrom), lte(vendors.capacityFrom, guests)),
    or(isNull(vendors.capacityTo), gte(vendors.capacityTo, guests)),
  )!;

const weekdayOf = (day: string): Weekday => weekdayInDelhi(new Date(`${day}T12:00:00Z`));

/** The conditions of a query by name, so that any of them can be left out. */
export type Conditions = Readonly<Partial<Record<Relaxable | 'category', SQL>>>;

/** Returns the conditions of a query, all but its words. */
export function conditionsOf(asked: ParsedQuery, today: Weekday): Conditions {
  const { area, box, category, guests, market, on, open, price, region, with: facts } = asked;
  const all = {
    category: category && hasTerms(anyOf('category', category)),
    with: facts && hasTerms(eachOf('with', facts)),
    on: on && and(maybeWorksOn(weekdayOf(on), category), notBusyOn(on)),
    open: open && hasHoursOn(today),
    price: price === undefined ? undefined : lte(vendors.priceFrom, price),
    guests: guests === undefined ? undefined : takes(guests),
    box: box && onMap(box),
    within: within(asked),
    area: area ? inAreas([area]) : undefined,
    market: market ? hasTerms(anyOf('market', [market])) : undefined,
    region: region && hasTerms(anyOf('region', [region])),
  } satisfies Record<Exclude<keyof Conditions, 'words'>, SQL | undefined | ''>;
  return Object.fromEntries(Object.entries(all).filter(([, condition]) => condition));
}

const shown = fixedSql(isPublic(vendors));
/** Returns the condition for public vendors that meet all of them. */
export const allOf = (conditions: Conditions): SQL => and(shown, ...Object.values(conditions))!;

/** Returns the conditions without these; the same object if it has none of them. */
export const without = (conditions: Conditions, names: readonly string[]): Conditions =>
  names.some((name) => name in conditions)
    ? Object.fromEntries(Object.entries(conditions).filter(([name]) => !names.includes(name)))
    : conditions;
