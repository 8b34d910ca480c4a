/**
 * @file Cuts a font to what words need. A script such as Devanagari joins letters into signs that no code point names; cutting by
 * letters alone keeps every sign that these letters could ever form, five times what people write.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { mendOutlines } from './outlines.ts';

/** What of harfbuzz-subset.wasm is called here: the C functions of the same names. */
type Subset = Record<string, (...given: (number | undefined)[]) => number> & { memory: WebAssembly.Memory };

/** The numbers of HarfBuzz's own header files. */
const layoutFeatures = 6;
const noLayoutClosure = 0x200;
const writableMemory = 2;

/** Signs with a foot so thin that small and bold they stood hollow; tests/journeys/hindi-font.test.ts looks for more. */
const bluntTips = ['म्र', 'भ्र'];

const tag = (name: string) => Buffer.from(name, 'latin1').readUInt32BE();

/** Returns a font as it is, in another format. */
const whole = (font: Buffer, targetFormat: 'truetype' | 'woff2'): Promise<Buffer> =>
  subsetFont(font, '', { targetFormat, keepAllGlyphs: true });

/** The glyphs at each step of shaping a word. */
function steps(font: Buffer, words: Iterable<string>): number[][][] {
  const shaped = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(font))));
  return Array.from(words, (word) => {
    const buffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    return hb
      .shapeWithTrace(shaped, buffer, [], 0, 0)
      .map(({ t: step }) => (step as { g: number }[]).map(({ g: glyph }) => glyph));
  });
}

/** Every glyph that shaping a word passes through, not only those it ends with: a joined sign is made from half ones. */
const glyphsOf = (font: Buffer, words: Iterable<string>) => new Set([0, ...steps(font, words).flat(2)]);

/** The glyphs of those words that become one. */
const signsOf = (font: Buffer, words: Iterable<string>) =>
  new Set(
    steps(font, words)
      .map((shaping) => shaping.at(-1) ?? [])
      .filter(({ length }) => length === 1)
      .flat(),
  );

/** Returns a font as WOFF2 that draws these words at one weight, and others of the same letters as far as they share signs. */
export async function cutWords(source: Buffer, words: readonly string[], weight: number): Promise<Buffer> {
  const font = await whole(source, 'truetype');
  const wasm = readFileSync(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const c = instance.exports as unknown as Subset;
  // Views are taken anew each time: the memory may grow, and an old view is then empty.
  const bytes = () => new Uint8Array(c.memory.buffer);
  c['_initialize']!();
  const at = c['malloc']!(font.byteLength);
  bytes().set(font, at);
  const face = c['hb_face_create']!(c['hb_blob_create']!(at, font.byteLength, writableMemory, 0, 0), 0);
  const input = c['hb_subset_input_create_or_fail']!();
  const features = c['hb_subset_input_set']!(input, layoutFeatures);
  c['hb_set_clear']!(features);
  c['hb_set_invert']!(features);
  c['hb_subset_input_set_flags']!(input, c['hb_subset_input_get_flags']!(input)! | noLayoutClosure);
  const letters = c['hb_subset_input_unicode_set']!(input);
  for (const letter of new Set(words.join(''))) c['hb_set_add']!(letters, letter.codePointAt(0));
  const glyphs = c['hb_subset_input_glyph_set']!(input);
  for (const glyph of glyphsOf(font, words)) c['hb_set_add']!(glyphs, glyph);
  if (!c['hb_subset_input_pin_axis_location']!(input, face, tag('wght'), weight))
    throw new Error('The font has no axis of weights.');
  const cut = c['hb_subset_or_fail']!(face, input);
  if (!cut) throw new Error('The font could not be cut.');
  const blob = c['hb_face_reference_blob']!(cut);
  const start = c['hb_blob_get_data']!(blob, 0)!;
  const end = start + c['hb_blob_get_length']!(blob)!;
  const small = Buffer.from(bytes().subarray(start, end));
  return whole(mendOutlines(small, signsOf(small, bluntTips)), 'woff2');
}
