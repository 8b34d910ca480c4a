/** @file A page of the list, and how many there are. */
import { and, asc, count, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { directoryLimits } from '#facts/limits.ts';
import type { DirectoryQuery } from '#contract/directory.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import { distanceFrom, stepsFrom } from './directory.conditions.ts';

const { pageSize, pagesMax } = directoryLimits;
/** Counting stops here: the pages cannot show more. */
const countMax = pageSize * pagesMax;

/** How many match, and whether counting stopped before the end. */
export async function countOf(db: Database, where: SQL): Promise<{ total: number; capped: boolean }> {
  const some = db
    .select({ id: vendors.id })
    .from(vendors)
    .where(where)
    .limit(countMax + 1)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  const found = row?.found ?? 0;
  return { total: Math.min(found, countMax), capped: found > countMax };
}

/** A stretch of the list in a given order. */
export const stretch = (
  db: Database,
  where: SQL,
  query: DirectoryQuery,
  order: SQL[],
  from: number,
  length: number,
) =>
  db
    .select({
      id: vendors.id,
      openingHours: vendors.openingHours,
      sortName: vendors.sortName,
      distanceKm: distanceFrom(query) ?? sql<null>`null`,
    })
    .from(vendors)
    .where(where)
    .orderBy(...order)
    .limit(length)
    .offset(from);

export const byName = [asc(byteOrder(vendors.sortName)), asc(vendors.id)];
const placed = isNotNull(vendors.latitude);

/**
 * The nearest first, then those without a place by name. Sorted by distance alone, because only so does every version of the
 * database walk the index; equals are put in order of their names afterwards.
 */
async function nearestPage(db: Database, where: SQL, query: DirectoryQuery, steps: SQL, from: number) {
  const nearby = and(where, placed)!;
  const near = await stretch(db, nearby, query, [steps], from, pageSize);
  near.sort((a, b) => a.distanceKm! - b.distanceKm! || (a.sortName < b.sortName ? -1 : 1));
  if (near.length === pageSize) return near;
  // Only the page on which the placed ones end, or a later one, needs to know how many they are.
  const { total } = near.length > 0 ? { total: from + near.length } : await countOf(db, nearby);
  const elsewhere = and(where, isNull(vendors.latitude))!;
  const left = pageSize - near.length;
  return [...near, ...(await stretch(db, elsewhere, query, byName, Math.max(0, from - total), left))];
}

/** One page, in the order that the ranking page promises: by name, or by distance and then by name. */
export function pageOf(db: Database, where: SQL, query: DirectoryQuery) {
  const { lat, lng, sort, page } = query;
  const from = (page - 1) * pageSize;
  return sort === 'near' && lat !== undefined && lng !== undefined
    ? nearestPage(db, where, query, stepsFrom(lat, lng), from)
    : stretch(db, where, query, byName, from, pageSize);
}
