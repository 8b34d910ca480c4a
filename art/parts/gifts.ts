import { ivory, lit, marigold, rose, sand, shade, terracotta } from '../palette.ts';
import { circle, join, lift, line, num, path, poly, rect, type Svg, times } from '../paper.ts';
import { cusped } from './arches.ts';

/** Wrapped box with bow, side view, standing on 0,0. */
export const giftBox = (w: number, h: number, fill: string, ribbon: string = marigold[1]): Svg =>
  join(
    lift(
      2,
      rect(-w / 2, -h, w, h, fill, 3),
      rect(w * 0.24, -h, w * 0.26, h, shade(fill, 0.12), 3),
      rect(-w * 0.07, -h, w * 0.14, h, ribbon),
      rect(-w * 0.54, -h - w * 0.04, w * 1.08, h * 0.22, lit(fill, 0.14), 3),
      rect(-w * 0.08, -h - w * 0.04, w * 0.16, h * 0.22, lit(ribbon, 0.2)),
    ),
    lift(
      1,
      path(
        `M0 ${num(-h - w * 0.04)}C${num(-w * 0.1)} ${num(-h - w * 0.3)} ${num(-w * 0.4)} ${num(-h - w * 0.3)} ${num(-w * 0.34)} ${num(-h - w * 0.12)}C${num(-w * 0.3)} ${num(-h - w * 0.02)} ${num(-w * 0.1)} ${num(-h - w * 0.04)} 0 ${num(-h - w * 0.04)}C${num(w * 0.1)} ${num(-h - w * 0.3)} ${num(w * 0.4)} ${num(-h - w * 0.3)} ${num(w * 0.34)} ${num(-h - w * 0.12)}C${num(w * 0.3)} ${num(-h - w * 0.02)} ${num(w * 0.1)} ${num(-h - w * 0.04)} 0 ${num(-h - w * 0.04)}Z`,
        ribbon,
      ),
      circle(0, -h - w * 0.06, w * 0.06, shade(ribbon, 0.15)),
    ),
  );

/** Invitation card with a cut arch; upper left at 0,0. */
export const invitation = (
  w: number,
  h: number,
  fill: string,
  inner: string,
  gold: string = marigold[2],
): Svg =>
  join(
    lift(2, rect(0, 0, w, h, fill, 4)),
    path(cusped(w * 0.13, h * 0.09, w * 0.74, h * 0.8), gold),
    path(cusped(w * 0.17, h * 0.13, w * 0.66, h * 0.74), inner),
    circle(w * 0.5, h * 0.42, w * 0.09, gold),
    circle(w * 0.5, h * 0.42, w * 0.05, fill),
    times(3, (i) =>
      rect(w * (0.3 + i * 0.04), h * (0.56 + i * 0.075), w * (0.4 - i * 0.08), h * 0.022, gold, 2),
    ),
  );

/** Open trunk, standing on 0,0; the inside is drawn by the caller between lid and front. */
export function trunk(w: number, h: number, inner: Svg, fill: string = terracotta[3]): Svg {
  return join(
    lift(
      2,
      path(
        `M${num(-w * 0.5)} ${num(-h)}L${num(-w * 0.44)} ${num(-h * 1.9)}Q${num(-w * 0.43)} ${num(-h * 2)} ${num(-w * 0.38)} ${num(-h * 2)}H${num(w * 0.38)}Q${num(w * 0.43)} ${num(-h * 2)} ${num(w * 0.44)} ${num(-h * 1.9)}L${num(w * 0.5)} ${num(-h)}Z`,
        shade(fill, 0.1),
      ),
      path(
        `M${num(-w * 0.44)} ${num(-h * 1.04)}L${num(-w * 0.39)} ${num(-h * 1.86)}H${num(w * 0.39)}L${num(w * 0.44)} ${num(-h * 1.04)}Z`,
        rose[4],
      ),
    ),
    inner,
    lift(
      2,
      rect(-w * 0.5, -h, w, h, fill, 5),
      rect(w * 0.3, -h, w * 0.2, h, shade(fill, 0.14), 5),
      [-0.34, 0.28].map((k) => rect(w * k, -h, w * 0.06, h, sand[3])),
      rect(-w * 0.5, -h, w, h * 0.09, lit(fill, 0.2), 3),
    ),
    lift(
      1,
      rect(-w * 0.07, -h * 0.98, w * 0.14, h * 0.3, marigold[2], 4),
      circle(0, -h * 0.78, w * 0.018, shade(marigold[2], 0.5)),
    ),
    [-0.5, 0.42].map((k) =>
      poly([w * k, 0, w * (k + 0.08), 0, w * (k + 0.08), -h * 0.14, w * k, -h * 0.14], sand[3]),
    ),
  );
}

