import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { pictureSlots } from '#contract/vendor-categories.ts';
import type { PictureFormat } from '#platform/images/picture-files.ts';
import { createdAt, idColumn, oneOf } from './columns.ts';
import { vendors } from './vendors.ts';

/** Stored pictures, each in several widths and formats under one key. */
export const pictures = pgTable(
  'pictures',
  {
    id: idColumn(),
    /** Null once the vendor is gone: the files wait for their removal. */
    vendorId: uuid().references(() => vendors.id, { onDelete: 'set null' }),
    slot: text({ enum: pictureSlots }).notNull(),
    position: integer().notNull().default(0),
    /** The stored widths in pixels, ascending. */
    widths: integer().array().notNull(),
    /** Pixels of the largest. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** File endings, best first, such as `{avif,webp}`. */
    formats: text().array().$type<PictureFormat[]>().notNull(),
    /** A tiny data URI shown while the picture loads. */
    blur: text(),
    /** Our own random name in the storage; width and format are added to it. */
    storageKey: text().notNull(),
    /** Bytes of all files together. */
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('pictures_vendor_slot_key').on(table.vendorId, table.slot),
    unique('pictures_storage_key_key').on(table.storageKey),
    check('pictures_slot_check', oneOf(table.slot, pictureSlots)),
    index('pictures_vendor_idx').on(table.vendorId),
  ],
);
