/** @file A poster for the wall or the counter, A4 at 200 dots per inch: the vendor's picture and name, and a QR code of its page. */
import { encode } from 'uqr';
import { t } from '#words/t.ts';
import { block, drawnText, ground, type Drawn } from '#platform/images/drawn-text.ts';
import { loadSharp } from '#platform/images/sharp.ts';
import type { HandOut } from './hand-out.ts';

const size = { width: 1654, height: 2339 } as const;
const ink = '#241a12';
const teal = '#0a5d63';
const marigold = '#f2a516';
const paper = '#ffffff';
/** Sides of the code; beside a picture it is smaller, and still read from two metres. */
const codePx = { alone: 1000, withPicture: 780 } as const;
const picture = { width: size.width, height: 640 } as const;

/** Draws the QR code of an address. A quarter of it may be dirty or torn. */
async function drawnCode(address: string, px: number): Promise<Drawn> {
  const { data, size: modules } = encode(address, { ecc: 'Q', border: 4 });
  const pixels = Buffer.from(data.flat().map((dark) => (dark ? 0 : 255)));
  const side = Math.floor(px / modules) * modules;
  const sharp = await loadSharp();
  const input = await sharp(pixels, { raw: { width: modules, height: modules, channels: 1 } })
    .resize({ width: side, height: side, kernel: 'nearest' })
    .png()
    .toBuffer();
  return { input, width: side, height: side };
}

/** Cuts the picture to the whole width of the sheet. */
async function cutPicture(photo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(photo)
    .resize({ ...picture, fit: 'cover', position: 'attention' })
    .png()
    .toBuffer();
}

/** Draws the poster as PNG; without a picture of its own the vendor's name stands alone. */
export async function drawPoster(
  { name, line, url }: HandOut,
  photo: Buffer | null,
  brand: string,
): Promise<Buffer> {
  const width = size.width - 300;
  const align = 'centre';
  const code = await drawnCode(url, photo ? codePx.withPicture : codePx.alone);
  const { host, pathname } = new URL(url);
  const pieces: { drawn: Drawn | null; gap: number }[] = [
    {
      drawn: await drawnText(name, {
        width,
        align,
        colour: ink,
        sizes: photo ? [120, 96, 76, 60] : [150, 120, 96, 76, 60],
        maxHeight: photo ? 280 : 420,
      }),
      gap: 30,
    },
    {
      drawn: await drawnText(line, { width, align, colour: teal, sizes: [64, 52], maxHeight: 180 }),
      gap: photo ? 40 : 90,
    },
    { drawn: code, gap: photo ? 30 : 60 },
    {
      drawn: await drawnText(t('Scan to see our work and prices, and to ask for your date.'), {
        width,
        align,
        colour: ink,
        sizes: [64, 56],
        maxHeight: 220,
      }),
      gap: 40,
    },
    {
      drawn: await drawnText(host + pathname, {
        width,
        align,
        colour: ink,
        sizes: [48, 40, 30],
        maxHeight: 120,
      }),
      gap: 0,
    },
  ];
  const sender = await drawnText(brand, { width, align, colour: ink, sizes: [56], maxHeight: 100 });
  const band = await block(size.width, 36, marigold);
  let top = photo ? 36 + picture.height + 50 : 260;
  const placed = pieces.flatMap(({ drawn, gap }) => {
    if (!drawn) return [];
    const at = { input: drawn.input, left: Math.round((size.width - drawn.width) / 2), top };
    top += drawn.height + gap;
    return [at];
  });
  const sheet = await ground(size.width, size.height, paper);
  return sheet
    .composite([
      ...(photo ? [{ input: await cutPicture(photo), left: 0, top: 36 }] : []),
      { input: band, left: 0, top: 0 },
      { input: band, left: 0, top: size.height - 36 },
      ...placed,
      ...(sender
        ? [
            {
              input: sender.input,
              left: Math.round((size.width - sender.width) / 2),
              top: size.height - 130 - sender.height,
            },
          ]
        : []),
    ])
    .png({ palette: true, colours: 64 })
    .withMetadata({ density: 200 })
    .toBuffer();
}
