import { ivory, lit, marigold, shade } from '../../palette.ts';
import { circle, join, path, rect, type Svg } from '../../paper.ts';

/** What people wear on their heads; drawn for a head at the height of a standing figure that looks to the right. */

/** Turban with its end down the neck; `plume` for a groom or a drummer. */
export const turban = (fill: string, plume = false): Svg =>
  join(
    path('M-23 -283C-27 -306 -12 -316 2 -315C18 -314 27 -303 23 -282C12 -290 -10 -291 -23 -283Z', fill),
    path(
      'M-23 -283C-8 -300 10 -302 25 -296C27 -290 25 -286 23 -282C12 -290 -10 -291 -23 -283Z',
      shade(fill, 0.14),
    ),
    path('M-20 -296C-6 -310 8 -312 18 -309', 'none', `stroke="${lit(fill, 0.3)}" stroke-width="2.5"`),
    plume &&
      join(
        path('M14 -302C8 -316 12 -328 20 -334C22 -322 20 -310 14 -302Z', marigold[1]),
        circle(14, -298, 4, marigold[1]),
      ),
    path(
      'M-20 -286C-26 -276 -28 -262 -25 -250C-22 -250 -18 -254 -17 -258C-19 -268 -18 -278 -15 -286Z',
      shade(fill, 0.08),
    ),
  );

export const helmet = (fill: string = marigold[1]): Svg =>
  join(
    path('M-22 -283C-22 -306 -10 -312 0 -312C12 -312 22 -305 22 -283Z', fill),
    path('M4 -312C14 -311 22 -304 22 -283H8C11 -295 9 -305 4 -312Z', shade(fill, 0.14)),
    path('M-24 -287H22C30 -286 35 -283 36 -280Q20 -283 -24 -281Z', lit(fill, 0.3)),
    rect(-3, -313, 6, 26, lit(fill, 0.35), 2),
  );

/** Tall white hat of a cook, for `man`'s hat. */
export const chefHat = (): Svg =>
  join(
    path(
      'M-21 -286V-304C-36 -308 -34 -334 -16 -332C-10 -344 12 -344 17 -332C36 -334 37 -308 22 -304V-286Z',
      ivory[0],
    ),
    path('M8 -340C14 -338 16 -334 17 -332C36 -334 37 -308 22 -304V-286H8Z', ivory[2]),
    rect(-21, -292, 43, 9, ivory[2]),
  );
