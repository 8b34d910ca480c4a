/** @file What vendors of a category ask, as figures; none of fewer vendors than make a guide. */
import { sql, type SQL } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import { kindsWithFact } from '#domain/vendors/own-category.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { categoryFacts } from '#domain/vendors/vendor-facts.ts';
import type { Database } from '#platform/db/handle.ts';
import { vendors } from '#platform/db/tables/vendors.ts';
import { isCapacityOf } from './category-sql.ts';
import { sizesOf } from './price-sizes.ts';
import { workingAs } from './place-queries.ts';

/** What one group of vendors asks in a unit. `by`: what the group is; `value`: which of them. */
export type Figure = {
  by: 'unit' | 'region' | 'area' | 'size';
  unit: string;
  value: string;
  vendors: number;
  from: number;
  to: number;
  median: number;
};
/** How many vendors there are, have stated a price in the category, and are samples among those; the months of these statements. */
export type Stated = {
  listed: number;
  stated: number;
  samples: number;
  since: string | null;
  until: string | null;
};

const { pricesFrom } = directoryLimits;

/** Returns the measure of a vendor's size in a category: the guests that it takes at most, else the people of its team. */
const sizeIn = (category: VendorCategory): SQL =>
  kindsWithFact('capacity', [category]).length > 0
    ? sql`case when ${isCapacityOf(category)} then coalesce(${vendors.capacityTo}, ${vendors.capacityFrom}) end`
    : sql`case when jsonb_typeof(${vendors.facts}->'teamSize') = 'number' then (${vendors.facts}->>'teamSize')::numeric end`;

/** Selects the stated prices of the category with where their vendors stand and how large they are. */
function stated(category: VendorCategory): SQL {
  const bands = sizesOf(category).map(({ upTo }, index) => sql`when size <= ${upTo} then ${index}`);
  return sql`
    select id, is_sample, area, region, cue->>'unit' as unit, (cue->>'from')::int as price,
      coalesce((cue->>'to')::int, (cue->>'from')::int) as most, cue->>'asOf' as as_of,
      case ${sql.join(bands, sql` `)} end::text as size
    from (
      select id, is_sample, area, region, ${sizeIn(category)} as size, jsonb_array_elements(prices) as cue
      from ${vendors} where ${workingAs(category, null)}
    ) as cues
    where cue->>'category' = ${category} and cue->>'unit' in ${categoryFacts[category].units}`;
}

/** Returns the figures of a category, groups of too few vendors left out; at most one price of a vendor is in each. */
export async function figuresOf(db: Database, category: VendorCategory): Promise<Figure[]> {
  const { rows } = await db.execute<Figure>(sql`
    with stated as materialized (${stated(category)})
    select case when grouping(region) = 0 then 'region' when grouping(area) = 0 then 'area'
        when grouping(size) = 0 then 'size' else 'unit' end as by,
      unit, coalesce(region, area, size, unit) as value, count(*)::int as vendors,
      min(price) as "from", max(most) as "to", percentile_disc(0.5) within group (order by price) as median
    from stated
    group by grouping sets ((unit), (unit, region), (unit, area), (unit, size))
    having count(*) >= ${pricesFrom}
      and (grouping(region) = 1 or region is not null)
      and (grouping(area) = 1 or area is not null)
      and (grouping(size) = 1 or size is not null)
    order by vendors desc, value`);
  return rows;
}

/** Counts the vendors of a category and those who have stated a price in it. */
export async function statedOf(db: Database, category: VendorCategory): Promise<Stated> {
  const { rows } = await db.execute<Stated>(sql`
    with stated as materialized (${stated(category)})
    select (select count(*)::int from ${vendors} where ${workingAs(category, null)}) as listed,
      count(distinct id)::int as stated, count(distinct id) filter (where is_sample)::int as samples,
      min(as_of) as since, max(as_of) as until
    from stated`);
  return rows[0]!;
}
