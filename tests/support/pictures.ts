/** Pictures for tests, generated here: valid ones, and harmful ones. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const canvas = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#a03020' } });

/** Returns a plain photo. */
export const jpeg = (width = 120, height = 80): Promise<Buffer> => canvas(width, height).jpeg().toBuffer();

/** Returns a photo with location and camera data, as phones write it; stored sideways. */
export const phonePhoto = (): Promise<Buffer> =>
  canvas(120, 80)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SecretCamera' },
      IFD3: {
        GPSLatitude: '28/1 36/1 0/1',
        GPSLatitudeRef: 'N',
        GPSLongitude: '77/1 12/1 0/1',
        GPSLongitudeRef: 'E',
      },
    })
    .jpeg()
    .toBuffer();

/** Returns a picture in another colour space, as printers use it. */
export const cmyk = (): Promise<Buffer> => canvas(64, 64).toColourspace('cmyk').jpeg().toBuffer();

/** Returns a picture with three frames: red, green and blue. */
export async function animated(format: 'webp' | 'gif' = 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { loop: 0 })
    .toBuffer();
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** Returns a PNG that claims a size and contains next to nothing: decoding it would take gigabytes. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const script = '<script>alert(1)</script>';

/** Returns a photo that is also a valid HTML page. */
export const polyglot = async (): Promise<Buffer> =>
  Buffer.concat([await jpeg(), Buffer.from(`<html><body>${script}</body></html>`)]);

export const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${script}</svg>`,
);
export const html = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
/** The beginning of an iPhone's photo. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(200),
]);
export const gif = Buffer.concat([Buffer.from('GIF89a', 'latin1'), Buffer.alloc(200)]);
export const pdf = Buffer.from(`%PDF-1.7\n${script}`.padEnd(200));

/** Pictures that are taken, and from which something must go. */
export const unsafePictures: readonly [what: string, file: () => Promise<Buffer>][] = [
  ['a script in a picture’s clothes', polyglot],
  ['place and camera', phonePhoto],
  ['colours for print', cmyk],
  ['frames that move', animated],
];

/** Files that are refused where a picture belongs. */
export const refusedPictures: readonly [what: string, file: () => Buffer | Promise<Buffer>][] = [
  ['SVG', () => svg],
  ['a page', () => html],
  ['HEIC', () => heic],
  ['GIF', () => gif],
  ['PDF', () => pdf],
  ['a bomb', () => bomb(60_000, 60_000)],
  ['half a photo', async () => (await jpeg(640, 480)).subarray(0, 1000)],
];
