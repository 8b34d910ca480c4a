/** @file Detects the format of a file from its first bytes; its name and declared type are ignored. */

/** The accepted formats, and the refused ones with a sentence of their own. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'other';

/** The accepted formats. */
export const acceptedTypes: readonly PictureType[] = ['jpeg', 'png', 'webp', 'avif'];

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));
const pngSignature = '\x89PNG\r\n\x1a\n';
const brandBytes = 4;
const maxBrands = 16;

/** Returns the brands of an ISO media file, which say whether AV1 or HEVC is inside. */
function brandsOf(bytes: Uint8Array): string[] {
  const size = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    bytes.length,
    16 + maxBrands * brandBytes,
  );
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + brandBytes <= size; at += brandBytes) brands.push(ascii(bytes, at, at + brandBytes));
  return brands;
}

/** Returns the format by a file's first bytes. */
export function pictureType(bytes: Uint8Array): PictureType {
  if (bytes.length < 16) return 'other';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === pngSignature) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 4, 8) !== 'ftyp') return 'other';
  const brands = brandsOf(bytes);
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) ? 'heic' : 'other';
}
