/**
 * @file Cuts the site's fonts from the published ones: `npm run fonts -w art`. Run again when the font packages change;
 * the results are committed, so that a build needs no font tools. Sizes are printed; the first file is all
 * that an ordinary first page loads.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const weights = { min: 400, max: 650 };
/** Headings are wider than text, in per cent. */
const widths = { min: 100, max: 112 };
// With the few signs beyond ASCII that stand on every page: one © must not fetch a second font.
const basic = `${range(0x20, 0x7e)}\u00a0©°·×–—‘’“”•…→`;
/** What the letters need to stand well; small capitals, old figures and fractions have no place here. */
const standing = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt'];
// Text and headings in one file, 5.6 kB more than in two: on a slow first visit they come together or not at all.
const cuts = [
  {
    out: 'anek-basic.woff2',
    from: 'anek-latin/files/anek-latin-latin-wdth-normal.woff2',
    text: basic,
    keepFeatures: [...standing, 'tnum'],
    variationAxes: { wght: weights, wdth: widths },
  },
  {
    out: 'anek-accents.woff2',
    from: 'anek-latin/files/anek-latin-latin-wght-normal.woff2',
    text: range(0xa0, 0xff),
    variationAxes: { wght: weights },
  },
  {
    out: 'anek-rupee.woff2',
    from: 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2',
    text: '₹',
    variationAxes: { wght: weights },
  },
  // One weight: a variable Devanagari is 218 kB, too much for one Hindi name on a weak line.
  {
    out: 'anek-devanagari.woff2',
    from: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    text: `${range(0x900, 0x97f)}\u200c\u200d`,
    variationAxes: { wght: 500 },
  },
];

for (const { out, from, text, ...cut } of cuts) {
  const source = readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${from}`)));
  const font = await subsetFont(source, text, { targetFormat: 'woff2', ...cut });
  writeFileSync(join(root, 'src/web/styles/fonts', out), font);
  process.stdout.write(`${out} ${font.length} bytes\n`);
}
