import { index, pgTable, text, uuid } from '#platform/db/drizzle.ts';
import { createdAt } from './columns.ts';
import { vendors } from './vendors.ts';

/**
 * Every name that a vendor ever had in a short address, kept for ever: a printed poster must lead to its vendor, and never to another. When
 * the vendor's data is erased its names stay taken, as hashes.
 */
export const vendorShortNames = pgTable(
  'vendor_short_names',
  {
    name: text().primaryKey(),
    /** Null after the erasure of its vendor. */
    vendorId: uuid().references(() => vendors.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('vendor_short_names_vendor_idx').on(table.vendorId)],
);
