import { leaf, lit, marigold, shade } from '../palette.ts';
import { circle, join, lift, rect, type Svg, times } from '../paper.ts';
import { centred } from './lettering.ts';

/** Coins and notes. */

/** Coin with the rupee sign, centre at 0,0. */
export const coin = (r: number, fill: string = marigold[2]): Svg =>
  lift(
    1,
    circle(0, 0, r, shade(fill, 0.12)),
    circle(-r * 0.04, -r * 0.05, r * 0.9, fill),
    circle(0, 0, r * 0.72, lit(fill, 0.18)),
    centred('₹', 0, -r * 0.4, r * 0.8, shade(fill, 0.38), r * 0.13),
  );

/** Stack of coins from the side, standing on 0,0. */
export const coinStack = (w: number, count: number, fill: string = marigold[2]): Svg =>
  lift(
    1,
    times(count, (i) =>
      join(
        rect(
          -w / 2 + (i % 3) * 1.5,
          -(i + 1) * w * 0.16,
          w,
          w * 0.15,
          i % 2 ? fill : shade(fill, 0.1),
          w * 0.05,
        ),
        rect(w * 0.12 + (i % 3) * 1.5, -(i + 1) * w * 0.16, w * 0.38, w * 0.15, shade(fill, 0.18), w * 0.05),
      ),
    ),
  );

/** Banknote. */
export const note = (w: number, fill: string = leaf[1]): Svg =>
  lift(
    1,
    rect(0, 0, w, w * 0.46, fill, 4),
    rect(w * 0.04, w * 0.04, w * 0.92, w * 0.38, lit(fill, 0.35), 3),
    circle(w * 0.5, w * 0.23, w * 0.13, fill),
    centred('₹', w * 0.5, w * 0.15, w * 0.15, shade(fill, 0.4), w * 0.025),
    rect(w * 0.1, w * 0.1, w * 0.14, w * 0.05, fill, 2),
    rect(w * 0.76, w * 0.3, w * 0.14, w * 0.05, fill, 2),
  );
