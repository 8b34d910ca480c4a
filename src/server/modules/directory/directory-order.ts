/** @file The orders of a list. A short one is sorted; a long one is read in stretches, each in an order that an index provides. */
import { and, asc, desc, eq, isNotNull, isNull, not, sql, type SQL } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import type { OpeningHours } from '#domain/vendors/opening-hours.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import type { ParsedQuery } from './asked.ts';
import { allOf, distanceFrom, stepsFrom, type Conditions } from './directory-conditions.ts';
import { inName, scoreFor } from './directory-score.ts';
import type { Word } from './directory-words.ts';

const { pageSize } = directoryLimits;

/** A vendor on a page. */
export type ScoredVendor = {
  id: string;
  sortName: string;
  openingHours: OpeningHours | null;
  distanceKm: number | null;
};

/** A part of a list, in an order. Stretches of a list share no vendor. `named` is the condition on names, checked before the rest. */
export type Stretch = { where: SQL; order: SQL[]; named?: SQL };

const byName = [asc(byteOrder(vendors.sortName)), asc(vendors.id)];
const byPrice = [asc(vendors.priceFrom), ...byName];
const byCapacity = [sql`${vendors.capacityTo} desc nulls last`, ...byName];

/** Orders vendors based in an area before those who come from elsewhere. */
const basedIn = (area: string): SQL => sql`${vendors.area} is distinct from ${area}`;

/** Returns the requested order; an unknown value puts a vendor last. */
export function orderOf({ area, lat, lng, sort = 'best' }: ParsedQuery, words: readonly Word[]): SQL[] {
  if (sort === 'near' && lat !== undefined && lng !== undefined) return [stepsFrom(lat, lng), ...byName];
  if (sort === 'price') return byPrice;
  if (sort === 'capacity') return byCapacity;
  if (sort !== 'best') return byName;
  return [
    ...(words.length > 0 ? [desc(scoreFor(words))] : []),
    ...(area === undefined ? [] : [basedIn(area)]),
    ...byName,
  ];
}

/**
 * Returns the order for a list that is longer than the pages can show: vendors with all words in the name come first, whatever the area.
 * The nearest are ordered by distance alone, because only then does every version of the database use the index.
 */
export function stretchesOf(
  conditions: Conditions,
  { lat, lng, sort = 'best' }: ParsedQuery,
  words: readonly Word[],
): Stretch[] {
  const where = allOf(conditions);
  if (sort === 'near' && lat !== undefined && lng !== undefined)
    return [
      { where: and(where, isNotNull(vendors.latitude))!, order: [stepsFrom(lat, lng)] },
      { where: and(where, isNull(vendors.latitude))!, order: byName },
    ];
  if (sort === 'price') return [{ where, order: byPrice }];
  if (sort === 'capacity') return [{ where, order: byCapacity }];
  if (sort !== 'best' || words.length === 0) return [{ where, order: byName }];
  const named = inName(words);
  return [
    { where, named, order: byName },
    { where: and(where, not(named))!, order: byName },
  ];
}

/**
 * Selects vendors by name from the index of names alone, which is in order. Otherwise the rows of thousands with a common word would be
 * read and sorted for one page.
 */
const byTheirNames = (db: Database, named: SQL) =>
  db
    .select({ id: vendors.id, sortName: vendors.sortName })
    .from(vendors)
    .where(named)
    .orderBy(...byName)
    .as('named');

/** Reads part of a stretch. */
function partOf(
  db: Database,
  { where, order, named }: Stretch,
  asked: ParsedQuery,
  from: number,
  length: number,
) {
  const columns = {
    id: vendors.id,
    openingHours: vendors.openingHours,
    sortName: vendors.sortName,
    distanceKm: distanceFrom(asked) ?? sql<null>`null`,
  };
  if (!named)
    return db
      .select(columns)
      .from(vendors)
      .where(where)
      .orderBy(...order)
      .limit(length)
      .offset(from);
  const names = byTheirNames(db, named);
  return db
    .select(columns)
    .from(names)
    .innerJoin(vendors, eq(vendors.id, names.id))
    .where(where)
    .orderBy(asc(byteOrder(names.sortName)), asc(names.id))
    .limit(length)
    .offset(from);
}

/** Counts the vendors of a stretch, up to the number that is skipped. */
async function lengthOf(db: Database, { where, named }: Stretch, most: number): Promise<number> {
  const some = db.select({ id: vendors.id }).from(vendors).where(and(where, named)).limit(most).as('some');
  return db.$count(some);
}

/** Sorts by distance, then by name. */
const nearestFirst = (rows: ScoredVendor[]) =>
  rows.toSorted((a, b) => a.distanceKm! - b.distanceKm! || (a.sortName < b.sortName ? -1 : 1));

/** Reads one page of stretches. Only the page on which a stretch ends, and later ones, need the length of that stretch. */
export async function pageOf(
  db: Database,
  stretches: readonly Stretch[],
  asked: ParsedQuery,
): Promise<ScoredVendor[]> {
  const found: ScoredVendor[] = [];
  let skip = (asked.page - 1) * pageSize;
  for (const [index, stretch] of stretches.entries()) {
    const rows = await partOf(db, stretch, asked, skip, pageSize - found.length);
    found.push(...(asked.sort === 'near' && index === 0 ? nearestFirst(rows) : rows));
    if (found.length === pageSize || index === stretches.length - 1) break;
    skip = rows.length > 0 || skip === 0 ? 0 : skip - (await lengthOf(db, stretch, skip));
  }
  return found;
}
