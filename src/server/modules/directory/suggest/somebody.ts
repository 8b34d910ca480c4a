/** @file Whether anybody answers to words: short questions, each through an index. */
import type { Understood } from '#contract/directory.ts';
import type { Weekday } from '#domain/vendors/weekdays.ts';
import { and, or, sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { formsOf, hasTerms, queriesFor } from '#platform/db/search-terms.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import { askedOf } from '../asked.ts';
import { hasTie } from '#platform/db/place-terms.ts';
import { allOf, conditionsOf, placesOf } from '../directory-conditions.ts';

/** Returns the readings, those first with a vendor that is based in the place: nearly every place is served by somebody. One query; none for a single reading. */
export async function fullestFirst(
  db: Database,
  readings: readonly Understood[],
  today: Weekday,
): Promise<readonly Understood[]> {
  if (readings.length < 2) return readings;
  const has = readings.map(({ category, area, region }) => {
    const asked = askedOf({ page: 1 }, { words: [], category });
    const based = placesOf({ area, region }).map((place) => hasTie(place, 'based'));
    return sql`exists (select from ${vendors} where ${and(allOf(conditionsOf(asked, today)), ...based)})`;
  });
  const { rows } = await db.execute<{ has: boolean[] }>(sql`select array[${sql.join(has, sql`, `)}] as has`);
  const found = rows[0]!.has;
  return [...readings.filter((_, at) => found[at]), ...readings.filter((_, at) => !found[at])];
}

/** Returns whether any vendor holds any of these words, or a synonym of one. At most two queries. */
export async function somebodyHolds(db: Database, words: readonly string[]): Promise<boolean> {
  const held = (await queriesFor(db, words.map(formsOf))).filter(Boolean).map(hasTerms);
  if (held.length === 0) return false;
  const found = await db
    .select({ one: sql`1` })
    .from(vendors)
    .where(and(isPublic(vendors), or(...held)))
    .limit(1);
  return found.length > 0;
}
