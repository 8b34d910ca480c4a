/** @file The preview picture of a link to a vendor: its first photo, if any, and its name. */
import { block, drawnText, ground, type Drawn } from '#platform/images/drawn-text.ts';
import { loadSharp } from '#platform/images/sharp.ts';
import type { HandOut } from './hand-out.ts';

/** The size that the page's head states. */
export const shareSize = { width: 1200, height: 630 } as const;
const ink = '#241a12';
const paper = '#fffdf8';
const teal = '#0a5d63';
const marigold = '#f2a516';
const margin = 56;
const ruleHeight = 8;

type Placed = { input: Buffer; left: number; top: number };
const place = (drawn: Drawn | null, left: number, top: number): Placed[] =>
  drawn ? [{ input: drawn.input, left, top }] : [];

async function withPhoto(name: Drawn | null, line: Drawn | null, photo: Buffer): Promise<Placed[]> {
  const words = (name?.height ?? 0) + (name && line ? 14 : 0) + (line?.height ?? 0);
  const top = shareSize.height - words - 2 * 36;
  const sharp = await loadSharp();
  const cut = await sharp(photo)
    .resize({ width: shareSize.width, height: top - ruleHeight, fit: 'cover', position: 'attention' })
    .toBuffer();
  const rule = await block(shareSize.width, ruleHeight, marigold);
  const below = top + 36;
  return [
    { input: cut, left: 0, top: 0 },
    { input: rule, left: 0, top: top - ruleHeight },
    ...place(name, margin, below),
    ...place(line, margin, below + (name ? name.height + 14 : 0)),
  ];
}

async function withoutPhoto(name: Drawn | null, line: Drawn | null): Promise<Placed[]> {
  const band = await block(24, shareSize.height, teal);
  const rule = await block(160, ruleHeight, marigold);
  const words = (name?.height ?? 0) + 40 + (line?.height ?? 0);
  const top = Math.round((shareSize.height - words) / 2);
  return [
    { input: band, left: 0, top: 0 },
    ...place(name, margin + 40, top),
    { input: rule, left: margin + 40, top: top + (name?.height ?? 0) + 20 },
    ...place(line, margin + 40, top + (name?.height ?? 0) + 52),
  ];
}

/**
 * Draws the picture as JPEG, in 1200 x 630 pixels. A name in characters that no font of ours has is left out.
 * @where Which picture do chats show with a link to a vendor?
 */
export async function drawSharePicture(
  { name, line }: Pick<HandOut, 'name' | 'line'>,
  photo: Buffer | null,
  brand: string,
): Promise<Buffer> {
  const width = shareSize.width - 2 * margin - (photo ? 0 : 60);
  const title = await drawnText(name, {
    width,
    colour: ink,
    sizes: photo ? [60, 50, 42] : [92, 76, 60, 48],
    maxHeight: photo ? 140 : 330,
  });
  const below = await drawnText(line, { width: width - 240, colour: teal, sizes: [34, 28], maxHeight: 88 });
  const sender = await drawnText(brand, { width: 240, colour: ink, sizes: [30, 24], maxHeight: 60 });
  const pieces = photo ? await withPhoto(title, below, photo) : await withoutPhoto(title, below);
  const sheet = await ground(shareSize.width, shareSize.height, paper);
  return sheet
    .composite([
      ...pieces,
      ...(sender
        ? place(sender, shareSize.width - margin - sender.width, shareSize.height - 36 - sender.height)
        : []),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
