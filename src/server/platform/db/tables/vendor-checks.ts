import { sql, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from '#platform/db/drizzle.ts';
import { checkStatuses, openChecks } from '#domain/vendors/check-changes.ts';
import { checkKindNames } from '#domain/vendors/check-kinds.ts';
import { staffRoles } from '#facts/staff-access.ts';
import { bytes, createdAt, idColumn, instant, oneOf } from './columns.ts';
import { vendors } from './vendors.ts';

/** What a vendor has asked to be checked, and what came of it. */
export const vendorChecks = pgTable(
  'vendor_checks',
  {
    id: idColumn(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    kind: text({ enum: checkKindNames }).notNull(),
    status: text({ enum: checkStatuses }).notNull().default('requested'),
    /** What is checked, as it was then. */
    value: text().notNull(),
    askedAt: createdAt(),
    changedAt: instant().notNull(),
    /** Of a decision that still can be taken back, or was not told yet; empty otherwise. */
    undecidedUntil: instant(),
    /** Who decided; no foreign key, so that it outlives them. */
    decidedById: uuid(),
    decidedBy: text(),
    decidedRole: text({ enum: staffRoles }),
    /** What the vendor was told with the decision. */
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
    // Of two windows that ask at once one is told that it has been asked.
    uniqueIndex('vendor_checks_open_key')
      .on(table.vendorId, table.kind)
      .where(sql.raw(`status in (${openChecks.map((one) => `'${one}'`).join(', ')})`)),
  ],
);

/** What a vendor gave to be looked at. Sealed with the key of the installation: neither the database nor a backup tells what it shows. */
export const vendorCheckDocuments = pgTable(
  'vendor_check_documents',
  {
    id: idColumn(),
    checkId: uuid()
      .notNull()
      .references(() => vendorChecks.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['picture', 'pdf'] }).notNull(),
    /** Of the file before it was sealed. */
    size: integer().notNull(),
    sealed: bytes().notNull(),
    addedAt: createdAt(),
  },
  (table) => [
    index('vendor_check_documents_check_idx').on(table.checkId, table.id),
    index('vendor_check_documents_added_idx').on(table.addedAt),
  ],
);
