import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import type { PriceCue } from '#domain/vendors/vendor-facts.ts';
import { usualPricesOf } from '#domain/vendors/own-category.ts';
import { readPrices } from '#domain/vendors/stored-facts.ts';
import { inArray } from '#platform/db/drizzle.ts';
import type { Tx } from '#platform/db/handle.ts';
import { usualPrices } from '#platform/db/tables.ts';

/** The parts of a vendor from which its usual prices are derived. */
export type Priced = {
  id: string;
  sortName: string;
  categories: readonly string[];
  prices: readonly PriceCue[];
};

/** The rows of one statement. */
const batch = 5000;

/** Stores the usual prices of these vendors in place of the former ones. Called with each change of name, categories or prices. */
export async function storeUsualPrices(tx: Tx, vendors: readonly Priced[]): Promise<void> {
  const ids = vendors.map(({ id }) => id);
  await tx.delete(usualPrices).where(inArray(usualPrices.vendorId, ids));
  const rows = vendors.flatMap(({ id, sortName, categories, prices }) =>
    usualPricesOf([...new Set(categories)], readPrices(prices)).map(({ category, from }) => ({
      vendorId: id,
      category: category satisfies VendorCategory,
      priceFrom: from,
      sortName,
    })),
  );
  for (let at = 0; at < rows.length; at += batch)
    await tx.insert(usualPrices).values(rows.slice(at, at + batch));
}
