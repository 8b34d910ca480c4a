import { ivory, lit, marigold, sand, shade } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, rect, type Svg } from '../paper.ts';
import { steel } from './tools.ts';

/** What painters carry. */

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
