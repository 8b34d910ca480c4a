/** @file Figures about the vendors of a category, in an area or everywhere. */
import {
  and,
  arrayContains,
  avg,
  count,
  desc,
  isNotNull,
  max,
  min,
  sql,
  type SQL,
} from '#platform/db/drizzle.ts';
import {
  categoryFacts,
  type FactName,
  type PriceUnit,
  factTokenWords,
  priceUnits,
} from '#domain/vendors/vendor-facts.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';

/** Returns the condition for an area, in byte order: the index serves equality in no other. */
const sitsIn = (area: string): SQL => sql`${vendors.area} collate "C" = ${area}`;
const areasMax = 500;

/** Returns the condition for vendors in an area, or everywhere. */
export const standingIn = (area: string | null): SQL =>
  and(isPublic(vendors), area === null ? undefined : sitsIn(area))!;

/** Returns the condition for vendors of a category, in an area when one is given. */
export const standing = (category: VendorCategory, area: string | null): SQL =>
  and(standingIn(area), arrayContains(vendors.categories, [category]))!;

/** Returns the number of vendors and of the guests that they take. */
export async function sizeOf(db: Database, where: SQL) {
  const [row] = await db
    .select({ count: count(), from: min(vendors.capacityFrom), to: max(vendors.capacityTo) })
    .from(vendors)
    .where(where);
  const { count: found = 0, from = null, to = null } = row ?? {};
  return { count: found, capacity: from !== null && to !== null && from <= to ? { from, to } : null };
}

/** Returns the lowest and highest stated price in the usual unit of the category, and the number of vendors who stated one. */
export async function priceOf(db: Database, where: SQL, category: VendorCategory) {
  const unit: PriceUnit = categoryFacts[category].units[0];
  const { rows } = await db.execute<{ from: number | null; to: number | null; vendors: number }>(sql`
    select min((cue->>'from')::int) as "from", max(coalesce((cue->>'to')::int, (cue->>'from')::int)) as "to",
      count(distinct id)::int as vendors
    from (select id, jsonb_array_elements(prices) as cue from ${vendors} where ${where}) cues
    where cue->>'category' = ${category} and cue->>'unit' = ${unit}`);
  const { from, to, vendors: said } = rows[0]!;
  return from === null || to === null ? null : { unit: priceUnits[unit], from, to, vendors: said };
}

/** Facts that are never typical: nearly everybody speaks the same languages, and `Either way` means nothing without the word material. */
const untypical: readonly FactName[] = ['languages', 'material'];

/** Returns the most frequent facts with their counts: a fact of a single vendor is not typical. */
export async function typicalOf(db: Database, where: SQL, most: number) {
  const { rows } = await db.execute<{ token: string; count: number }>(sql`
    select token, count(*)::int as count
    from (select unnest(fact_tokens) as token from ${vendors} where ${where}) tokens
    where split_part(token, ':', 1) not in ${untypical}
    group by token having count(*) > 1 order by count desc, token limit ${most}`);
  return rows.map(({ token, count: have }) => ({ fact: factTokenWords(token).label, count: have }));
}

/** Returns the areas of these vendors with their number and mean position; the fullest first. */
export const areasOf = (db: Database, where: SQL) =>
  db
    .select({
      area: sql<string>`${vendors.area}`,
      count: count(),
      latitude: avg(vendors.latitude).mapWith(Number),
      longitude: avg(vendors.longitude).mapWith(Number),
    })
    .from(vendors)
    .where(and(where, isNotNull(vendors.area)))
    .groupBy(vendors.area)
    .orderBy(desc(count()), vendors.area)
    .limit(areasMax);

/** Counts the vendors of each category, the fullest first. */
export async function categoriesOf(db: Database, area: string | null) {
  const { rows } = await db.execute<{ category: string; count: number }>(sql`
    select category, count(*)::int as count
    from (select unnest(categories) as category from ${vendors} where ${standingIn(area)}) named
    group by category order by count desc, category`);
  return rows;
}
