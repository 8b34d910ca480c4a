import { ivory, lit, marigold, shade } from '../../palette.ts';
import { circle, join, path, rect, type Svg } from '../../paper.ts';

/** What people wear on their heads; drawn for a head at the height of a standing figure. */

export const turban = (fill: string, jewel: string = marigold[1]): Svg =>
  join(
    path('M-23 -283C-27 -306 -12 -316 2 -315C18 -314 27 -303 23 -282C12 -290 -10 -291 -23 -283Z', fill),
    path(
      'M-23 -283C-8 -300 10 -302 25 -296C27 -290 25 -286 23 -282C12 -290 -10 -291 -23 -283Z',
      shade(fill, 0.14),
    ),
    path('M-20 -296C-6 -310 8 -312 18 -309', 'none', `stroke="${lit(fill, 0.3)}" stroke-width="2.5"`),
    circle(3, -300, 4, jewel),
    path('M3 -304C0 -318 6 -326 12 -330C11 -320 9 -310 3 -304Z', jewel),
  );

export const helmet = (fill: string = marigold[1]): Svg =>
  join(
    path('M-22 -283C-22 -306 -10 -312 0 -312C12 -312 22 -305 22 -283Z', fill),
    path('M4 -312C14 -311 22 -304 22 -283H8C11 -295 9 -305 4 -312Z', shade(fill, 0.14)),
    rect(-27, -287, 54, 6, lit(fill, 0.3), 3),
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
