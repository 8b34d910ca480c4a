import { sql } from '#platform/db/drizzle.ts';
import { directoryLimits } from '#facts/limits.ts';
import { recordId } from '#facts/ids.ts';
import { slugOf, vendorsPath } from '#domain/vendors/vendor-addresses.ts';
import { vendorCategories, type VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { isPublic, vendors } from '#platform/db/tables/vendors.ts';
import type { SitemapEntry } from '#platform/module.ts';

const entriesMax = 5000;

/** The addresses of categories, and of categories in areas, in which enough vendors stand. */
export async function placeEntries(db: Database): Promise<SitemapEntry[]> {
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
