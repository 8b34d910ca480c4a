import { check, date, index, integer, pgTable, primaryKey, text, uuid } from '#platform/db/drizzle.ts';
import { vendorActs } from '#facts/vendor-acts.ts';
import { oneOf } from './columns.ts';
import { vendors } from './vendors.ts';

/** Counts of acts on a vendor's page for each week in Asia/Kolkata; no cookie, no person. */
export const vendorCounts = pgTable(
  'vendor_counts',
  {
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** The Monday of the week. */
    week: date({ mode: 'string' }).notNull(),
    act: text({ enum: vendorActs }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'vendor_counts_pkey', columns: [table.vendorId, table.week, table.act] }),
    index('vendor_counts_week_idx').on(table.week),
    check('vendor_counts_act_check', oneOf(table.act, vendorActs)),
  ],
);
