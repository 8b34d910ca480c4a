/** @file Returns a page's data for a picture from its stored row. */
import { mediaPath } from '#facts/paths.ts';
import type { PictureDetail } from '#contract/picture-detail.ts';
import type { pictures } from '../db/tables.ts';
import { pictureFile, pictureFormats, type PictureFormat } from './picture-files.ts';

export type StoredPicture = Pick<
  typeof pictures.$inferSelect,
  'widths' | 'width' | 'height' | 'formats' | 'blur' | 'storageKey'
>;

/** Returns the picture with its sources. `alt` says only its kind, since nobody has described its content. */
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
