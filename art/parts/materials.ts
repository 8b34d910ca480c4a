import { lit, marigold, sand, shade, terracotta } from '../palette.ts';
import { at, circle, join, lift, num, path, poly, rect, type Svg, times } from '../paper.ts';

/** What lies about on a site. */

/** One brick in shallow depth, upper left corner at 0,0. */
export const brick = (w: number, fill: string = terracotta[2]): Svg =>
  join(
    poly([0, 0, w * 0.16, -w * 0.14, w * 1.16, -w * 0.14, w, 0], lit(fill, 0.25)),
    rect(0, 0, w, w * 0.34, fill),
    poly([w, 0, w * 1.16, -w * 0.14, w * 1.16, w * 0.2, w, w * 0.34], shade(fill, 0.25)),
  );

/** Stack of bricks standing on 0,0. */
export const brickStack = (columns: number, rows: number, w: number, fill: string = terracotta[2]): Svg =>
  lift(
    1,
    times(rows, (j) =>
      times(columns, (i) =>
        at(
          i * w * 1.0 + (j % 2) * w * 0.08,
          -(j + 1) * w * 0.34,
          1,
          brick(w * 0.98, (i + j) % 3 ? fill : lit(fill, 0.1)),
        ),
      ),
    ),
  );

/** Cement bag lying on 0,0. */
export const cementBag = (w: number, fill = '#d8cdbb', band: string = marigold[3]): Svg =>
  join(
    path(
      `M0 ${num(-w * 0.06)}C${num(-w * 0.04)} ${num(-w * 0.2)} 0 ${num(-w * 0.3)} ${num(w * 0.08)} ${num(-w * 0.3)}H${num(w * 0.92)}C${num(w)} ${num(-w * 0.3)} ${num(w * 1.04)} ${num(-w * 0.2)} ${num(w)} ${num(-w * 0.06)}Q${num(w * 0.98)} 0 ${num(w * 0.9)} 0H${num(w * 0.1)}Q${num(w * 0.02)} 0 0 ${num(-w * 0.06)}Z`,
      fill,
    ),
    path(
      `M0 ${num(-w * 0.06)}Q${num(w * 0.02)} 0 ${num(w * 0.1)} 0H${num(w * 0.9)}Q${num(w * 0.98)} 0 ${num(w)} ${num(-w * 0.06)}Q${num(w * 0.5)} ${num(-w * 0.12)} 0 ${num(-w * 0.06)}Z`,
      shade(fill, 0.2),
    ),
    rect(w * 0.36, -w * 0.3, w * 0.28, w * 0.27, band),
    circle(w * 0.5, -w * 0.17, w * 0.06, lit(fill, 0.6)),
  );

/** Heap of sand on 0,0. */
export const heap = (w: number, fill: string = sand[2]): Svg =>
  join(
    path(
      `M${num(-w / 2)} 0C${num(-w * 0.3)} ${num(-w * 0.1)} ${num(-w * 0.14)} ${num(-w * 0.36)} 0 ${num(-w * 0.36)}C${num(w * 0.14)} ${num(-w * 0.36)} ${num(w * 0.3)} ${num(-w * 0.1)} ${num(w / 2)} 0Z`,
      fill,
    ),
    path(
      `M${num(w * 0.04)} ${num(-w * 0.355)}C${num(w * 0.16)} ${num(-w * 0.34)} ${num(w * 0.3)} ${num(-w * 0.1)} ${num(w / 2)} 0H${num(w * 0.1)}C${num(w * 0.16)} ${num(-w * 0.14)} ${num(w * 0.12)} ${num(-w * 0.26)} ${num(w * 0.04)} ${num(-w * 0.355)}Z`,
      shade(fill, 0.12),
    ),
  );
