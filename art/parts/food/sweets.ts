import { marigold } from '../../palette.ts';
import { circle, join, lift, line, num, path, stamp, type Svg, times } from '../../paper.ts';

/** Sweets and snacks from the side, for heaps and tables. */

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
