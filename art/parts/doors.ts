import { ink, lit, marigold, type Ramp, shade, terracotta } from '../palette.ts';
import { circle, join, lift, path, rect, type Svg, times } from '../paper.ts';

/** Doors and what hangs on them. */

/** One leaf of a carved wooden door, hinged at the left; upper left corner at 0,0. */
const doorLeaf = (w: number, h: number, wood: Ramp): Svg =>
  join(
    rect(0, 0, w, h, wood[3]),
    times(3, (i) => {
      const high = (h - 80) / 3;
      const y = 20 + i * (high + 20);
      return join(
        rect(w * 0.14, y, w * 0.72, high, shade(wood[3], 0.22), 4),
        rect(w * 0.14 + 5, y + 6, w * 0.72 - 5, high - 6, wood[2], 4),
        circle(w * 0.5 + 2, y + high / 2 + 3, w * 0.13, shade(wood[2], 0.2)),
        circle(w * 0.5, y + high / 2, w * 0.12, marigold[2]),
        circle(w * 0.5 - 2, y + high / 2 - 2, w * 0.05, marigold[1]),
      );
    }),
  );

/** A closed double door; upper left corner at 0,0. */
export const doubleDoor = (w: number, h: number, wood: Ramp = terracotta): Svg =>
  join(
    doorLeaf(w / 2, h, wood),
    `<g transform="translate(${w / 2} 0)">${doorLeaf(w / 2, h, wood)}</g>`,
    rect(w / 2 - 5, 0, 10, h, lit(wood[3], 0.16)),
  );

/** Brass padlock, 60 wide; 0,0 is the top of its bow. */
export const padlock: Svg = lift(
  2,
  `<path d="M-19 36V20A19 19 0 0 1 19 20V36" fill="none" stroke="${ink[0]}" stroke-width="9"/>`,
  rect(-32, 32, 64, 54, marigold[2], 9),
  path('M8 32H23A9 9 0 0 1 32 41V77A9 9 0 0 1 23 86H-4Z', marigold[3]),
  circle(0, 54, 8, ink[3]),
  path('M-4 54H4L6 74H-6Z', ink[3]),
);

/** Old key hanging from 0,0, 90 long. */
export const hangingKey: Svg = lift(
  1,
  `<circle cx="0" cy="16" r="12" fill="none" stroke="${marigold[3]}" stroke-width="7"/>`,
  rect(-3.5, 27, 7, 60, marigold[3], 2),
  rect(0, 66, 18, 7, marigold[3], 1),
  rect(0, 78, 14, 7, marigold[3], 1),
);
