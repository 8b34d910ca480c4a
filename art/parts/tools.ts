import { circle, ellipse, join, lift, line, num, path, poly, rect, times, type Svg } from '../paper.ts';
import { ink, ivory, lit, marigold, rose, sand, shade, sindoor, teal, terracotta } from '../palette.ts';

const steel = '#a9b2b0';

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

/** Paint roller: roller at 0,0, handle to the lower right. */
export const roller = (w: number, paint: string): Svg =>
  join(
    line(`M${num(w * 0.5)} 0H${num(w * 0.62)}V${num(w * 0.34)}H0V${num(w * 0.5)}`, steel, w * 0.04),
    lift(1, rect(-w * 0.06, w * 0.48, w * 0.12, w * 0.44, marigold[2], w * 0.05)),
    lift(
      2,
      rect(-w * 0.5, -w * 0.16, w, w * 0.32, paint, w * 0.07),
      rect(-w * 0.5, w * 0.03, w, w * 0.13, shade(paint, 0.16), w * 0.06),
    ),
  );

/** Flat brush, bristles up, foot of the handle at 0,0. */
export const brush = (w: number, paint: string): Svg =>
  lift(
    1,
    path(
      `M${num(-w * 0.12)} 0L${num(-w * 0.16)} ${num(-w * 0.7)}L${num(-w * 0.5)} ${num(-w * 0.9)}H${num(w * 0.5)}L${num(w * 0.16)} ${num(-w * 0.7)}L${num(w * 0.12)} 0Z`,
      sand[3],
    ),
    rect(-w * 0.5, -w * 1.16, w, w * 0.28, steel),
    path(
      `M${num(-w * 0.5)} ${num(-w * 1.16)}H${num(w * 0.5)}L${num(w * 0.42)} ${num(-w * 1.7)}Q0 ${num(-w * 1.9)} ${num(-w * 0.42)} ${num(-w * 1.7)}Z`,
      sand[1],
    ),
    path(
      `M${num(-w * 0.46)} ${num(-w * 1.4)}H${num(w * 0.46)}L${num(w * 0.42)} ${num(-w * 1.7)}Q0 ${num(-w * 1.9)} ${num(-w * 0.42)} ${num(-w * 1.7)}Z`,
      paint,
    ),
  );

/** Open paint tin, standing on 0,0. */
export const tin = (w: number, paint: string, label: string = ivory[1]): Svg =>
  join(
    line(
      `M${num(-w * 0.46)} ${num(-w * 0.86)}C${num(-w * 0.3)} ${num(-w * 1.5)} ${num(w * 0.3)} ${num(-w * 1.5)} ${num(w * 0.46)} ${num(-w * 0.86)}`,
      steel,
      w * 0.03,
    ),
    lift(
      2,
      rect(-w * 0.5, -w * 0.92, w, w * 0.92, steel, 3),
      rect(w * 0.2, -w * 0.92, w * 0.3, w * 0.92, shade(steel, 0.18), 3),
      rect(-w * 0.5, -w * 0.66, w, w * 0.42, label),
      circle(0, -w * 0.45, w * 0.13, paint),
    ),
    ellipse(0, -w * 0.92, w * 0.5, w * 0.12, lit(steel, 0.35)),
    ellipse(0, -w * 0.91, w * 0.43, w * 0.09, paint),
    path(
      `M${num(-w * 0.4)} ${num(-w * 0.88)}v${num(w * 0.3)}a${num(w * 0.06)} ${num(w * 0.06)} 0 0 0 ${num(w * 0.12)} 0v${num(-w * 0.12)}a${num(w * 0.05)} ${num(w * 0.05)} 0 0 1 ${num(w * 0.1)} 0v${num(-w * 0.12)}Z`,
      paint,
    ),
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

/** Tap with a drop, mouth near (0, 0), coming from the right wall. */
export const tap = (s: number, metal = steel): Svg =>
  join(
    lift(
      1,
      path(
        `M${num(s)} ${num(-s * 0.9)}H${num(s * 0.2)}C${num(-s * 0.1)} ${num(-s * 0.9)} ${num(-s * 0.16)} ${num(-s * 0.7)} ${num(-s * 0.16)} ${num(-s * 0.4)}H${num(s * 0.12)}C${num(s * 0.12)} ${num(-s * 0.56)} ${num(s * 0.16)} ${num(-s * 0.62)} ${num(s * 0.3)} ${num(-s * 0.62)}H${num(s)}Z`,
        metal,
      ),
      rect(-s * 0.22, -s * 0.42, s * 0.4, s * 0.1, shade(metal, 0.2), 3),
      rect(s * 0.4, -s * 1.14, s * 0.12, s * 0.26, metal),
      rect(s * 0.22, -s * 1.24, s * 0.48, s * 0.12, sindoor[2], 5),
    ),
    path(
      `M${num(-s * 0.02)} ${num(-s * 0.1)}c${num(s * 0.12)} ${num(s * 0.18)} ${num(s * 0.1)} ${num(s * 0.3)} 0 ${num(s * 0.3)}c${num(-s * 0.1)} 0 ${num(-s * 0.12)} ${num(-s * 0.12)} 0 ${num(-s * 0.3)}Z`,
      teal[1],
    ),
  );

/** Light bulb hanging, cap's top at 0,0. */
export const bulbLamp = (s: number, lamp: string = marigold[1]): Svg =>
  lift(
    1,
    rect(-s * 0.14, 0, s * 0.28, s * 0.3, ink[1], 3),
    path(
      `M${num(-s * 0.14)} ${num(s * 0.28)}H${num(s * 0.14)}C${num(s * 0.16)} ${num(s * 0.5)} ${num(s * 0.38)} ${num(s * 0.56)} ${num(s * 0.38)} ${num(s * 0.84)}A${num(s * 0.38)} ${num(s * 0.38)} 0 0 1 ${num(-s * 0.38)} ${num(s * 0.84)}C${num(-s * 0.38)} ${num(s * 0.56)} ${num(-s * 0.16)} ${num(s * 0.5)} ${num(-s * 0.14)} ${num(s * 0.28)}Z`,
      lamp,
    ),
    circle(-s * 0.12, s * 0.76, s * 0.1, ivory[0]),
  );

/** Switch plate with three rockers, upper left at 0,0. */
export const switches = (w: number): Svg =>
  lift(
    1,
    rect(0, 0, w, w * 0.62, ivory[0], 5),
    times(3, (i) =>
      join(
        rect(w * (0.1 + i * 0.28), w * 0.12, w * 0.22, w * 0.38, ivory[2], 3),
        rect(w * (0.1 + i * 0.28), i === 1 ? w * 0.12 : w * 0.31, w * 0.22, w * 0.19, ivory[3], 3),
      ),
    ),
    circle(w * 0.91, w * 0.12, w * 0.025, rose[3]),
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
