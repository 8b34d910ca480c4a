/** @file A long list of categories by price: read from the usual prices, which an index has in order for each category. */
import { asc, eq, sql, unionAll } from '#platform/db/drizzle.ts';
import { categoriesAmong } from '#domain/vendors/own-category.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { Database } from '#platform/db/handle.ts';
import { byteOrder } from '#platform/db/tables/columns.ts';
import { usualPrices } from '#platform/db/tables.ts';

const inOrder = (db: Database, category: VendorCategory) =>
  db
    .select({
      id: usualPrices.vendorId,
      category: usualPrices.category,
      priceFrom: usualPrices.priceFrom,
      sortName: sql`${byteOrder(usualPrices.sortName)}`.as('sort_name'),
    })
    .from(usualPrices)
    .where(eq(usualPrices.category, category))
    .orderBy(asc(usualPrices.priceFrom), asc(byteOrder(usualPrices.sortName)), asc(usualPrices.vendorId));

/**
 * Selects the usual prices in these categories, merged from the index of each: of several prices of a vendor the lowest alone. `order` is
 * from the lowest to the highest, and by name among equal ones.
 */
export function pricesInOrder(db: Database, kinds: readonly string[]) {
  const [first, second, ...more] = categoriesAmong(kinds).map((category) => inOrder(db, category));
  const all = second ? unionAll(first!, second, ...more).as('priced') : first!.as('priced');
  const lower = sql`exists (
    select from ${usualPrices} as lower
    where lower.vendor_id = ${all.id} and lower.category in ${categoriesAmong(kinds)}
      and (lower.price_from, lower.category) < (${all.priceFrom}, ${all.category})
  )`;
  return {
    rows: all,
    isLowest: second ? sql`not ${lower}` : undefined,
    order: [asc(all.priceFrom), sql`${all.sortName}`, asc(all.id)],
  };
}
