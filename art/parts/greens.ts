import { dice } from '../dice.ts';
import { leaf, type Ramp, shade, terracotta } from '../palette.ts';
import { circle, ellipse, group, join, lift, line, num, path, poly, rect, type Svg, turn } from '../paper.ts';
import { branch } from './plants.ts';

/** Plants in pots and beds. */

/** Banana or palm frond from 0,0, curving right. */
export function frond(length: number, fill: string): Svg {
  const l = length;
  return (
    path(
      `M0 0C${num(l * 0.3)} ${num(-l * 0.34)} ${num(l * 0.8)} ${num(-l * 0.3)} ${num(l)} ${num(l * 0.1)}L${num(l * 0.84)} ${num(l * 0.02)}L${num(l * 0.8)} ${num(l * 0.14)}L${num(l * 0.68)} ${num(l * 0.01)}L${num(l * 0.6)} ${num(l * 0.13)}L${num(l * 0.5)} ${num(-l * 0.02)}L${num(l * 0.4)} ${num(l * 0.09)}L${num(l * 0.32)} ${num(-l * 0.02)}L${num(l * 0.2)} ${num(l * 0.06)}Z`,
      fill,
    ) +
    line(
      `M0 0C${num(l * 0.3)} ${num(-l * 0.2)} ${num(l * 0.7)} ${num(-l * 0.2)} ${num(l)} ${num(l * 0.1)}`,
      shade(fill, 0.22),
      Math.max(1.5, l * 0.012),
    )
  );
}

/** Plant of fronds standing on 0,0. */
export function palm(size: number, greens: readonly string[] = leaf): Svg {
  return join(
    [-165, -20, -140, -48, -112, -78].map((a, i) =>
      lift(
        1,
        turn(a, 0, 0, frond(size * (0.8 + 0.2 * Math.abs(Math.sin(i * 2))), greens[[4, 4, 3, 3, 2, 2][i]!]!)),
      ),
    ),
  );
}

/** Clay pot standing on 0,0, w wide. */
export const pot = (w: number, fill: string = terracotta[2]): Svg =>
  join(
    poly([-w * 0.4, -w * 0.7, w * 0.4, -w * 0.7, w * 0.3, 0, -w * 0.3, 0], fill),
    poly([w * 0.08, -w * 0.7, w * 0.4, -w * 0.7, w * 0.3, 0, w * 0.1, 0], shade(fill, 0.14)),
    rect(-w * 0.46, -w * 0.86, w * 0.92, w * 0.2, shade(fill, -0.08), 3),
  );

/** Potted leafy plant on 0,0. */
export function potted(w: number, greens: readonly string[] = leaf, clay: string = terracotta[2]): Svg {
  return join(
    group(
      `transform="translate(0 ${num(-w * 0.8)})"`,
      [-150, -118, -90, -62, -30].map((a, i) =>
        branch(0, 0, w * (i % 2 ? 1.25 : 1.0), a, greens[i % 2 ? 2 : 3]!, 4, 0.4),
      ),
    ),
    lift(1, pot(w, clay)),
  );
}

/** Clipped hedge along the ground. */
export function hedge(seed: string, x: number, y: number, w: number, h: number, fill: string): Svg {
  const roll = dice(seed);
  const bumps = Math.max(3, Math.round(w / (h * 0.8)));
  const step = w / bumps;
  let d = `M${num(x)} ${num(y)}`;
  d += `V${num(y - h * 0.6)}`;
  for (let i = 0; i < bumps; i++) {
    const r = step * roll(0.54, 0.66);
    d += `A${num(r)} ${num(r)} 0 0 1 ${num(x + (i + 1) * step)} ${num(y - h * roll(0.55, 0.72))}`;
  }
  return path(`${d}V${num(y)}Z`, fill);
}

/** Round bush of overlapping discs, on 0,0. */
export const bush = (r: number, greens: Ramp = leaf): Svg =>
  lift(
    1,
    circle(-r * 0.6, -r * 0.5, r * 0.6, greens[4]),
    circle(r * 0.55, -r * 0.5, r * 0.62, greens[4]),
    circle(0, -r * 0.8, r * 0.7, greens[3]),
    ellipse(-r * 0.15, -r * 0.95, r * 0.4, r * 0.3, greens[2]),
    rect(-r, -r * 0.5, r * 2, r * 0.5, greens[4]),
  );
