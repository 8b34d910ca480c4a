/** @file The orders of a list, each as stretches that follow one another: each in an order that an index, or a short sort, answers. */
import { and, asc, desc, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { directoryLimits } from '#facts/limits.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { vendors } from '#platform/db/tables.ts';
import type { Asked } from './asked.ts';
import { distanceFrom, stepsFrom } from './directory.conditions.ts';
import { countOf } from './directory.count.ts';
import { inName, scoreFor } from './directory.score.ts';
import type { Word } from './directory.words.ts';

const { pageSize } = directoryLimits;

/** Some of the vendors of a list, in an order. No vendor is in two stretches of a list. */
export type Stretch = { where: SQL; order: SQL[] };

const byName = [asc(byteOrder(vendors.sortName)), asc(vendors.id)];

/**
 * The best match first. Where more match than the pages can show, not each is weighed: those who hold all words in the name come
 * first.
 */
function best(where: SQL, words: readonly Word[], capped: boolean): Stretch[] {
  if (words.length === 0) return [{ where, order: byName }];
  if (!capped) return [{ where, order: [desc(scoreFor(words)), ...byName] }];
  const named = inName(words);
  return [
    { where: and(where, named)!, order: byName },
    { where: and(where, not(named))!, order: byName },
  ];
}

/**
 * The stretches of a list in the order that was asked for; what is not known of a vendor puts it last. By distance alone the nearest,
 * because only so does every version of the database walk the index.
 */
export function stretchesOf(where: SQL, asked: Asked, words: readonly Word[], capped: boolean): Stretch[] {
  const { lat, lng, sort = 'best' } = asked;
  if (sort === 'near' && lat !== undefined && lng !== undefined)
    return [
      { where: and(where, isNotNull(vendors.latitude))!, order: [stepsFrom(lat, lng)] },
      { where: and(where, isNull(vendors.latitude))!, order: byName },
    ];
  if (sort === 'price') return [{ where, order: [asc(vendors.priceFrom), ...byName] }];
  if (sort === 'capacity') return [{ where, order: [sql`${vendors.capacityTo} desc nulls last`, ...byName] }];
  return sort === 'best' ? best(where, words, capped) : [{ where, order: byName }];
}

/** Part of a stretch. */
export const partOf = (db: Database, { where, order }: Stretch, asked: Asked, from: number, length: number) =>
  db
    .select({
      id: vendors.id,
      openingHours: vendors.openingHours,
      sortName: vendors.sortName,
      distanceKm: distanceFrom(asked) ?? sql<null>`null`,
    })
    .from(vendors)
    .where(where)
    .orderBy(...order)
    .limit(length)
    .offset(from);

type Found = Awaited<ReturnType<typeof partOf>>;

/** Equals in distance by name. */
const nearestFirst = (rows: Found) =>
  rows.toSorted((a, b) => a.distanceKm! - b.distanceKm! || (a.sortName < b.sortName ? -1 : 1));

/** One page of a list. Only the page on which a stretch ends, or a later one, needs to know how long that stretch is. */
export async function pageOf(db: Database, stretches: readonly Stretch[], asked: Asked): Promise<Found> {
  const found: Found = [];
  let skip = (asked.page - 1) * pageSize;
  for (const [index, stretch] of stretches.entries()) {
    const rows = await partOf(db, stretch, asked, skip, pageSize - found.length);
    found.push(...(asked.sort === 'near' && index === 0 ? nearestFirst(rows) : rows));
    if (found.length === pageSize || index === stretches.length - 1) break;
    skip = rows.length > 0 || skip === 0 ? 0 : skip - (await countOf(db, stretch.where)).total;
  }
  return found;
}
