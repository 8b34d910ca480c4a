import { sql, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from '#platform/db/drizzle.ts';
import { checkStatuses, openChecks } from '#domain/vendors/check-changes.ts';
import { checkKindNames } from '#domain/vendors/check-kinds.ts';
import { staffRoles } from '#facts/staff-access.ts';
import { bytes, createdAt, idColumn, instant, oneOf } from './columns.ts';
import { vendors } from './vendors.ts';

/** Vendors' requests for checks, and their results. */
export const vendorChecks = pgTable(
  'vendor_checks',
  {
    id: idColumn(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    kind: text({ enum: checkKindNames }).notNull(),
    status: text({ enum: checkStatuses }).notNull().default('requested'),
    /** The checked value at that time. */
    value: text().notNull(),
    askedAt: createdAt(),
    changedAt: instant().notNull(),
    /** The time until which a decision can be undone or awaits its mail; empty otherwise. */
    undecidedUntil: instant(),
    /** The staff member who decided; no foreign key, so that the row outlives the member. */
    decidedById: uuid(),
    decidedBy: text(),
    decidedRole: text({ enum: staffRoles }),
    /** The reason mailed to the vendor with the decision. */
    reason: text(),
    checkedOn: date({ mode: 'string' }),
    validUntil: date({ mode: 'string' }),
  },
  (table) => [
    check('vendor_checks_kind_check', oneOf(table.kind, checkKindNames)),
    check('vendor_checks_status_check', oneOf(table.status, checkStatuses)),
    index('vendor_checks_vendor_idx').on(table.vendorId, table.id.desc().nullsFirst()),
    index('vendor_checks_status_idx').on(table.status, table.id),
    index('vendor_checks_until_idx').on(table.validUntil),
    index('vendor_checks_undecided_idx').on(table.undecidedUntil),
    // The second of two simultaneous requests fails.
    uniqueIndex('vendor_checks_open_key')
      .on(table.vendorId, table.kind)
      .where(sql.raw(`status in (${openChecks.map((one) => `'${one}'`).join(', ')})`)),
  ],
);

/** Documents given by a vendor for a check. Sealed with the installation's key: neither the database nor a backup reveals them. */
export const vendorCheckDocuments = pgTable(
  'vendor_check_documents',
  {
    id: idColumn(),
    checkId: uuid()
      .notNull()
      .references(() => vendorChecks.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['picture', 'pdf'] }).notNull(),
    /** Size of the file before sealing. */
    size: integer().notNull(),
    sealed: bytes().notNull(),
    addedAt: createdAt(),
  },
  (table) => [
    index('vendor_check_documents_check_idx').on(table.checkId, table.id),
    index('vendor_check_documents_added_idx').on(table.addedAt),
  ],
);
