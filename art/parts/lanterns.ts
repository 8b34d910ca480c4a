import { indigo, ink, ivory, marigold, sand, shade } from '../palette.ts';
import { circle, glow, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';

/** Lamps that hang or stand. */

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
