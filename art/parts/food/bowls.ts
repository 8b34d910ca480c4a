import { ivory, leaf, lit, marigold, shade, sindoor, terracotta } from '../../palette.ts';
import { type Bits, circle, join, lift, num, path, type Svg, times } from '../../paper.ts';

/** Bowls seen from above; centre at 0,0. */

/** Metal dish from above: rim, wall, floor. */
export const dish = (r: number, metal: string, filling: string): Svg =>
  lift(
    1,
    circle(0, 0, r, lit(metal, 0.3)),
    circle(0, 0, r * 0.9, shade(metal, 0.2)),
    circle(r * 0.03, r * 0.04, r * 0.84, filling),
  );

/** Bowl with something in it. */
export const katori = (r: number, metal: string, filling: string, bits: Bits = ''): Svg =>
  join(dish(r, metal, filling), bits);

export const scatter = (count: number, r: number, make: (x: number, y: number, i: number) => Svg) =>
  times(count, (i) => {
    const a = i * 2.4;
    const k = Math.sqrt((i + 0.5) / count) * r;
    return make(Math.cos(a) * k, Math.sin(a) * k, i);
  });

export const dal = (r: number, metal: string): Svg =>
  katori(
    r,
    metal,
    marigold[2],
    join(
      scatter(7, r * 0.6, (x, y, i) => circle(x, y, r * 0.06, i % 2 ? leaf[3] : sindoor[2])),
      path(
        `M${num(-r * 0.4)} ${num(-r * 0.1)}Q0 ${num(-r * 0.4)} ${num(r * 0.36)} ${num(r * 0.06)}`,
        'none',
        `stroke="${marigold[1]}" stroke-width="${num(r * 0.09)}" stroke-linecap="round"`,
      ),
    ),
  );

export const paneer = (r: number, metal: string): Svg =>
  katori(
    r,
    metal,
    terracotta[2],
    scatter(
      7,
      r * 0.58,
      (x, y, i) =>
        `<g transform="translate(${num(x)} ${num(y)}) rotate(${i * 37})">${path(`M${num(-r * 0.15)} ${num(-r * 0.15)}h${num(r * 0.3)}v${num(r * 0.3)}h${num(-r * 0.3)}Z`, i % 3 ? ivory[1] : leaf[2])}</g>`,
    ),
  );

export const raita = (r: number, metal: string): Svg =>
  katori(
    r,
    metal,
    ivory[0],
    scatter(12, r * 0.66, (x, y, i) =>
      circle(x, y, r * (i % 3 ? 0.045 : 0.07), i % 3 ? leaf[2] : sindoor[2]),
    ),
  );

export const palak = (r: number, metal: string): Svg =>
  katori(
    r,
    metal,
    leaf[3],
    join(
      path(
        `M${num(-r * 0.5)} ${num(r * 0.1)}Q0 ${num(-r * 0.4)} ${num(r * 0.46)} ${num(r * 0.1)}`,
        'none',
        `stroke="${ivory[0]}" stroke-width="${num(r * 0.08)}" stroke-linecap="round"`,
      ),
      scatter(4, r * 0.5, (x, y) => circle(x, y, r * 0.07, leaf[1])),
    ),
  );

export const gulabJamun = (r: number, metal: string): Svg =>
  katori(
    r,
    metal,
    marigold[3],
    join(
      [
        [-0.3, -0.18],
        [0.32, -0.12],
        [0, 0.34],
      ].map(([x, y]) =>
        join(
          circle(x! * r, y! * r, r * 0.3, '#6a2f1a'),
          circle(x! * r - r * 0.08, y! * r - r * 0.09, r * 0.1, '#9b5330'),
        ),
      ),
    ),
  );
