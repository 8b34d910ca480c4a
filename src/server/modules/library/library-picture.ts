/** @file Library pictures, made from rows and from drawings. */
import { libraryPicturePath } from '#facts/paths.ts';
import type { LibraryPicture } from '#contract/desk/content/pictures.ts';
import { pictures as drawn, type PictureName } from '#content/pictures.generated.ts';
import { searchKey } from '#platform/db/search-key.ts';
import type { libraryPictures } from '#platform/db/tables.ts';
import { drawnPicture } from '#platform/images/drawn-picture.ts';
import { pictureDetail } from '#platform/images/picture-detail.ts';

export type PictureRow = typeof libraryPictures.$inferSelect;

export const ofRow = (row: PictureRow): LibraryPicture => ({
  src: libraryPicturePath(row.id),
  id: row.id,
  name: row.name,
  alt: row.alt,
  altMissing: row.altMissing,
  credit: row.credit,
  focusX: row.focusX,
  focusY: row.focusY,
  bytes: row.bytes,
  picture: pictureDetail(row, row.alt),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  by: row.by,
});

const ofDrawing = (name: PictureName): LibraryPicture => ({
  src: `/art/${name}`,
  id: null,
  name,
  alt: drawn[name].alt,
  altMissing: false,
  credit: null,
  focusX: 50,
  focusY: 50,
  bytes: 0,
  picture: drawnPicture(name),
  version: 1,
  createdAt: null,
  by: null,
});

const drawings = (Object.keys(drawn) as PictureName[]).map((name) => ({
  picture: ofDrawing(name),
  search: searchKey(name, drawn[name].alt),
}));

/** Returns the drawn pictures whose texts contain every word, in their order. */
export const drawnWith = (words: readonly string[]): LibraryPicture[] =>
  drawings.filter(({ search }) => words.every((word) => search.includes(word))).map(({ picture }) => picture);

/** Returns the search text of a row. */
export const searchOf = ({ name, alt, credit }: Pick<PictureRow, 'name' | 'alt' | 'credit'>): string =>
  searchKey(name, alt, credit);
