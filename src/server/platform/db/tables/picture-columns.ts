import { integer, text } from '#platform/db/drizzle.ts';
import type { PictureFormat } from '#platform/images/picture-files.ts';

/** Where the files of a stored picture are, and how large they are: several widths and formats under one key. */
export const pictureColumns = () => ({
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
});
