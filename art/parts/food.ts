/** Food seen from above unless said otherwise; centre at 0,0. */
import {
  at,
  circle,
  ellipse,
  join,
  lift,
  line,
  num,
  path,
  stamp,
  times,
  type Bits,
  type Svg,
} from '../paper.ts';
import { ivory, leaf, lit, marigold, rose, sand, shade, sindoor, terracotta } from '../palette.ts';

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

const scatter = (count: number, r: number, make: (x: number, y: number, i: number) => Svg) =>
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

/** Heap of rice with saffron and peas. */
export const rice = (r: number): Svg =>
  lift(
    1,
    path(
      `M${num(-r)} ${num(r * 0.2)}C${num(-r * 0.9)} ${num(-r * 0.7)} ${num(-r * 0.3)} ${num(-r)} ${num(r * 0.1)} ${num(-r * 0.9)}C${num(r * 0.8)} ${num(-r * 0.8)} ${num(r * 1.1)} ${num(-r * 0.1)} ${num(r * 0.9)} ${num(r * 0.3)}C${num(r * 0.6)} ${num(r * 0.9)} ${num(-r * 0.6)} ${num(r * 0.9)} ${num(-r)} ${num(r * 0.2)}Z`,
      ivory[0],
    ),
    scatter(
      34,
      r * 0.74,
      (x, y, i) =>
        `<g transform="translate(${num(x)} ${num(y)}) rotate(${i * 53})">${ellipse(0, 0, r * 0.11, r * 0.03, i % 4 === 0 ? marigold[1] : ivory[3])}</g>`,
    ),
    scatter(6, r * 0.6, (x, y) => circle(x + 4, y - 3, r * 0.06, leaf[2])),
  );

/** Puffed puri. */
export const puri = (r: number): Svg =>
  lift(
    1,
    circle(0, 0, r, marigold[2]),
    circle(-r * 0.08, -r * 0.1, r * 0.82, marigold[1]),
    scatter(6, r * 0.6, (x, y, i) => ellipse(x, y, r * 0.12, r * 0.08, i % 2 ? marigold[3] : '#c98a3a')),
  );

/** Folded roti: half disc. */
export const roti = (r: number): Svg =>
  lift(
    1,
    path(`M${num(-r)} 0A${r} ${r} 0 0 1 ${num(r)} 0Z`, sand[2]),
    path(
      `M${num(-r * 0.94)} ${num(-r * 0.05)}A${num(r * 0.94)} ${num(r * 0.94)} 0 0 1 ${num(r * 0.94)} ${num(-r * 0.05)}Z`,
      sand[1],
    ),
    times(6, (i) =>
      ellipse(
        -r * 0.6 + i * r * 0.24,
        -r * (0.24 + 0.2 * Math.abs(Math.sin(i * 2))),
        r * 0.08,
        r * 0.06,
        sand[4],
        'opacity=".6"',
      ),
    ),
  );

/** Side view: round sweet. */
export const laddoo = stamp(
  'laddoo',
  join(
    circle(0, 0, 20, marigold[3]),
    circle(-2, -2.5, 17, marigold[2]),
    times(9, (i) =>
      circle(Math.cos(i * 2.4) * 11, Math.sin(i * 2.4) * 11, 2.6, i % 2 ? marigold[1] : marigold[3]),
    ),
    circle(-6, -8, 4, marigold[1]),
  ),
);

/** Jalebi: three loops of one line, flat. */
export const jalebi = stamp(
  'jalebi',
  join(
    line(
      'M-20 4C-24 -18 2 -28 16 -14C28 0 14 22 -4 18C-18 14 -16 -6 -2 -8C10 -8 10 8 0 8M16 -14C26 -18 32 -6 24 4',
      '#b8560f',
      8.5,
    ),
    line(
      'M-20 3C-24 -19 2 -29 16 -15C28 -1 14 21 -4 17C-18 13 -16 -7 -2 -9C10 -9 10 7 0 7M16 -15C26 -19 32 -7 24 3',
      marigold[2],
      6,
    ),
    line('M-19 -4C-16 -18 2 -24 13 -14', marigold[1], 2.2),
  ),
);

