/** @file Draws words into a picture, in the two scripts of the bundled fonts. */
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import { escaped } from '../words/escaped.ts';
import { loadSharp } from './sharp.ts';

type Colour = `#${string}`;
/** A piece of a picture, ready to be laid on another. */
export type Drawn = { input: Buffer; width: number; height: number };

/** The trailing comma matters: without it the last word would be parsed as a weight. */
const font = 'Anek Devanagari Medium,';
const fontFile = (name: string) => join(packageRoot, 'src/server/platform/images/fonts', name);
const latin = fontFile('anek-latin.ttf');
const devanagari = fontFile('anek-devanagari.ttf');
// One point is one pixel.
const dpi = 72;
const known = /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Returns the text without signs that the fonts lack; null when its letters are of another script, which would be drawn as boxes. */
export function drawable(text: string): string | null {
  const plain = text
    .toWellFormed()
    .replace(/\p{Extended_Pictographic}|\p{Cc}|\p{Co}|\ufe0f/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain !== '' && known.test(plain) ? plain : null;
}

type Wanted = { width: number; colour: Colour; align?: 'left' | 'centre' };

async function laid(
  text: string,
  size: number,
  { width, colour, align = 'left', fontfile }: Wanted & { fontfile: string },
) {
  const sharp = await loadSharp();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${font} ${size}`,
      fontfile,
      width,
      dpi,
      rgba: true,
      align,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

let fontsKnown: Promise<unknown> | undefined;
/** Registers the fonts: the process knows a font once it was named, and a text may need both. */
const knowFonts = () =>
  (fontsKnown ??= laid('क', 10, { width: 40, colour: '#000000', fontfile: devanagari }));

/**
 * Draws a text into a width, in the first of the sizes that fits the height; null for a text that cannot be drawn.
 * @where How are words drawn into a picture?
 */
export async function drawnText(
  text: string,
  { sizes, maxHeight, ...wanted }: Wanted & { sizes: readonly number[]; maxHeight: number },
): Promise<Drawn | null> {
  const plain = drawable(text);
  if (plain === null) return null;
  await knowFonts();
  let last: Drawn | null = null;
  for (const size of sizes) {
    last = await laid(plain, size, { ...wanted, fontfile: latin });
    if (last.height <= maxHeight && last.width <= wanted.width) return last;
  }
  // A very long name: the part that fits in the smallest size.
  if (!last) return null;
  const [width, height] = [Math.min(last.width, wanted.width), Math.min(last.height, maxHeight)];
  const sharp = await loadSharp();
  const input = await sharp(last.input).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  return { input, width, height };
}

/** Returns a plain ground of one colour, to lay pieces on. */
export const ground = async (width: number, height: number, background: Colour) =>
  (await loadSharp())({ create: { width, height, channels: 3, background } });

/** Returns the same as a piece. */
export const block = async (width: number, height: number, colour: Colour): Promise<Buffer> =>
  (await ground(width, height, colour)).png().toBuffer();
