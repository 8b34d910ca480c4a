import { and, asc, count, sql, type SQL } from 'drizzle-orm';
import { directoryLimits } from '#facts/limits.ts';
import type { DirectoryQuery } from '#contract/directory.ts';
import type { OpeningHours } from '#contract/opening-hours.ts';
import type { Weekday } from '#contract/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import { distanceFrom, narrowedBy, stepsFrom } from './directory.conditions.ts';
import { matchesWord, resemblesWord, wordsOf } from './directory.words.ts';

const { pageSize, pagesMax } = directoryLimits;
/** Counting stops here: the pages cannot show more. */
const countMax = pageSize * pagesMax;

/** A vendor that was found: what the search itself knows about it. */
export type Found = { id: string; openingHours: OpeningHours | null; distanceKm: number | null };

/** How many match, and whether counting stopped before the end. */
async function countOf(db: Database, where: SQL): Promise<{ total: number; capped: boolean }> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(vendors)
    .where(where)
    .limit(countMax + 1)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  const found = row?.found ?? 0;
  return { total: Math.min(found, countMax), capped: found > countMax };
}

/** One page, in the order that the ranking page promises: by name, or by distance and then by name. */
function rowsOf(db: Database, where: SQL, query: DirectoryQuery): Promise<Found[]> {
  const { lat, lng, sort, page } = query;
  const byName = [asc(byteOrder(vendors.sortName)), asc(vendors.id)];
  const order =
    sort === 'near' && lat !== undefined && lng !== undefined ? [stepsFrom(lat, lng), ...byName] : byName;
  return db
    .select({
      id: vendors.id,
      openingHours: vendors.openingHours,
      distanceKm: distanceFrom(query) ?? sql<null>`null`,
    })
    .from(vendors)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

const exists = async (db: Database, where: SQL): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(vendors)
      .where(where)
      .limit(1)
  ).length > 0;

/** Words that no vendor holds are taken for typos; the others must still match as they stand. */
async function forgiving(db: Database, words: readonly string[], narrowed: SQL): Promise<SQL> {
  const conditions: SQL[] = [];
  for (const word of words)
    conditions.push((await exists(db, matchesWord(word))) ? matchesWord(word) : resemblesWord(word));
  return and(narrowed, ...conditions)!;
}

/**
 * Finds a page of vendors. The exact words are tried first, because that is the quick way and mostly the right one; only
 * when nobody matches are they taken for misspelt.
 */
export async function searchVendors(db: Database, query: DirectoryQuery, today: Weekday) {
  const narrowed = narrowedBy(query, today);
  const words = wordsOf(query.q ?? '');
  let where = and(narrowed, ...words.map(matchesWord))!;
  let counted = await countOf(db, where);
  const similar = counted.total === 0 && words.length > 0;
  if (similar) {
    where = await forgiving(db, words, narrowed);
    counted = await countOf(db, where);
  }
  const found = counted.total > 0 ? await rowsOf(db, where, query) : [];
  return { found, ...counted, similar: similar && counted.total > 0 };
}
