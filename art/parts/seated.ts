import { lit, shade, skin } from '../palette.ts';
import { at, join, lift, line, num, path, type Svg, turn as turned } from '../paper.ts';
import { head, hood } from './people/head.ts';
import { hand, shoulder } from './people/limbs.ts';

/** People sitting cross-legged: 190 high, seat on 0,0. */

export interface Sitter {
  readonly skin?: string;
  readonly main: string;
  readonly lap?: string;
  readonly hair?: string;
  readonly cover?: Svg;
  readonly stole?: string;
  readonly woman?: boolean;
  /** Where the hands are, from the middle of the lap; x is mirrored for the second hand. */
  readonly hands?: readonly [number, number];
  readonly veil?: string;
  /** Looks to the viewer's right or left. */
  readonly turn?: 1 | -1;
}

/** Head and shoulders reuse the standing proportions, so that sitters and standers fit one picture. */
export function sitter(look: Sitter): Svg {
  const tone = look.skin ?? skin[2];
  const lap = look.lap ?? shade(look.main, 0.12);
  const [hx, hy] = look.hands ?? [34, -38];
  const style = look.woman ? (look.veil ? 'plait' : 'bun') : 'short';
  const arm = (side: 1 | -1) => {
    const ex = side * 45;
    const way = (Math.atan2(hy + 66, side * hx - ex) * 180) / Math.PI;
    const sleeve = side > 0 ? shade(look.main, 0.12) : look.main;
    return join(
      lift(
        1,
        at(side * hx, hy, 1, turned(way, 0, 0, hand(16, side === 1 ? 1 : -1, tone))),
        line(`M${ex} -66L${num(side * hx)} ${num(hy)}`, look.woman ? tone : sleeve, look.woman ? 10 : 12),
        line(`M${side * 27} -110Q${side * 44} -96 ${ex} -66`, sleeve, 17),
      ),
      shoulder(side, side * 27, -110, 17, sleeve),
    );
  };
  return join(
    look.veil &&
      path(
        'M-22 -152C-25 -188 -8 -190 1 -190C20 -189 27 -174 25 -150C34 -110 52 -60 56 -8H-56C-50 -60 -30 -110 -22 -152Z',
        look.veil,
      ),
    lift(
      1,
      path(
        'M-30 -118C-20 -124 -10 -126 0 -126C10 -126 20 -124 30 -118C36 -112 34 -90 32 -74L34 -20H-34L-32 -74C-34 -90 -36 -112 -30 -118Z',
        look.main,
      ),
      path(
        'M8 -126C18 -125 24 -122 30 -118C36 -112 34 -90 32 -74L34 -20H12C18 -60 18 -100 8 -126Z',
        shade(look.main, 0.12),
      ),
    ),
    lift(
      1,
      path('M-78 -8C-84 -26 -50 -44 -22 -42H22C50 -44 84 -26 78 -8C74 4 40 4 0 4C-40 4 -74 4 -78 -8Z', lap),
      path('M-10 -18C20 -34 60 -34 78 -8C74 4 40 4 10 4C30 -2 30 -12 -10 -18Z', shade(lap, 0.14)),
    ),
    at(0, 114, 1, head(look, tone, style, look.veil ? hood(look.veil, lit(look.veil, 0.3)) : look.cover)),
    arm(-1),
    arm(1),
    look.stole &&
      lift(1, path('M-28 -120C-22 -96 -23 -70 -24 -43H-10C-9 -66 -10 -100 -14 -125Z', look.stole)),
  );
}
