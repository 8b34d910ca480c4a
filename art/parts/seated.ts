import { ink, shade, sindoor, skin } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, type Svg } from '../paper.ts';

/** People sitting cross-legged, front view: 190 high, seat on 0,0. */

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
}

/** Head and shoulders reuse the standing proportions, so that sitters and standers fit one picture. */
export function sitter(look: Sitter): Svg {
  const tone = look.skin ?? skin[2];
  const lap = look.lap ?? shade(look.main, 0.12);
  const [hx, hy] = look.hands ?? [34, -38];
  const hair = look.hair ?? ink[3];
  const arm = (side: 1 | -1) => {
    const sx = side * 27;
    const ex = side * 46;
    return join(
      line(`M${ex} -66L${num(side * hx)} ${num(hy)}`, look.woman ? tone : look.main, 13),
      circle(side * hx, hy, 6.6, tone),
      line(`M${sx} -110Q${side * 44} -96 ${ex} -66`, side > 0 ? shade(look.main, 0.08) : look.main, 17),
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
    look.stole &&
      lift(1, path('M-28 -120C-22 -90 -24 -60 -26 -30H-12C-10 -60 -10 -96 -14 -125Z', look.stole)),
    lift(
      1,
      path('M-78 -8C-84 -26 -50 -44 -22 -42H22C50 -44 84 -26 78 -8C74 4 40 4 0 4C-40 4 -74 4 -78 -8Z', lap),
      path('M-10 -18C20 -34 60 -34 78 -8C74 4 40 4 10 4C30 -2 30 -12 -10 -18Z', shade(lap, 0.14)),
    ),
    ellipse(-20, -2, 15, 5.5, tone),
    ellipse(22, -3, 15, 5.5, shade(tone, 0.08)),
    look.woman && !look.veil && ellipse(13, -156, 12, 13, hair),
    path('M-8 -144V-126Q0 -114 8 -126V-144Z', shade(tone, 0.18)),
    !look.woman && [circle(-17.5, -152, 4, shade(tone, 0.1)), circle(17.5, -152, 4, shade(tone, 0.14))],
    path(
      'M-18 -156C-18 -174 -10 -180 0 -180C10 -180 18 -174 18 -156C18 -144 10 -131 0 -131C-10 -131 -18 -144 -18 -156Z',
      tone,
    ),
    path(
      'M-19 -152C-22 -182 -8 -185 0 -185C10 -185 22 -182 19 -152C17.5 -162 14 -168 5 -170C-6 -170 -16 -166 -19 -152Z',
      hair,
    ),
    look.cover && `<g transform="translate(0 114)">${look.cover}</g>`,
    look.veil &&
      path(
        'M-22 -148C-26 -189 -8 -192 1 -192C20 -191 28 -176 25 -148C22 -168 14 -180 1 -180C-12 -180 -20 -168 -22 -148Z',
        look.veil,
      ),
    look.woman && circle(0, -166, 2.2, sindoor[2]),
    lift(1, arm(-1)),
    lift(1, arm(1)),
  );
}