/** Side view: samosa standing. */
export const samosa = stamp(
  'samosa',
  join(
    path('M0 -34L28 8Q0 18 -28 8Z', marigold[3]),
    path('M0 -34L28 8Q14 14 2 14Z', '#b8700f'),
    line('M-24 7Q0 15 25 7', marigold[1], 3),
  ),
);

/** Kulhad of chai, side view, standing on 0,0; 40 wide. */
export const kulhad = (steam = true): Svg =>
  join(
    steam && line('M-6 -62C-14 -76 4 -84 -4 -100M8 -62C0 -76 16 -84 8 -98', ivory[0], 4, 'opacity=".55"'),
    lift(1, path('M-21 -54H21L14 0H-14Z', terracotta[2]), path('M6 -54H21L14 0H7Z', terracotta[3])),
    ellipse(0, -54, 21, 6, terracotta[1]),
    ellipse(0, -53, 17, 4.4, '#a5632f'),
    line('M-18 -40H18M-17 -34H17', terracotta[3], 2),
  );

/** Glass of chai, side view, standing on 0,0. */
export const chai = (steam = true): Svg =>
  join(
    steam && line('M-6 -64C-14 -78 4 -86 -4 -102M8 -64C0 -78 16 -86 8 -100', ivory[0], 4, 'opacity=".55"'),
    lift(
      1,
      path('M-20 -58H20L14 0H-14Z', '#eaf0e6'),
      path('M-18.5 -42H18.5L13.4 -3H-13.4Z', '#b8733c'),
      path('M6 -58H20L14 0H8Z', '#2a120c', 'opacity=".1"'),
    ),
    times(4, (i) => line(`M${-12 + i * 8} -38L${-9 + i * 6} -8`, '#cf8d54', 1.6)),
  );

/** Tiered cake, side view, standing on 0,0; w at the foot. */
export const cake = (w: number, a: string, b: string, tiers = 3): Svg =>
  join(
    times(tiers, (i) => {
      const tw = w * (1 - i * 0.28);
      const th = w * 0.26;
      const y = -i * th;
      return lift(
        1,
        `<rect x="${num(-tw / 2)}" y="${num(y - th)}" width="${num(tw)}" height="${num(th)}" rx="5" fill="${i % 2 ? b : a}"/>`,
        path(
          `M${num(tw * 0.2)} ${num(y - th)}h${num(tw * 0.3)}v${num(th)}h${num(-tw * 0.3)}Z`,
          '#2a120c',
          'opacity=".08"',
        ),
        times(8, (k) =>
          path(
            `M${num(-tw / 2 + (k * tw) / 8)} ${num(y - th)}h${num(tw / 8)}v${num(th * 0.16)}a${num(tw / 16)} ${num(th * 0.24)} 0 0 1 ${num(-tw / 8)} 0Z`,
            i % 2 ? a : b,
          ),
        ),
        line(`M${num(-tw / 2 + 4)} ${num(y - 4)}H${num(tw / 2 - 4)}`, marigold[1], 3),
      );
    }),
  );

/** Handi with lid, side view, standing on 0,0; w wide. */
export const handi = (w: number, fill: string = '#b5683a', ladle = true): Svg =>
  join(
    ladle && line(`M${num(w * 0.2)} ${num(-w * 0.6)}L${num(w * 0.52)} ${num(-w * 1.05)}`, sand[3], w * 0.05),
    lift(
      1,
      path(
        `M${num(-w * 0.36)} ${num(-w * 0.6)}C${num(-w * 0.62)} ${num(-w * 0.4)} ${num(-w * 0.54)} 0 ${num(-w * 0.22)} 0H${num(w * 0.22)}C${num(w * 0.54)} 0 ${num(w * 0.62)} ${num(-w * 0.4)} ${num(w * 0.36)} ${num(-w * 0.6)}Z`,
        fill,
      ),
      path(
        `M${num(w * 0.1)} ${num(-w * 0.6)}H${num(w * 0.36)}C${num(w * 0.62)} ${num(-w * 0.4)} ${num(w * 0.54)} 0 ${num(w * 0.22)} 0H${num(w * 0.1)}C${num(w * 0.34)} ${num(-w * 0.16)} ${num(w * 0.34)} ${num(-w * 0.44)} ${num(w * 0.1)} ${num(-w * 0.6)}Z`,
        shade(fill),
      ),
    ),
    path(
      `M${num(-w * 0.42)} ${num(-w * 0.6)}H${num(w * 0.42)}V${num(-w * 0.67)}H${num(-w * 0.42)}Z`,
      lit(fill, 0.3),
    ),
    line(`M${num(-w * 0.42)} ${num(-w * 0.3)}H${num(w * 0.42)}`, lit(fill, 0.25), w * 0.02),
  );

