import { index, integer, pgTable, primaryKey, text, uuid } from '#platform/db/drizzle.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { byteOrder } from './columns.ts';
import { vendors } from './vendors.ts';

/**
 * Derived, written with every change of a vendor: its lowest price in the usual unit of each of its categories. Filters and orders of a
 * list of categories read it; the index has the prices of each category in order, so that a long list need not be sorted.
 */
export const usualPrices = pgTable(
  'usual_prices',
  {
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    category: text().$type<VendorCategory>().notNull(),
    /** Rupees. */
    priceFrom: integer().notNull(),
    /** That of the vendor: among equal prices the order is by name. */
    sortName: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'usual_prices_pkey', columns: [table.vendorId, table.category] }),
    index('usual_prices_price_idx').on(
      table.category,
      table.priceFrom,
      byteOrder(table.sortName),
      table.vendorId,
    ),
  ],
);
