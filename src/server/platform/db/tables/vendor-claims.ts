/** @file Claims of vendors' pages that nobody manages. */
import { check, index, integer, pgTable, text, unique, uuid } from '#platform/db/drizzle.ts';
import { claimStatuses, claimWays } from '#domain/vendors/claim-changes.ts';
import { bytes, createdAt, idColumn, instant, localeColumn, oneOf } from './columns.ts';
import { vendors } from './vendors.ts';

export const vendorClaims = pgTable(
  'vendor_claims',
  {
    id: idColumn(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    locale: localeColumn(),
    way: text({ enum: claimWays }).notNull(),
    status: text({ enum: claimStatuses }).notNull().default('begun'),
    /** Of the mailed link. */
    hash: bytes().notNull(),
    /** Wrong codes so far. */
    tries: integer().notNull().default(0),
    /** The document, sealed; destroyed with the decision. */
    documentKind: text({ enum: ['picture', 'pdf'] }),
    documentSize: integer(),
    sealed: bytes(),
    callAskedAt: instant(),
    checkedAt: instant(),
    decidedAt: instant(),
    decidedById: uuid(),
    decidedBy: text(),
    /** Mailed to the claimant. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('vendor_claims_hash_key').on(table.hash),
    check('vendor_claims_way_check', oneOf(table.way, claimWays)),
    check('vendor_claims_status_check', oneOf(table.status, claimStatuses)),
    index('vendor_claims_vendor_idx').on(table.vendorId, table.id),
    index('vendor_claims_status_idx').on(table.status, table.id),
  ],
);
