/** @file Vendors' work: projects with their pictures. Removed rows stay for a day, so that a removal can be undone. */
import { sql, check, index, integer, pgTable, smallint, text, unique, uuid } from '#platform/db/drizzle.ts';
import { createdAt, idColumn, instant, updatedAt } from './columns.ts';
import { pictureColumns } from './picture-columns.ts';
import { vendors } from './vendors.ts';

export const vendorProjects = pgTable(
  'vendor_projects',
  {
    /** Made on the vendor's device, so that a project sent twice is stored once. */
    id: uuid().primaryKey(),
    vendorId: uuid()
      .notNull()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** The part of town, in the vendor's words. */
    area: text(),
    /** `2026-11` */
    month: text(),
    category: text(),
    words: text(),
    position: integer().notNull().default(0),
    removedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('vendor_projects_vendor_idx').on(table.vendorId, table.position),
    index('vendor_projects_removed_idx').on(table.removedAt),
  ],
);

export const projectPictures = pgTable(
  'project_pictures',
  {
    id: idColumn(),
    projectId: uuid()
      .notNull()
      .references(() => vendorProjects.id, { onDelete: 'cascade' }),
    /** Made on the device for each file: a file sent again after a lost connection is not stored again. */
    uploadKey: uuid().notNull(),
    position: integer().notNull(),
    caption: text(),
    /** The focus that stays in sight when it is cropped: percent from the left and from the top. */
    focusX: smallint().notNull().default(50),
    focusY: smallint().notNull().default(50),
    ...pictureColumns(),
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('project_pictures_upload_key').on(table.projectId, table.uploadKey),
    unique('project_pictures_storage_key_key').on(table.storageKey),
    check('project_pictures_focus_x_check', sql`${table.focusX} between 0 and 100`),
    check('project_pictures_focus_y_check', sql`${table.focusY} between 0 and 100`),
    index('project_pictures_removed_idx').on(table.removedAt),
  ],
);
