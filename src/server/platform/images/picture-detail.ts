/** @file From a stored picture's row to what a page needs to draw it. */
import { mediaPath } from '#facts/paths.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';
import type { pictures } from '../db/tables.ts';
import { pictureFile, pictureFormats, type PictureFormat } from './picture-files.ts';

export type StoredPicture = Pick<
  typeof pictures.$inferSelect,
  'widths' | 'width' | 'height' | 'formats' | 'blur' | 'storageKey'
>;

/** The picture with its sources. `alt` says what it is, since nobody has told what it shows. */
export function pictureDetail(row: StoredPicture, alt: string): PictureDetail {
  const file = (width: number, format: PictureFormat) =>
    mediaPath(pictureFile(row.storageKey, width, format));
  const formats = (Object.keys(pictureFormats) as PictureFormat[]).filter(
    (format) => format !== 'jpg' && row.formats.includes(format),
  );
  return {
    src: file(row.width, 'jpg'),
    width: row.width,
    height: row.height,
    alt,
    blur: row.blur,
    sources: formats.map((format) => ({
      type: pictureFormats[format],
      srcset: row.widths.map((width) => `${file(width, format)} ${width}w`).join(', '),
    })),
  };
}
