import {
  circle,
  ellipse,
  fade,
  glow,
  group,
  hang,
  join,
  lift,
  line,
  num,
  path,
  rect,
  rope,
  stamp,
  times,
  type Svg,
} from '../paper.ts';
import { indigo, ink, ivory, marigold, sand, shade, terracotta } from '../palette.ts';

const bulb = stamp(
  'bulb',
  join(rect(-2.2, -8, 4.4, 5, ink[1], 1), circle(0, 0, 5.2, marigold[0]), circle(-1.2, -1.4, 2, ivory[0])),
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

/** Hanging pierced lantern; 0,0 is the hook, about 46 wide and 100 high. */
export function lantern(fill: string = sand[3], drop = 30): Svg {
  const y = drop;
  return join(
    line(`M0 0V${num(y)}`, ink[1], 1.6),
    glow(0, y + 42, 100, marigold[1], 0.5),
    lift(
      1,
      path(`M-6 ${y}H6L16 ${y + 16}H-16Z`, shade(fill)),
      rect(-20, y + 15, 40, 6, fill, 2),
      path(`M-18 ${y + 21}H18L22 ${y + 46}L14 ${y + 70}H-14L-22 ${y + 46}Z`, marigold[1]),
      path(`M-18 ${y + 21}H-13L-15 ${y + 46}L-10 ${y + 70}H-14L-22 ${y + 46}Z`, fill),
      path(`M18 ${y + 21}H11L13 ${y + 46}L8 ${y + 70}H14L22 ${y + 46}Z`, shade(fill)),
      rect(-2, y + 21, 4, 49, fill),
      rect(-16, y + 68, 32, 6, fill, 2),
      circle(0, y + 80, 4, shade(fill)),
    ),
  );
}

/** Akash-kandil: folded paper star lantern with tails; hook at 0,0. */
export function paperLantern(body: string, trim: string, drop = 24): Svg {
  const y = drop + 36;
  return join(
    line(`M0 0V${drop}`, ink[1], 1.4),
    glow(0, y, 90, marigold[1], 0.4),
    lift(
      1,
      times(5, (i) =>
        path(`M${-16 + i * 8 - 3} ${y + 26}h6l1 ${34 + (i % 2) * 8}l-4 -5l-4 5Z`, i % 2 ? trim : shade(body)),
      ),
      path(`M0 ${y - 38}L30 ${y - 18}V${y + 16}L0 ${y + 34}L-30 ${y + 16}V${y - 18}Z`, body),
      path(`M0 ${y - 38}L30 ${y - 18}V${y + 16}L0 ${y + 34}Z`, shade(body, 0.12)),
      path(`M0 ${y - 20}L14 ${y - 2}L0 ${y + 16}L-14 ${y - 2}Z`, trim),
      circle(0, y - 2, 5, ivory[0]),
    ),
  );
}

/** Street lamp standing on 0,0, 260 high, arm to the right. */
export const streetLamp = (post: string = indigo[3]): Svg =>
  join(
    rect(-5, -250, 9, 250, post),
    rect(-11, -30, 21, 30, post, 2),
    line('M0 -248C2 -274 36 -276 52 -262', post, 6),
    path('M36 -262H70L62 -276H44Z', post),
    ellipse(53, -259, 14, 5, marigold[0]),
    glow(53, -250, 110, marigold[1], 0.5),
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
export const stars = (w: number, h: number, count: number): Svg =>
  join(
    times(count, (i) =>
      circle((i * 379 + 41) % w, (i * 131 + 17) % h, 1 + (i % 3) * 0.6, '#fff1d6', 'opacity=".7"'),
    ),
  );

/** Garden lamp standing on 0,0, 200 high. */
export const lamppost = (post: string = indigo[4]): Svg =>
  join(
    rect(-5, -150, 10, 150, post),
    rect(-16, -10, 32, 10, post, 3),
    path('M-20 -196H20L14 -150H-14Z', marigold[0]),
    path('M-26 -196H26L0 -222Z', post),
    rect(-2, -196, 4, 46, post),
    rect(-17, -154, 34, 6, post, 2),
  );
