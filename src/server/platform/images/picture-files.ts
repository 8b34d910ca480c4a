/** @file How the files of one stored picture are named: `<key>-<width>.<format>`, all below one random key. */
import { randomBytes } from 'node:crypto';

/** The formats that are made, best first, with their media type. */
export const pictureFormats = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof pictureFormats;

/** What can be a file of ours; anything else is not even looked for. */
export const pictureFilePattern = /^([a-z2-7]{26})-(\d{1,4})\.(avif|webp|jpg)$/;

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';
const keyLength = 26;

/** A name nobody can guess, 130 random bits, in lower case for file systems that ignore case. */
export const newPictureKey = (): string =>
  Array.from(randomBytes(keyLength), (byte) => base32[byte % base32.length]).join('');

/** The stored name of one file. */
export const pictureFile = (key: string, width: number, format: PictureFormat): string =>
  `${key}-${width}.${format}`;

/** Everything stored of a picture, as its row tells it. JPEG, for old browsers, exists in the largest width alone. */
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
