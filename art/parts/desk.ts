import { indigo, ink, ivory, lit, marigold, rose, sand, shade, teal } from '../palette.ts';
import { circle, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';

/** Desk things lying flat, seen from above. */

/** Pencil, point to the left. */
export const pencil = (length: number, fill: string = marigold[2]): Svg =>
  lift(
    1,
    path(`M0 7L${num(length * 0.1)} 0V14Z`, sand[1]),
    path('M0 7L7 4.5V9.5Z', ink[2]),
    rect(length * 0.1, 0, length * 0.78, 14, fill),
    rect(length * 0.1, 9, length * 0.78, 5, shade(fill)),
    rect(length * 0.87, 0, length * 0.05, 14, sand[3]),
    rect(length * 0.92, 0, length * 0.08, 14, rose[2], 4),
  );

/** Fountain pen, nib to the left. */
export const pen = (length: number, fill: string = indigo[3]): Svg =>
  lift(
    1,
    path(`M0 8L${num(length * 0.12)} 1V15Z`, marigold[1]),
    line(`M3 8H${num(length * 0.1)}`, ink[2], 1.4),
    rect(length * 0.12, 0, length * 0.34, 16, fill, 3),
    rect(length * 0.46, -2, length * 0.54, 20, lit(fill, 0.12), 9),
    rect(length * 0.46, 10, length * 0.54, 8, shade(fill, 0.2), 5),
    rect(length * 0.46, -2, 6, 20, marigold[1]),
    rect(length * 0.66, -5, length * 0.3, 5, marigold[1], 2.5),
  );

/** Pocket calculator. */
export const calculator = (w: number, fill: string = indigo[3]): Svg =>
  join(
    lift(2, rect(0, 0, w, w * 1.45, fill, w * 0.08)),
    rect(w * 0.1, w * 0.1, w * 0.8, w * 0.26, teal[0], 4),
    line(`M${num(w * 0.5)} ${num(w * 0.23)}h${num(w * 0.32)}`, ink[1], w * 0.045),
    times(4, (j) =>
      times(4, (i) =>
        lift(
          1,
          rect(
            w * (0.1 + i * 0.205),
            w * (0.46 + j * 0.235),
            w * 0.165,
            w * 0.18,
            i === 3 ? marigold[2] : j === 3 && i === 2 ? rose[2] : ivory[2],
            4,
          ),
        ),
      ),
    ),
  );

/** Magnifying glass, lens centre at 0,0, handle to the lower right. */
export const magnifier = (r: number, seen: Svg = ''): Svg =>
  join(
    lift(
      2,
      line(`M${num(r * 0.74)} ${num(r * 0.74)}L${num(r * 1.75)} ${num(r * 1.75)}`, ink[2], r * 0.24),
      line(`M${num(r * 0.78)} ${num(r * 0.78)}L${num(r * 1.02)} ${num(r * 1.02)}`, marigold[2], r * 0.26),
    ),
    circle(0, 0, r, '#eef4ec'),
    seen,
    path(
      `M${num(-r * 0.66)} ${num(-r * 0.2)}A${num(r * 0.7)} ${num(r * 0.7)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.7)}`,
      'none',
      `stroke="#ffffff" stroke-width="${num(r * 0.09)}" stroke-linecap="round" opacity=".8"`,
    ),
    lift(2, `<circle r="${num(r)}" fill="none" stroke="${marigold[2]}" stroke-width="${num(r * 0.15)}"/>`),
  );