/** Chafing dish with roll lid, side view, standing on 0,0. */
export const chafing = (w: number, metal = '#c9b79c', food: string = marigold[2]): Svg =>
  lift(
    1,
    path(
      `M${num(-w * 0.5)} ${num(-w * 0.3)}A${num(w * 0.5)} ${num(w * 0.36)} 0 0 1 ${num(w * 0.5)} ${num(-w * 0.3)}Z`,
      lit(metal, 0.3),
    ),
    path(
      `M${num(w * 0.1)} ${num(-w * 0.65)}A${num(w * 0.5)} ${num(w * 0.36)} 0 0 1 ${num(w * 0.5)} ${num(-w * 0.3)}H${num(w * 0.2)}Z`,
      metal,
    ),
    ellipse(0, -w * 0.68, w * 0.05, w * 0.04, marigold[3]),
    path(`M${num(-w * 0.5)} ${num(-w * 0.3)}H${num(w * 0.5)}V${num(-w * 0.26)}H${num(-w * 0.5)}Z`, food),
    path(
      `M${num(-w * 0.53)} ${num(-w * 0.26)}H${num(w * 0.53)}L${num(w * 0.47)} ${num(-w * 0.1)}H${num(-w * 0.47)}Z`,
      metal,
    ),
    path(
      `M${num(-w * 0.44)} ${num(-w * 0.1)}L${num(-w * 0.5)} 0H${num(-w * 0.44)}L${num(-w * 0.38)} ${num(-w * 0.1)}ZM${num(w * 0.44)} ${num(-w * 0.1)}L${num(w * 0.5)} 0H${num(w * 0.44)}L${num(w * 0.38)} ${num(-w * 0.1)}Z`,
      shade(metal, 0.4),
    ),
    path(
      `M${num(-w * 0.08)} 0C${num(-w * 0.06)} ${num(-w * 0.08)} 0 ${num(-w * 0.05)} 0 ${num(-w * 0.1)}C${num(w * 0.03)} ${num(-w * 0.05)} ${num(w * 0.08)} ${num(-w * 0.06)} ${num(w * 0.08)} 0Z`,
      marigold[2],
    ),
  );

/** A full thali from above. */
export function thali(r: number, metal: string = marigold[3]): Svg {
  const bowls = [dal, paneer, raita, palak, gulabJamun];
  return join(
    lift(
      3,
      circle(0, 0, r, lit(metal, 0.36)),
      circle(0, 0, r * 0.95, metal),
      circle(2, 3, r * 0.9, lit(metal, 0.22)),
    ),
    bowls.map((bowl, i) => {
      const a = ((-168 + i * 39) * Math.PI) / 180;
      return at(Math.cos(a) * r * 0.66, Math.sin(a) * r * 0.66, 1, bowl(r * 0.2, lit(metal, 0.12)));
    }),
    at(-r * 0.34, r * 0.2, 1, rice(r * 0.3)),
    at(r * 0.34, r * 0.12, 1, puri(r * 0.25)),
    at(r * 0.5, r * 0.38, 1, puri(r * 0.23)),
    at(r * 0.06, r * 0.66, 1, roti(r * 0.27)),
    lift(
      1,
      path(
        `M${num(-r * 0.52)} ${num(r * 0.56)}a${num(r * 0.1)} ${num(r * 0.1)} 0 0 1 ${num(r * 0.2)} 0Z`,
        leaf[1],
      ),
      circle(-r * 0.12, r * 0.82, r * 0.05, sindoor[2]),
      circle(-r * 0.2, r * 0.76, r * 0.04, rose[2]),
    ),
  );
}
