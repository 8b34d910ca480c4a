import { integer, text } from '#platform/db/drizzle.ts';
import type { PictureFormat } from '#platform/images/picture-files.ts';

/** Returns columns for the location and size of a stored picture's files: several widths and formats under one key. */
export const pictureColumns = () => ({
  /** The stored widths in pixels, ascending. */
  widths: integer().array().notNull(),
  /** Width of the largest file in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** File endings, best first, such as `{avif,webp}`. */
  formats: text().array().$type<PictureFormat[]>().notNull(),
  /** A tiny data URI shown while the picture loads. */
  blur: text(),
  /** The random name in the storage, to which width and format are added. */
  storageKey: text().notNull(),
  /** Bytes of all files together. */
  bytes: integer().notNull(),
});
