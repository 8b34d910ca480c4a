import { check, index, integer, pgTable, text, unique, uuid } from '#platform/db/drizzle.ts';
import { pictureSlots } from '#domain/vendors/vendor-categories.ts';
import { createdAt, idColumn, oneOf } from './columns.ts';
import { pictureColumns } from './picture-columns.ts';
import { vendors } from './vendors.ts';

/** Stored pictures, each in several widths and formats under one key. */
export const pictures = pgTable(
  'pictures',
  {
    id: idColumn(),
    /** Null after the vendor's deletion: the files wait for their removal. */
    vendorId: uuid().references(() => vendors.id, { onDelete: 'set null' }),
    slot: text({ enum: pictureSlots }).notNull(),
    position: integer().notNull().default(0),
    ...pictureColumns(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('pictures_vendor_slot_key').on(table.vendorId, table.slot),
    unique('pictures_storage_key_key').on(table.storageKey),
    check('pictures_slot_check', oneOf(table.slot, pictureSlots)),
    index('pictures_vendor_idx').on(table.vendorId),
  ],
);
