import { ivory, marigold, teal } from '../palette.ts';
import { join, path, rect, type Svg } from '../paper.ts';
import { ogee } from '../parts/arches.ts';

/** The mark: three arches, one behind the other, and the lamp in the courtyard that they lead to. 96 x 96. */

export interface SymbolInk {
  readonly outer: string;
  readonly middle: string;
  readonly inner: string;
  readonly lamp: string;
}

export const symbolInk: SymbolInk = { outer: teal[3], middle: teal[2], inner: ivory[0], lamp: marigold[2] };

const bowl = 'M32 78C33 92 41 93 48 93C55 93 63 92 64 78C56 83 40 83 32 78Z';
const flame = 'M48 48C54.5 57 55.5 64 53 69C51 73 45 73 43 69C40.5 64 41.5 57 48 48Z';

/** Drawing of the mark in its 96-unit box. */
export function symbol(colours: SymbolInk = symbolInk): Svg {
  return join(
    path(ogee(6, 3, 84, 90), colours.outer),
    path(ogee(17, 18, 62, 75), colours.middle),
    path(ogee(28, 33, 40, 60), colours.inner),
    path(bowl, colours.lamp),
    path(flame, colours.lamp),
  );
}

/** The mark in one ink, for places that colour it with `currentColor`: the arches become cut lines. */
export function symbolMono(): Svg {
  return join(
    path(
      `${ogee(6, 3, 84, 90)}${ogee(15, 15, 66, 78)}${ogee(20, 22, 56, 71)}${ogee(29, 34, 38, 59)}`,
      'currentColor',
      'fill-rule="evenodd"',
    ),
    path(bowl, 'currentColor'),
    path(flame, 'currentColor'),
  );
}

/** App icon: the mark on paper, with room for round masks when `safe`. */
export function icon(safe: boolean): Svg {
  const scale = safe ? 0.62 : 0.8;
  const offset = (96 - 96 * scale) / 2;
  return join(
    rect(0, 0, 96, 96, ivory[1], safe ? 0 : 20),
    `<g transform="translate(${offset} ${offset - (safe ? 0 : 1)}) scale(${scale})">${symbol()}</g>`,
  );
}
