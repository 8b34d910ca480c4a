import { dice } from '../dice.ts';
import { ink, ivory } from '../palette.ts';
import { circle, join, line, num, rect, type Svg, times } from '../paper.ts';

/** Poles and what hangs between them. */

/** Tangle of overhead wires between two poles. */
export function tangle(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  count: number,
  colour: string = ink[2],
): Svg {
  const roll = dice(`${x1}${x2}`);
  return join(
    times(count, () => {
      const a = y1 + roll(-26, 26);
      const b = y2 + roll(-26, 26);
      return line(
        `M${num(x1)} ${num(a)}Q${num((x1 + x2) / 2 + roll(-60, 60))} ${num((a + b) / 2 + roll(10, 90))} ${num(x2)} ${num(b)}`,
        colour,
        roll(1.2, 2.4),
      );
    }),
  );
}

/** Pole with insulators, standing on 0,0. */
export const pole = (h: number, fill: string = ink[1]): Svg =>
  join(
    rect(-5, -h, 10, h, fill),
    rect(-34, -h + 16, 68, 6, fill),
    rect(-26, -h + 40, 52, 6, fill),
    times(4, (i) => circle(-28 + i * 18.6, -h + 12, 4, ivory[3])),
  );
