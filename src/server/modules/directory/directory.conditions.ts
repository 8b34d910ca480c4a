import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { DirectoryQuery } from '#contract/directory.ts';
import type { Weekday } from '#contract/vendor-categories.ts';
import { degreeShrink, isPublic, ofKinds, planePoint, vendors } from '#platform/db/tables/vendors.ts';

const kmPerDegree = 111.2;

/** Distance in kilometres from the asked place, or null without one. Null in a row whose vendor has no place. */
export function distanceFrom({ lat, lng }: DirectoryQuery): SQL<number | null> | null {
  if (lat === undefined || lng === undefined) return null;
  return sql`(${stepsFrom(lat, lng)}) * ${sql.raw(String(kmPerDegree))}`;
}

/** The same in degrees: this form, and no other, is answered in order by the index. */
export const stepsFrom = (lat: number, lng: number): SQL =>
  sql`${planePoint(vendors)} <-> point(${lng}::float8 * ${sql.raw(String(degreeShrink))}, ${lat}::float8)`;

/** Within so many kilometres: a circle, which the index finds too. */
function within({ lat, lng, within: km }: DirectoryQuery): SQL | undefined {
  if (lat === undefined || lng === undefined || km === undefined) return undefined;
  const centre = sql`point(${lng}::float8 * ${sql.raw(String(degreeShrink))}, ${lat}::float8)`;
  return sql`${planePoint(vendors)} <@ circle(${centre}, ${km / kmPerDegree}::float8)`;
}

/** Everything but the words. */
export const narrowedBy = (query: DirectoryQuery, today: Weekday): SQL =>
  and(
    isPublic(vendors),
    query.category && ofKinds(vendors, query.category),
    query.area ? sql`${vendors.area} collate "C" = ${query.area}` : undefined,
    query.market ? eq(vendors.marketId, query.market) : undefined,
    query.region ? eq(vendors.region, query.region) : undefined,
    query.open ? sql`${vendors.openingHours} ? ${today}` : undefined,
    within(query),
  )!;
