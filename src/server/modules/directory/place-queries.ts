/** @file Figures about the vendors of a category, in an area or everywhere. */
import { and, arrayContains, count, max, min, sql, type SQL } from '#platform/db/drizzle.ts';
import { categoryFacts, type FactName, type PriceUnit } from '#domain/vendors/vendor-facts.ts';
import { kindsWithFact } from '#domain/vendors/own-category.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import type { SearchedPlace } from '#content/works-in.ts';
import { hasTie, inPlace } from '#platform/db/place-terms.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import { isCapacityOf } from './category-sql.ts';

const areasMax = 500;
const hasFact = (category: VendorCategory, fact: FactName) => kindsWithFact(fact, [category]).length > 0;

/** Returns the condition for vendors that work in a place, or everywhere. */
export const workingIn = (place: SearchedPlace | null): SQL =>
  and(isPublic(vendors), place === null ? undefined : inPlace(place))!;

/** Returns the condition for vendors of a category that work in a place, or everywhere. */
export const workingAs = (category: VendorCategory, place: SearchedPlace | null): SQL =>
  and(workingIn(place), arrayContains(vendors.categories, [category]))!;

/**
 * Returns the number of vendors, of those among them that are based in the place and, where the category is one of guests, how many they
 * take.
 */
export async function sizeOf(
  db: Database,
  where: SQL,
  { category, place }: { category: VendorCategory; place: SearchedPlace | null },
) {
  const capacityIn = (of: SQL<number | null>) =>
    sql<number | null>`${of} filter (where ${isCapacityOf(category)})`;
  const isBased = place === null ? sql`true` : hasTie(place, 'based');
  const [row] = await db
    .select({
      count: count(),
      based: sql<number>`count(*) filter (where ${isBased})`.mapWith(Number),
      from: capacityIn(min(vendors.capacityFrom)),
      to: capacityIn(max(vendors.capacityTo)),
    })
    .from(vendors)
    .where(where);
  const { count: found = 0, based = 0, from = null, to = null } = row ?? {};
  const isKnown = hasFact(category, 'capacity') && from !== null && to !== null && from <= to;
  return { count: found, based, capacity: isKnown ? { from, to } : null };
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
  return from === null || to === null ? null : { unit, from, to, vendors: said };
}

/** Facts that are never typical: nearly everybody speaks the same languages, and `Either way` means nothing without the word material. */
const untypical: readonly FactName[] = ['languages', 'material'];

/** Returns the most frequent facts of the category as tokens with their counts: a fact of a single vendor is not typical. */
export async function typicalOf(db: Database, where: SQL, category: VendorCategory, most: number) {
  const facts = categoryFacts[category].facts.filter((fact) => !untypical.includes(fact));
  const { rows } = await db.execute<{ token: string; count: number }>(sql`
    select token, count(*)::int as count
    from (select unnest(fact_tokens) as token from ${vendors} where ${where}) tokens
    where split_part(token, ':', 1) in ${facts}
    group by token having count(*) > 1 order by count desc, token limit ${most}`);
  return rows;
}

/** Returns the own places of these vendors as terms with their number, the fullest first. */
export async function areasOf(db: Database, where: SQL) {
  const { rows } = await db.execute<{ term: string; count: number }>(sql`
    select places[1] as term, count(*)::int as count from ${vendors}
    where ${where} and places[1] like 'at:%' group by places[1] order by count(*) desc, places[1] limit ${areasMax}`);
  return rows;
}

/** Counts the vendors of each category that work in a place, the fullest first. */
export async function categoriesOf(db: Database, place: SearchedPlace | null) {
  const { rows } = await db.execute<{ category: string; count: number }>(sql`
    select category, count(*)::int as count
    from (select unnest(categories) as category from ${vendors} where ${workingIn(place)}) named
    group by category order by count desc, category`);
  return rows;
}
