import { shade } from '../palette.ts';
import { circle, lift, num, path, poly, type Svg } from '../paper.ts';

/** Paper kites of a Delhi August. */

/** Square kite on its point, centre at 0,0, with a short tail. */
export const kite = (r: number, fill: string, trim: string): Svg =>
  lift(
    1,
    poly([0, -r, r * 0.82, 0, 0, r, -r * 0.82, 0], fill),
    poly([0, -r, r * 0.82, 0, 0, r], shade(fill, 0.13)),
    path(
      `M${num(-r * 0.82)} 0Q0 ${num(-r * 0.5)} ${num(r * 0.82)} 0Q0 ${num(-r * 0.36)} ${num(-r * 0.82)} 0Z`,
      trim,
    ),
    path(`M0 ${num(-r)}V${num(r)}`, 'none', `stroke="${trim}" stroke-width="2.5"`),
    poly([0, r * 0.94, r * 0.18, r * 1.3, -r * 0.18, r * 1.3], trim),
    circle(0, r * 0.34, r * 0.13, trim),
  );
