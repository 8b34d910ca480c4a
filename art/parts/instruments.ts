import { ink, ivory, sand, shade, terracotta } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';

/** Instruments at rest. */

/** Dhol lying on its side, centre at 0,0. */
export const dhol = (w: number, fill: string = terracotta[2]): Svg =>
  lift(
    2,
    path(
      `M${num(-w * 0.42)} ${num(-w * 0.27)}Q0 ${num(-w * 0.4)} ${num(w * 0.42)} ${num(-w * 0.27)}V${num(w * 0.27)}Q0 ${num(w * 0.4)} ${num(-w * 0.42)} ${num(w * 0.27)}Z`,
      fill,
    ),
    path(
      `M${num(-w * 0.42)} ${num(w * 0.06)}Q0 ${num(w * 0.12)} ${num(w * 0.42)} ${num(w * 0.06)}V${num(w * 0.27)}Q0 ${num(w * 0.4)} ${num(-w * 0.42)} ${num(w * 0.27)}Z`,
      shade(fill, 0.16),
    ),
    line(
      times(
        6,
        (i) =>
          `M${num(-w * 0.4 + i * w * 0.14)} ${num(-w * 0.29)}L${num(-w * 0.33 + i * w * 0.14)} ${num(w * 0.3)}L${num(-w * 0.26 + i * w * 0.14)} ${num(-w * 0.3)}`,
      ).join(''),
      sand[1],
      w * 0.018,
    ),
    ellipse(w * 0.42, 0, w * 0.1, w * 0.28, sand[2]),
    ellipse(-w * 0.42, 0, w * 0.1, w * 0.28, sand[0]),
    ellipse(-w * 0.42, 0, w * 0.05, w * 0.15, sand[3]),
  );

/** Pair of tabla, standing on 0,0. */
export const tabla = (s: number): Svg =>
  join(
    lift(
      1,
      path(
        `M${num(-s * 0.56)} ${num(-s * 0.46)}C${num(-s * 0.66)} ${num(-s * 0.2)} ${num(-s * 0.5)} 0 ${num(-s * 0.28)} 0C${num(-s * 0.06)} 0 ${num(s * 0.08)} ${num(-s * 0.2)} 0 ${num(-s * 0.46)}Z`,
        '#b98b5a',
      ),
      path(
        `M${num(-s * 0.18)} ${num(-s * 0.46)}H0C${num(s * 0.08)} ${num(-s * 0.2)} ${num(-s * 0.06)} 0 ${num(-s * 0.24)} 0C${num(-s * 0.1)} ${num(-s * 0.12)} ${num(-s * 0.1)} ${num(-s * 0.3)} ${num(-s * 0.18)} ${num(-s * 0.46)}Z`,
        '#96693d',
      ),
    ),
    ellipse(-s * 0.28, -s * 0.46, s * 0.29, s * 0.09, ivory[1]),
    ellipse(-s * 0.24, -s * 0.455, s * 0.12, s * 0.036, ink[2]),
    lift(
      1,
      path(
        `M${num(s * 0.12)} ${num(-s * 0.54)}H${num(s * 0.54)}L${num(s * 0.6)} 0H${num(s * 0.06)}Z`,
        terracotta[3],
      ),
      path(
        `M${num(s * 0.4)} ${num(-s * 0.54)}H${num(s * 0.54)}L${num(s * 0.6)} 0H${num(s * 0.42)}Z`,
        terracotta[4],
      ),
      times(4, (i) =>
        line(
          `M${num(s * (0.15 + i * 0.12))} ${num(-s * 0.5)}L${num(s * (0.12 + i * 0.14))} ${num(-s * 0.04)}`,
          sand[1],
          s * 0.02,
        ),
      ),
      times(3, (i) => rect(s * (0.14 + i * 0.14), -s * 0.28, s * 0.08, s * 0.07, sand[3], 3)),
    ),
    ellipse(s * 0.33, -s * 0.54, s * 0.22, s * 0.07, ivory[1]),
    ellipse(s * 0.33, -s * 0.54, s * 0.1, s * 0.03, ink[2]),
  );

/** Guitar upright, foot at 0,0; h high. */
export const guitar = (h: number, fill: string = terracotta[2]): Svg =>
  lift(
    2,
    rect(-h * 0.026, -h * 0.9, h * 0.052, h * 0.5, '#5b3a28'),
    rect(-h * 0.045, -h, h * 0.09, h * 0.12, '#3d281c', 4),
    path(
      `M0 ${num(-h * 0.47)}C${num(-h * 0.16)} ${num(-h * 0.48)} ${num(-h * 0.17)} ${num(-h * 0.34)} ${num(-h * 0.11)} ${num(-h * 0.28)}C${num(-h * 0.24)} ${num(-h * 0.2)} ${num(-h * 0.2)} 0 0 0C${num(h * 0.2)} 0 ${num(h * 0.24)} ${num(-h * 0.2)} ${num(h * 0.11)} ${num(-h * 0.28)}C${num(h * 0.17)} ${num(-h * 0.34)} ${num(h * 0.16)} ${num(-h * 0.48)} 0 ${num(-h * 0.47)}Z`,
      fill,
    ),
    path(
      `M${num(h * 0.03)} ${num(-h * 0.47)}C${num(h * 0.16)} ${num(-h * 0.48)} ${num(h * 0.17)} ${num(-h * 0.34)} ${num(h * 0.11)} ${num(-h * 0.28)}C${num(h * 0.24)} ${num(-h * 0.2)} ${num(h * 0.2)} 0 0 0C${num(h * 0.13)} ${num(-h * 0.06)} ${num(h * 0.12)} ${num(-h * 0.4)} ${num(h * 0.03)} ${num(-h * 0.47)}Z`,
      shade(fill, 0.14),
    ),
    circle(0, -h * 0.28, h * 0.062, ink[3]),
    rect(-h * 0.07, -h * 0.12, h * 0.14, h * 0.03, '#3d281c', 3),
    times(4, (i) =>
      line(`M${num(-h * 0.015 + i * h * 0.01)} ${num(-h * 0.9)}V${num(-h * 0.11)}`, ivory[2], 0.9),
    ),
  );
