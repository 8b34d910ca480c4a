/** @file The file names of a stored picture: `<key>-<width>.<format>`, all below one random key. */
import { randomBytes } from 'node:crypto';

/** The formats of the files, best first, with their media type. */
export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof pictureFormats;

/** The pattern of a stored file's name; no other name is looked up. */
export const pictureFilePattern = /^([a-z2-7]{26})-(\d{1,4})\.(avif|webp|jpg)$/;

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';
const keyLength = 26;

/** Returns an unguessable name (130 random bits), in lower case for file systems that ignore case. */
export const newPictureKey = (): string =>
  Array.from(randomBytes(keyLength), (byte) => base32[byte % base32.length]).join('');

/** Returns the stored name of one file. */
export const pictureFile = (key: string, width: number, format: PictureFormat): string =>
  `${key}-${width}.${format}`;

/** Returns the names of all files of a picture. JPEG, for old browsers, exists in the largest width only. */
export function filesOfPicture(row: {
  storageKey: string;
  widths: readonly number[];
  formats: readonly PictureFormat[];
}): string[] {
  const largest = row.widths.at(-1) ?? 0;
  return row.formats.flatMap((format) =>
    (format === 'jpg' ? [largest] : row.widths).map((width) => pictureFile(row.storageKey, width, format)),
  );
}
