import { ink, lit, marigold, sand, shade, sindoor, teal, terracotta } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, poly, rect, type Svg, times } from '../paper.ts';

/** Hand tools of a building site. */

export const steel = '#a9b2b0';

/** Trowel lying, point to the left; handle end near (l, 0). */
export const trowel = (l: number): Svg =>
  lift(
    1,
    path(
      `M0 0L${num(l * 0.46)} ${num(-l * 0.14)}L${num(l * 0.5)} 0L${num(l * 0.46)} ${num(l * 0.14)}Z`,
      lit(steel, 0.2),
    ),
    path(`M0 0L${num(l * 0.5)} 0L${num(l * 0.46)} ${num(l * 0.14)}Z`, shade(steel, 0.12)),
    line(
      `M${num(l * 0.48)} 0L${num(l * 0.6)} ${num(-l * 0.05)}L${num(l * 0.68)} ${num(-l * 0.05)}`,
      ink[1],
      l * 0.03,
    ),
    rect(l * 0.66, -l * 0.09, l * 0.34, l * 0.085, terracotta[3], l * 0.04),
  );

/** Hammer lying, head to the left. */
export const hammer = (l: number): Svg =>
  lift(
    1,
    rect(l * 0.1, -l * 0.045, l * 0.9, l * 0.09, sand[3], l * 0.03),
    rect(l * 0.1, 0, l * 0.9, l * 0.045, sand[4], l * 0.03),
    path(
      `M0 ${num(-l * 0.2)}H${num(l * 0.16)}V${num(l * 0.08)}Q${num(l * 0.16)} ${num(l * 0.18)} ${num(l * 0.1)} ${num(l * 0.26)}Q${num(l * 0.02)} ${num(l * 0.14)} 0 ${num(l * 0.06)}Z`,
      ink[1],
    ),
  );

/** Spanner lying, jaw to the left. */
export const spanner = (l: number, fill = steel): Svg =>
  lift(
    1,
    path(
      `M${num(l * 0.2)} ${num(-l * 0.05)}H${num(l * 0.86)}A${num(l * 0.09)} ${num(l * 0.09)} 0 1 1 ${num(l * 0.86)} ${num(l * 0.05)}H${num(l * 0.2)}A${num(l * 0.13)} ${num(l * 0.13)} 0 0 1 0 ${num(l * 0.09)}L${num(l * 0.1)} ${num(l * 0.04)}V${num(-l * 0.04)}L0 ${num(-l * 0.09)}A${num(l * 0.13)} ${num(l * 0.13)} 0 0 1 ${num(l * 0.2)} ${num(-l * 0.05)}Z`,
      fill,
    ),
    circle(l * 0.92, 0, l * 0.035, ink[2]),
  );

/** Helmet on a table, foot at 0,0. */
export const hardHat = (w: number, fill: string = marigold[1]): Svg =>
  lift(
    2,
    path(
      `M${num(-w * 0.42)} ${num(-w * 0.08)}C${num(-w * 0.44)} ${num(-w * 0.5)} ${num(-w * 0.2)} ${num(-w * 0.62)} 0 ${num(-w * 0.62)}C${num(w * 0.2)} ${num(-w * 0.62)} ${num(w * 0.44)} ${num(-w * 0.5)} ${num(w * 0.42)} ${num(-w * 0.08)}Z`,
      fill,
    ),
    path(
      `M${num(w * 0.1)} ${num(-w * 0.61)}C${num(w * 0.3)} ${num(-w * 0.56)} ${num(w * 0.44)} ${num(-w * 0.46)} ${num(w * 0.42)} ${num(-w * 0.08)}H${num(w * 0.18)}C${num(w * 0.22)} ${num(-w * 0.3)} ${num(w * 0.2)} ${num(-w * 0.5)} ${num(w * 0.1)} ${num(-w * 0.61)}Z`,
      shade(fill, 0.14),
    ),
    path(
      `M${num(-w * 0.07)} ${num(-w * 0.66)}H${num(w * 0.07)}L${num(w * 0.09)} ${num(-w * 0.1)}H${num(-w * 0.09)}Z`,
      lit(fill, 0.35),
    ),
    path(
      `M${num(-w * 0.54)} 0Q${num(-w * 0.5)} ${num(-w * 0.12)} ${num(-w * 0.4)} ${num(-w * 0.12)}H${num(w * 0.4)}Q${num(w * 0.5)} ${num(-w * 0.12)} ${num(w * 0.54)} 0Q0 ${num(-w * 0.07)} ${num(-w * 0.54)} 0Z`,
      lit(fill, 0.15),
    ),
  );

/** Folding rule lying as a zigzag from 0,0. */
export const rule = (l: number): Svg =>
  lift(
    1,
    times(4, (i) =>
      path(
        `M${num(i * l * 0.24)} ${num(i % 2 ? l * 0.1 : 0)}L${num((i + 1) * l * 0.24)} ${num(i % 2 ? 0 : l * 0.1)}l0 ${num(l * 0.05)}L${num(i * l * 0.24)} ${num((i % 2 ? l * 0.1 : 0) + l * 0.05)}Z`,
        i % 2 ? marigold[1] : marigold[2],
      ),
    ),
  );

/** Rolled drawing, lying; left end at 0,0. */
export const rolledPlan = (l: number, fill: string = teal[0]): Svg =>
  lift(
    1,
    rect(0, -l * 0.06, l, l * 0.12, fill, l * 0.05),
    rect(0, 0, l, l * 0.06, shade(fill, 0.12), l * 0.04),
    ellipse(l, 0, l * 0.03, l * 0.06, shade(fill, 0.25)),
    rect(l * 0.46, -l * 0.065, l * 0.05, l * 0.13, sindoor[2]),
  );

/** Bucket of mortar on 0,0. */
export const bucket = (w: number, fill: string = teal[2]): Svg =>
  join(
    line(
      `M${num(-w * 0.44)} ${num(-w * 0.8)}Q0 ${num(-w * 1.4)} ${num(w * 0.44)} ${num(-w * 0.8)}`,
      ink[1],
      3,
    ),
    lift(
      1,
      poly([-w * 0.5, -w * 0.8, w * 0.5, -w * 0.8, w * 0.36, 0, -w * 0.36, 0], fill),
      poly([w * 0.14, -w * 0.8, w * 0.5, -w * 0.8, w * 0.36, 0, w * 0.12, 0], shade(fill)),
    ),
    ellipse(0, -w * 0.8, w * 0.5, w * 0.1, shade(fill, 0.35)),
    ellipse(0, -w * 0.79, w * 0.42, w * 0.07, sand[2]),
  );

/** Bamboo step ladder seen from the side of its legs, standing on 0,0. */
export const ladder = (w: number, h: number, wood: string = sand[3]): Svg =>
  lift(
    2,
    path(`M${num(w * 0.5)} 0L${num(w * 0.12)} ${num(-h)}H${num(w * 0.26)}L${num(w * 0.68)} 0Z`, shade(wood)),
    path(`M${num(-w * 0.5)} 0L${num(-w * 0.12)} ${num(-h)}H${num(-w * 0.26)}L${num(-w * 0.68)} 0Z`, wood),
    times(6, (i) => {
      const y = -h * (0.12 + i * 0.15);
      const half = w * (0.52 - i * 0.055);
      return rect(-half, y, half * 2, 8, wood, 2);
    }),
  );
