import { hang, rope } from '../curves.ts';
import { dice } from '../dice.ts';
import { ink, ivory, marigold, terracotta } from '../palette.ts';
import { circle, fade, glow, group, join, line, num, path, rect, stamp, type Svg, times } from '../paper.ts';

/** Light in the air: strings, lamps of clay, beams and the sky at night. */

const bulb = stamp(
  'bulb',
  join(rect(-2.2, -8, 4.4, 5, ink[1], 1), circle(0, 0, 5.2, marigold[0]), circle(-1.2, -1.4, 2, ivory[0])),
);

/** One large coloured-glass bulb hanging from 0,0, 40 high; a dark one shows its thread. */
export const partyBulb = (on: boolean): Svg =>
  join(
    on && glow(0, 26, 54, marigold[1], 0.75),
    rect(-6, 0, 12, 12, ink[1], 2),
    path('M-6 11C-16 18 -17 40 0 42C17 40 16 18 6 11Z', on ? marigold[0] : ink[0]),
    on
      ? path('M-9 20C-12 26 -10 33 -5 36C-8 31 -8 25 -5 19Z', ivory[0])
      : line('M-4 14L-3 26L3 26L4 14', ink[2], 1.6),
  );

const halo = stamp('halo', glow(0, 0, 34, marigold[1], 0.5));

/** Bulbs on a sagging wire, `gap` units apart. */
export function stringLights(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  gap = 44,
  wire: string = ink[2],
  size = 1,
): Svg {
  const count = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / gap));
  const points = hang(x1, y1, x2, y2, sag, count + 1).slice(1, -1);
  return join(
    points.map(([x, y]) => halo(x, y + 7, size)),
    line(rope(x1, y1, x2, y2, sag), wire, 1.8),
    points.map(([x, y]) => bulb(x, y + 8 * size, size)),
  );
}

/** Curtain of fairy lights: straight drops of small dots. */
export function lightCurtain(
  x: number,
  y: number,
  w: number,
  h: number,
  drops: number,
  colour: string = marigold[0],
): Svg {
  return join(
    times(drops, (i) => {
      const px = x + (w * i) / (drops - 1);
      const length = h * (0.72 + 0.28 * Math.abs(Math.sin(i * 2.4)));
      return join(
        line(`M${num(px)} ${num(y)}V${num(y + length)}`, colour, 0.8, 'opacity=".35"'),
        times(length / 16, (k) => circle(px, y + 8 + k * 16, k % 3 ? 2 : 2.8, colour)),
      );
    }),
  );
}

const flame = join(
  path('M0 -34C9 -20 10 -12 7 -6C5 -1 -5 -1 -7 -6C-10 -12 -7 -20 0 -34Z', marigold[2]),
  path('M0 -22C5 -14 5 -9 3.5 -5.5C2 -3 -2 -3 -3.5 -5.5C-5 -9 -4 -14 0 -22Z', marigold[0]),
);

/** Clay lamp, 60 wide, standing on 0,0. */
export const diya: Svg = join(
  glow(0, -30, 90, marigold[1], 0.55),
  group('transform="translate(6 -18)"', flame),
  path('M-30 -20C-26 -4 -16 0 0 0C16 0 24 -6 32 -22C20 -14 -14 -14 -30 -20Z', terracotta[2]),
  path('M4 0C18 -1 25 -7 32 -22C26 -17 18 -15 10 -14.5Z', terracotta[3]),
  path('M-30 -20C-14 -27 18 -27 32 -22C20 -14 -14 -14 -30 -20Z', terracotta[4]),
);

/** A lamp small enough for rows of them. */
export const smallDiya = stamp(
  'diya',
  join(
    glow(0, -12, 40, marigold[1], 0.6),
    path('M0 -24C6 -15 6 -10 0 -8C-6 -10 -6 -15 0 -24Z', marigold[1]),
    path('M-14 -10C-12 0 12 0 14 -10Z', terracotta[2]),
    path('M2 -10H14C13 -3 8 -2.4 2 -2.4Z', terracotta[3]),
  ),
);

/** Spot beam from a point, spreading downwards. */
export const beam = (
  x: number,
  y: number,
  toX: number,
  toY: number,
  spread: number,
  colour: string,
  opacity = 0.22,
): Svg =>
  fade(opacity, path(`M${num(x)} ${num(y)}L${num(toX - spread)} ${num(toY)}H${num(toX + spread)}Z`, colour));

/** Crescent moon. */
export const moon = (x: number, y: number, r: number, colour = '#fff1d0'): Svg =>
  join(
    glow(x, y, r * 3.4, colour, 0.3),
    path(
      `M${num(x + r * 0.4)} ${num(y - r * 0.92)}A${r} ${r} 0 1 0 ${num(x + r * 0.92)} ${num(y + r * 0.4)}A${num(r * 0.82)} ${num(r * 0.82)} 0 0 1 ${num(x + r * 0.4)} ${num(y - r * 0.92)}Z`,
      colour,
    ),
  );

/** Stars scattered over a box, always the same way. */
export function stars(w: number, h: number, count: number): Svg {
  const roll = dice(`stars ${w} ${h}`);
  return join(times(count, () => circle(roll(0, w), roll(0, h), roll(0.9, 2.3), '#fff1d6', 'opacity=".7"')));
}
