import { circle, join, path, rect, type Svg, times } from '../paper.ts';
import { cusped, ogee } from '../parts/arches.ts';
import { scallop } from '../parts/flowers.ts';
import { cut } from '../letters.ts';

/** Made-up partner brands: one-ink marks that take the colour of the text around them. 160 x 64 with the name as cut letters. */

const c = 'currentColor';
const odd = 'fill-rule="evenodd"';
const stroke = (d: string, w = 4) =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const place = (x: number, y: number, ...bits: Svg[]) =>
  `<g transform="translate(${x} ${y})">${bits.join('')}</g>`;

/** Marks in a 64-unit box, by file name. */
export const partners: Record<string, { name: string; mark: Svg }> = {
  'saffron-table': {
    name: 'SAFFRON TABLE',
    mark: join(
      stroke('M8 44H56M14 44V56M50 44V56'),
      path('M32 8C42 18 42 28 32 36C22 28 22 18 32 8Z', c),
      path(
        'M18 16C28 20 31 28 31 36C21 35 16 27 18 16ZM46 16C36 20 33 28 33 36C43 35 48 27 46 16Z',
        c,
        'opacity=".55"',
      ),
    ),
  },
  'neem-and-co': {
    name: 'NEEM & CO',
    mark: join(
      stroke('M32 58V12'),
      times(3, (i) =>
        path(
          `M32 ${24 + i * 13}C40 ${18 + i * 13} 50 ${18 + i * 13} 57 ${8 + i * 13}C44 ${6 + i * 13} 34 ${12 + i * 13} 32 ${24 + i * 13}ZM32 ${24 + i * 13}C24 ${18 + i * 13} 14 ${18 + i * 13} 7 ${8 + i * 13}C20 ${6 + i * 13} 30 ${12 + i * 13} 32 ${24 + i * 13}Z`,
          c,
        ),
      ),
    ),
  },
  'jaali-studio': {
    name: 'JAALI STUDIO',
    mark: path(
      `M6 6H58V58H6Z${times(9, (i) => `M${15 + (i % 3) * 17} ${8.5 + Math.floor(i / 3) * 17}a5 5 0 0 1 6.5 6.5a5 5 0 0 1 -6.5 6.5a5 5 0 0 1 -6.5 -6.5a5 5 0 0 1 6.5 -6.5Z`).join('')}`,
      c,
      odd,
    ),
  },
  'kesar-tents': {
    name: 'KESAR TENTS',
    mark: join(
      path('M32 10L60 42H52L32 18L12 42H4Z', c),
      path('M32 24L46 42V56H38V44L32 36L26 44V56H18V42Z', c),
      stroke('M32 10V4L40 7', 2.5),
    ),
  },
  'pakka-foundations': {
    name: 'PAKKA FOUNDATIONS',
    mark: join(
      rect(6, 46, 52, 10, c, 1),
      rect(6, 32, 24, 10, c, 1),
      rect(34, 32, 24, 10, c, 1),
      rect(18, 18, 28, 10, c, 1),
      path('M32 4L42 14H22Z', c),
    ),
  },
  'mehfil-sound': {
    name: 'MEHFIL SOUND',
    mark: join(
      times(5, (i) => rect(8 + i * 10.5, 32 - [10, 20, 27, 16, 8][i]!, 6, [20, 40, 54, 32, 16][i]!, c, 3)),
    ),
  },
  'dilli-flowers': {
    name: 'DILLI FLOWERS',
    mark: join(
      path(`${scallop(27, 12)}`, c, 'transform="translate(32 32)" opacity=".5"'),
      path(scallop(19, 9), c, 'transform="translate(32 32)"'),
      circle(32, 32, 6, 'none', `stroke="${c}" stroke-width="0"`),
    ),
  },
  'chowk-press': {
    name: 'CHOWK PRESS',
    mark: join(
      path('M8 12H44L56 24V54H8Z', c, 'opacity=".5"'),
      path('M44 12V24H56Z', c),
      rect(16, 30, 32, 4, c),
      rect(16, 38, 32, 4, c),
      rect(16, 46, 20, 4, c),
    ),
  },
  'baithak-interiors': {
    name: 'BAITHAK INTERIORS',
    mark: join(
      path(`${cusped(10, 4, 44, 54, 2)}${cusped(18, 16, 28, 42, 2)}`, c, odd),
      rect(24, 44, 16, 5, c, 2),
      stroke('M26 49V56M38 49V56', 3),
    ),
  },
  'udaan-accounts': {
    name: 'UDAAN ACCOUNTS',
    mark: join(
      path('M6 50L26 30L38 40L58 14V26L39 50L27 40L17 50Z', c),
      path('M58 14H42L58 30Z', c, 'opacity=".6"'),
      path(ogee(4, 56, 56, 3), c),
    ),
  },
};

/** The mark with its name beside it; width follows the name. */
export function partnerSvg(partner: { name: string; mark: Svg }): Svg {
  const words = partner.name.split(' ');
  const first =
    partner.name.length > 12 ? [words[0]!, words.slice(1).join(' ')] : [words[0]!, words.slice(1).join(' ')];
  const size = 17;
  const one = cut(first[0]!, size);
  const two = cut(first[1]!, size * 0.68);
  const width = Math.ceil(Math.max(one.width, two.width)) + 76;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64" role="img"><title>${partner.name.replace('&', '&amp;')}</title>${place(0, 4, `<g transform="scale(.875)">${partner.mark}</g>`)}${place(70, 13, stroke(one.d, 2.6))}${place(70, 39, stroke(two.d, 1.7))}</svg>`;
}
