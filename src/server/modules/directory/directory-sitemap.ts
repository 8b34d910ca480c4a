/** @file The directory's pages for search engines: lists of categories, lists of categories in areas, and price guides. */
import { recordId } from '#facts/ids.ts';
import { directoryLimits } from '#facts/limits.ts';
import { categoriesAmong } from '#domain/vendors/own-category.ts';
import { pricesPath, slugOf, vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { Clock } from '#platform/clock.ts';
import { sql } from '#platform/db/drizzle.ts';
import type { Database } from '#platform/db/handle.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import { keptWhenLarge } from '#platform/kept-when-large.ts';
import type { SitemapEntry } from '#platform/module.ts';

const entriesMax = 5000;

/** Returns the addresses of categories, and of categories in areas, with enough vendors. */
async function placeEntries(db: Database): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<{ category: string; area: string | null; whole: number }>(sql`
    select category, area, grouping(area) as whole
    from (select unnest(categories) as category, area from ${vendors} where ${isPublic(vendors)}) standing
    group by grouping sets ((category), (category, area))
    having count(*) >= ${directoryLimits.listedFrom}
    order by category, whole desc, area limit ${entriesMax}`);
  return rows.flatMap(({ category, area, whole }) => {
    const known = Object.hasOwn(vendorCategories, category);
    if (!known || (whole === 0 && recordId(slugOf(area ?? '')) === null)) return [];
    return [{ url: vendorsPath(category as VendorCategory, whole === 0 ? area! : undefined) }];
  });
}

/** Returns the addresses of the price guides with figures. */
async function guideEntries(db: Database): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<{ category: string }>(sql`
    select distinct category
    from (
      select cue->>'category' as category, cue->>'unit' as unit
      from ${vendors}, jsonb_array_elements(prices) as cue
      where ${isPublic(vendors)} and cue->>'category' = any(${vendors.categories})
      group by 1, 2 having count(*) >= ${directoryLimits.pricesFrom}
    ) as enough
    order by category`);
  return categoriesAmong(rows.map(({ category }) => category)).map((category) => ({
    url: pricesPath(category),
  }));
}

/** A site with more pages has thousands of vendors, and each reading goes through all of them twice. */
const keptFrom = 500;

/** Creates the reader of all these pages. Many are kept for an hour. */
export const directorySitemap = (db: Database, clock: Clock): (() => Promise<SitemapEntry[]>) =>
  keptWhenLarge(
    clock,
    (entries) => entries.length >= keptFrom,
    async () => [...(await placeEntries(db)), ...(await guideEntries(db))],
  );
