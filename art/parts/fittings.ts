import { ink, ivory, marigold, rose, shade, sindoor, teal } from '../palette.ts';
import { circle, join, lift, num, path, rect, type Svg, times } from '../paper.ts';
import { steel } from './tools.ts';

/** Fittings of water and current. */

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
