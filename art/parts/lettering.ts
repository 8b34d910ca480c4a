import { line, num, type Svg } from '../paper.ts';
import { cut } from '../letters.ts';

/** Words in cut letters. */

/** Words in cut letters; x, y is the upper left. */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = size * 0.15,
): Svg {
  return `<g transform="translate(${num(x)} ${num(y)})">${line(cut(text, size).d, colour, weight)}</g>`;
}

/** The same, centred on x. */
export const centred = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = size * 0.15,
): Svg => words(text, x - cut(text, size).width / 2, y, size, colour, weight);