/** Stack of bangles from the side, w wide, standing on 0,0. */
export const bangles = (w: number, tones: readonly string[]): Svg =>
  lift(
    1,
    tones.map((tone, i) =>
      join(
        rect(-w / 2 + (i % 2) * 1.5, -(i + 1) * w * 0.11, w, w * 0.1, tone, w * 0.05),
        rect(w * 0.1, -(i + 1) * w * 0.11, w * 0.4, w * 0.1, shade(tone, 0.16), w * 0.05),
      ),
    ),
  );

/** Jutti shoe pointing left, standing on 0,0. */
export const jutti = (l: number, fill: string, trim: string = marigold[1]): Svg =>
  lift(
    1,
    path(
      `M${num(-l * 0.5)} ${num(-l * 0.26)}C${num(-l * 0.52)} ${num(-l * 0.1)} ${num(-l * 0.44)} 0 ${num(-l * 0.36)} 0H${num(l * 0.42)}Q${num(l * 0.52)} 0 ${num(l * 0.5)} ${num(-l * 0.3)}L${num(l * 0.34)} ${num(-l * 0.26)}C${num(l * 0.1)} ${num(-l * 0.1)} ${num(-l * 0.1)} ${num(-l * 0.24)} ${num(-l * 0.24)} ${num(-l * 0.24)}C${num(-l * 0.36)} ${num(-l * 0.24)} ${num(-l * 0.4)} ${num(-l * 0.12)} ${num(-l * 0.5)} ${num(-l * 0.26)}Z`,
      fill,
    ),
    line(
      `M${num(-l * 0.22)} ${num(-l * 0.22)}C${num(-l * 0.08)} ${num(-l * 0.22)} ${num(l * 0.1)} ${num(-l * 0.08)} ${num(l * 0.36)} ${num(-l * 0.25)}`,
      trim,
      l * 0.035,
    ),
    times(3, (i) => circle(-l * 0.3 + i * l * 0.1, -l * 0.12, l * 0.025, trim)),
    rect(-l * 0.38, -l * 0.03, l * 0.86, l * 0.04, ivory[3], 2),
  );

/** Balloon, knot at 0,0. */
export const balloon = (r: number, fill: string, string_ = 160): Svg =>
  join(
    line(`M0 0q8 ${num(string_ * 0.5)} -4 ${string_}`, shade(fill, 0.4), 1.6),
    lift(
      1,
      path(
        `M0 0C${num(-r * 0.3)} ${num(-r * 0.1)} ${num(-r)} ${num(-r * 0.8)} ${num(-r)} ${num(-r * 1.4)}A${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(-r * 1.4)}C${num(r)} ${num(-r * 0.8)} ${num(r * 0.3)} ${num(-r * 0.1)} 0 0Z`,
        fill,
      ),
      path(
        `M0 0C${num(r * 0.5)} ${num(-r * 0.5)} ${num(r * 0.8)} ${num(-r * 1.6)} ${num(r * 0.3)} ${num(-r * 2.3)}C${num(r * 0.8)} ${num(-r * 2.1)} ${num(r)} ${num(-r * 1.8)} ${num(r)} ${num(-r * 1.4)}C${num(r)} ${num(-r * 0.8)} ${num(r * 0.3)} ${num(-r * 0.1)} 0 0Z`,
        shade(fill, 0.12),
      ),
      path(`M-5 6L0 -2L5 6Z`, shade(fill, 0.2)),
    ),
    `<ellipse cx="${num(-r * 0.44)}" cy="${num(-r * 1.7)}" rx="${num(r * 0.14)}" ry="${num(r * 0.26)}" fill="${lit(fill, 0.5)}" transform="rotate(20 ${num(-r * 0.44)} ${num(-r * 1.7)})"/>`,
  );
