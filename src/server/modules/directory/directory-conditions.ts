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

/** Distance in kilometres from the asked place, or null without one. Null in a row whose vendor has no place. */
export function distanceFrom({ lat, lng }: ParsedQuery): SQL<number | null> | null {
  if (lat === undefined || lng === undefined) return null;
  return sql`(${stepsFrom(lat, lng)}) * ${sql.raw(String(kmPerDegree))}`;
}

/** The same in degrees: this form, and no other, is answered in order by the index. */
export const stepsFrom = (lat: number, lng: number): SQL =>
  sql`${planePoint(vendors)} <-> ${point(lat, lng)}`;

/** Within so many kilometres: a circle, which the index finds too. */
function within({ lat, lng, within: km }: ParsedQuery): SQL | undefined {
  if (lat === undefined || lng === undefined || km === undefined) return undefined;
  return sql`${planePoint(vendors)} <@ circle(${point(lat, lng)}, ${km / kmPerDegree}::float8)`;
}

const onMap = ({ south, west, north, east }: NonNullable<ParsedQuery['box']>): SQL =>
  sql`${planePoint(vendors)} <@ box(${point(south, west)}, ${point(north, east)})`;

/** Who sits in one of these parts of town, or serves it. */
export const inAreas = (areas: readonly string[]): SQL => hasTerms(anyOf('area', areas));

/** Who has hours on that day of the week. */
export const hasHoursOn = (day: Weekday): SQL => hasTerms(anyOf('open', [day]));
/** Trades whose hours are those of an office, and whose work is where the feast is. Who cooks, sells or lets a hall has a door. */
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
/** Who has hours, or has not said when, or comes to the event. Nothing to ask where all the kinds that are asked for do. */
function maybeWorksOn(day: Weekday, kinds: readonly string[] = vendorKinds): SQL | undefined {
  const free = kinds.filter((kind) => comesToEvents.has(kind));
  if (free.length === kinds.length) return undefined;
  return hasTerms([anyOf('open', [day, '']), anyOf('category', free)].filter(Boolean).join(' | '));
}

/** Who has not said to be taken on that day: whoever has said nothing is not left out, only asked. */
const notBusyOn = (day: string): SQL =>
  sql`not exists (select from ${vendorBusyDays} where ${vendorBusyDays.day} = ${day} and ${vendorBusyDays.vendorId} = ${vendors.id})`;

/** Who has said that so many guests can come; either end of what was said may be open. */
const takes = (guests: number): SQL =>
  and(
    or(isNotNull(vendors.capacityFrom), isNotNull(vendors.capacityTo)),
    or(isNull(vendors.capacityFrom), lte(vendors.capacityFrom, guests)),
    or(isNull(vendors.capacityTo), gte(vendors.capacityTo, guests)),
  )!;

const weekdayOf = (day: string): Weekday => weekdayInDelhi(new Date(`${day}T12:00:00Z`));

/** Every condition that was asked, by its name, so that any of them can be left out. */
export type Conditions = Readonly<Partial<Record<Relaxable | 'category', SQL>>>;

/** The conditions of a query, all but its words. */
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
/** The vendors who meet all of them. */
export const allOf = (conditions: Conditions): SQL => and(shown, ...Object.values(conditions))!;

/** The conditions but these; the same where none of them was asked. */
export const without = (conditions: Conditions, names: readonly string[]): Conditions =>
  names.some((name) => name in conditions)
    ? Object.fromEntries(Object.entries(conditions).filter(([name]) => !names.includes(name)))
    : conditions;
