/**
 * @file Cuts the site's fonts from the published ones: `npm run fonts -w art`. Run again when the font packages change;
 * the results are committed, so that a build needs no font tools. Sizes are printed; the first file is all
 * that an ordinary first page loads.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cutWords } from './cut-words.ts';

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
  // Beside Devanagari, in its one weight: pages in Hindi load this and not the first one.
  {
    out: 'anek-hindi-latin.woff2',
    from: 'anek-devanagari/files/anek-devanagari-latin-wght-normal.woff2',
    text: basic,
    keepFeatures: [...standing, 'tnum'],
    variationAxes: { wght: 500 },
  },
];

// One weight of what is written: all signs in all weights are 218 kB, in one 81 kB, too much for a weak line.
const joined = readFileSync(join(import.meta.dirname, 'conjuncts.txt'), 'utf8')
  .trim()
  .split(/\s+/);
/** In order of the alphabet, with blanks between: some are of two code points. */
const letters = (list: string) => list.split(' ');
const consonants = letters('क ख ग घ च छ ज झ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह क़ ख़ ग़ ज़ ड़ ढ़ फ़');
const vowels = letters('अ आ इ ई उ ऊ ऋ ए ऐ ऑ ओ औ');
const signs = ['', ...letters('ा ि ी ु ू ृ ॅ े ै ॉ ो ौ ं ँ ः ीं ें ैं ों ाँ ूँ ्')];
// The signs of every letter, and the joined ones as they stand alone: with all their forms above and below they are twice as much.
const devanagari = [
  ...consonants.flatMap((letter) => signs.map((sign) => letter + sign)),
  ...consonants.map((letter) => `र्${letter}`),
  ...vowels.flatMap((vowel) => ['', 'ं', 'ँ'].map((sign) => vowel + sign)),
  ...joined,
  ...letters('ॐ । ॥ ॰ ० १ २ ३ ४ ५ ६ ७ ८ ९ ऽ \u200c \u200d'),
];

const published = (path: string) =>
  readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${path}`)));
function write(out: string, font: Buffer) {
  writeFileSync(join(root, 'src/web/styles/fonts', out), font);
  process.stdout.write(`${out} ${font.length} bytes\n`);
}

for (const { out, from, text, ...cut } of cuts)
  write(out, await subsetFont(published(from), text, { targetFormat: 'woff2', ...cut }));
write(
  'anek-devanagari.woff2',
  await cutWords(
    published('anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'),
    devanagari,
    500,
  ),
);
// The name of the language where the site speaks another: not every device has letters for it.
write(
  'anek-hindi-name.woff2',
  await cutWords(
    published('anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'),
    ['हिन्दी'],
    600,
  ),
);

// What the server draws into pictures, such as a link preview: its program reads no WOFF2, and a name may hold any joined sign.
const drawnWeight = { wght: 600 };
const drawn = {
  'anek-latin.ttf': ['latin', `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…`],
  'anek-devanagari.ttf': ['devanagari', `${range(0x900, 0x97f)} \u200c\u200d`],
} as const;
for (const [out, [part, text]] of Object.entries(drawn)) {
  const source = published(`anek-devanagari/files/anek-devanagari-${part}-wght-normal.woff2`);
  const font = await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: drawnWeight });
  writeFileSync(join(root, 'src/server/platform/images/fonts', out), font);
  process.stdout.write(`${out} ${font.length} bytes\n`);
}
