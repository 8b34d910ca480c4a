/**
 * People as cut paper: 300 units tall, feet on 0,0, no faces. Proportions are kept at a little under seven heads; poses are
 * given as arm angles, because a silhouette reads by its arms.
 */
import { circle, ellipse, join, lift, line, num, path, poly, rect, times, type Svg } from '../paper.ts';
import { ink, ivory, lit, marigold, shade, sindoor, skin } from '../palette.ts';

/** Angles in degrees from hanging straight down, positive away from the body; upper arm, then forearm. */
export type Arm = readonly [upper: number, fore: number];

export interface Look {
  readonly skin?: string;
  readonly main: string;
  readonly trim?: string;
  readonly hair?: string;
  /** Viewer's left and right arm. */
  readonly left?: Arm;
  readonly right?: Arm;
  /** Seen from behind. */
  readonly back?: boolean;
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Tapered limb. */
function limb(x1: number, y1: number, x2: number, y2: number, w1: number, w2: number, fill: string): Svg {
  const a = Math.atan2(y2 - y1, x2 - x1);
  const nx = Math.sin(a);
  const ny = -Math.cos(a);
  return join(
    circle(x1, y1, w1 / 2, fill),
    circle(x2, y2, w2 / 2, fill),
    poly(
      [
        x1 + (nx * w1) / 2,
        y1 + (ny * w1) / 2,
        x2 + (nx * w2) / 2,
        y2 + (ny * w2) / 2,
        x2 - (nx * w2) / 2,
        y2 - (ny * w2) / 2,
        x1 - (nx * w1) / 2,
        y1 - (ny * w1) / 2,
      ],
      fill,
    ),
  );
}

/** Arm from the shoulder; `bare` is the share of the forearm that shows skin. Returns the drawing and where the hand is. */
function arm(
  side: 1 | -1,
  sx: number,
  sy: number,
  pose: Arm,
  sleeve: string,
  tone: string,
  girth: number,
  bareFrom: 'elbow' | 'wrist',
): { art: Svg; hand: [number, number] } {
  const upper = 54;
  const fore = 48;
  const ex = sx + side * Math.sin(rad(pose[0])) * upper;
  const ey = sy + Math.cos(rad(pose[0])) * upper;
  const hx = ex + side * Math.sin(rad(pose[1])) * fore;
  const hy = ey + Math.cos(rad(pose[1])) * fore;
  const cuff = bareFrom === 'elbow' ? 0.06 : 0.86;
  const cx = ex + (hx - ex) * cuff;
  const cy = ey + (hy - ey) * cuff;
  return {
    art: join(
      limb(ex, ey, hx, hy, girth * 0.72, girth * 0.5, tone),
      circle(hx + (hx - ex) * 0.05, hy + (hy - ey) * 0.05, girth * 0.34, tone),
      limb(sx, sy, ex, ey, girth, girth * 0.84, sleeve),
      limb(ex, ey, cx, cy, girth * 0.84, girth * 0.72, sleeve),
    ),
    hand: [hx, hy],
  };
}

function head(tone: string, hair: string, back: boolean, cover: Svg = ''): Svg {
  return join(
    path('M-8 -258V-240Q0 -226 8 -240V-258Z', shade(tone, 0.18)),
    circle(-17.5, -266, 4, shade(tone, 0.1)),
    circle(17.5, -266, 4, shade(tone, 0.14)),
    path(
      'M-18 -270C-18 -288 -10 -294 0 -294C10 -294 18 -288 18 -270C18 -258 10 -245 0 -245C-10 -245 -18 -258 -18 -270Z',
      tone,
    ),
    back
      ? ellipse(0, -272, 19.5, 22.5, hair)
      : path(
          'M-19 -266C-22 -296 -8 -299 0 -299C10 -299 22 -296 19 -266C17.5 -276 14 -282 5 -284C-6 -284 -16 -280 -19 -266Z',
          hair,
        ),
    cover,
  );
}

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

/** Man in a long kurta and churidar; `coat` adds a sleeveless jacket, `wrap` a turban. */
export function man(look: Look & { coat?: string; wrap?: string; hat?: Svg; stole?: string }): Svg {
  const tone = look.skin ?? skin[2];
  const main = look.main;
  const l = arm(-1, -28, -221, look.left ?? [9, 3], main, tone, 20, 'wrist');
  const r = arm(1, 28, -221, look.right ?? [9, 3], shade(main, 0.08), tone, 20, 'wrist');
  const legs = look.trim ?? ivory[1];
  return join(
    path('M-24 -120L-20 -8H-4L-1 -110Z', legs),
    path('M24 -120L20 -8H4L1 -110Z', shade(legs, 0.12)),
    path('M-22 -10C-28 -6 -30 0 -26 0H-3V-10Z', ink[2]),
    path('M22 -10C28 -6 30 0 26 0H3V-10Z', ink[3]),
    look.back && l.art,
    look.back && r.art,
    lift(
      1,
      path(
        'M-31 -230C-22 -237 -12 -240 0 -240C12 -240 22 -237 31 -230C38 -225 37 -206 35 -190C33 -160 38 -120 42 -92Q0 -82 -42 -92C-38 -120 -33 -160 -35 -190C-37 -206 -38 -225 -31 -230Z',
        main,
      ),
    ),
    path(
      'M8 -239C18 -238 24 -236 34 -230C40 -224 38 -206 35 -190C33 -160 38 -120 42 -92Q26 -88 14 -87C20 -130 18 -200 8 -239Z',
      shade(main, 0.12),
    ),
    !look.back && line('M0 -236V-190', lit(main, 0.4), 2.4),
    look.coat &&
      lift(
        1,
        path(
          'M-34 -230C-24 -238 -14 -240 -10 -240L-2 -206V-146Q-20 -142 -37 -146C-34 -170 -36 -200 -38 -212Z',
          look.coat,
        ),
        path(
          'M34 -230C24 -238 14 -240 10 -240L2 -206V-146Q20 -142 37 -146C34 -170 36 -200 38 -212Z',
          shade(look.coat, 0.12),
        ),
        look.back && rect(-8, -238, 16, 94, look.coat),
      ),
    look.stole &&
      lift(
        1,
        path('M-30 -234C-22 -200 -26 -150 -30 -112H-14C-12 -150 -12 -200 -16 -240Z', look.stole),
        path('M30 -234C24 -220 26 -190 28 -160H13C13 -190 14 -210 16 -240Z', look.stole),
      ),
    head(tone, look.hair ?? ink[3], look.back ?? false, join(look.wrap && turban(look.wrap), look.hat)),
    !look.back && path('M-13 -238Q0 -228 13 -238L10 -245Q0 -238 -10 -245Z', look.coat ?? shade(main, 0.1)),
    !look.back && lift(1, l.art),
    !look.back && lift(1, r.art),
  );
}

/** Woman in a sari: blouse in `trim`, drape in `main`, border in gold unless told. */
export function sari(look: Look & { border?: string; veil?: boolean; flowers?: boolean }): Svg {
  const tone = look.skin ?? skin[1];
  const main = look.main;
  const blouse = look.trim ?? shade(main, 0.3);
  const border = look.border ?? marigold[1];
  const hair = look.hair ?? ink[3];
  const l = arm(-1, -23, -220, look.left ?? [10, 4], blouse, tone, 17, 'elbow');
  const r = arm(1, 23, -220, look.right ?? [10, 4], shade(blouse, 0.1), tone, 17, 'elbow');
  return join(
    !look.back && ellipse(13, -270, 13, 14, hair),
    look.veil &&
      path(
        'M-22 -270C-24 -304 -8 -306 2 -305C20 -304 26 -288 25 -266C30 -230 40 -190 40 -150H-34C-34 -190 -26 -230 -22 -270Z',
        main,
      ),
    lift(
      1,
      path(
        'M-27 -229C-18 -236 -8 -238 0 -238C8 -238 18 -236 27 -229C31 -222 26 -206 24 -196L21 -172H-21L-24 -196C-26 -206 -31 -222 -27 -229Z',
        blouse,
      ),
    ),
    rect(-20.5, -182, 41, 16, tone),
    lift(
      1,
      path(
        'M-23 -170C-32 -150 -34 -130 -36 -104C-38 -66 -42 -30 -47 -3Q0 7 50 -3C45 -34 41 -66 38 -104C36 -130 33 -150 23 -170Z',
        main,
      ),
    ),
    path(
      'M8 -171C16 -120 20 -60 22 1Q38 -1 50 -3C45 -34 41 -66 38 -104C36 -130 33 -150 23 -170Z',
      shade(main, 0.12),
    ),
    times(4, (i) =>
      path(
        `M${-9 + i * 4.5} -166Q${-12 + i * 6} -80 ${-16 + i * 9} 0h3.4Q${-8 + i * 6} -80 ${-6 + i * 4.5} -166Z`,
        shade(main, 0.2),
      ),
    ),
    path('M-46 -12Q0 -2 49 -12L50 -3Q0 7 -47 -3Z', border),
    look.back && l.art,
    look.back && r.art,
    lift(
      1,
      path(
        'M-28 -229C-20 -236 -14 -238 -10 -238C-2 -214 14 -190 30 -164L24 -142C2 -152 -22 -184 -31 -212Z',
        main,
      ),
      path('M-10 -238C-2 -214 14 -190 30 -164L27 -155C8 -182 -8 -206 -15 -237Z', border),
    ),
    path('M-29 -229C-38 -214 -42 -170 -40 -118L-24 -112C-26 -160 -22 -200 -19 -234Z', shade(main, 0.08)),
    path('M-40 -126L-24 -120V-112L-40 -118Z', border),
    head(
      tone,
      hair,
      look.back ?? false,
      join(
        look.back &&
          join(
            ellipse(0.8, -257, 14.5, 13, '#24100a', 'opacity=".35"'),
            ellipse(0, -259, 14, 12.5, lit(hair, 0.16)),
          ),
        look.veil &&
          path(
            'M-22 -262C-25 -304 -8 -307 2 -306C20 -305 27 -290 24 -262C22 -282 14 -293 1 -293C-12 -293 -20 -282 -22 -262Z',
            main,
          ),
        look.flowers &&
          times(5, (i) =>
            look.back
              ? [0, 1].map((k) =>
                  circle(
                    Math.cos((i * 2 + k) * 0.628) * 13,
                    -260 + Math.sin((i * 2 + k) * 0.628) * 12,
                    3.6,
                    ivory[0],
                  ),
                )
              : circle(19 + Math.sin(i * 0.8) * 8, -284 + i * 6.5, 3.8, ivory[0]),
          ),
        !look.back && circle(0, -280, 2, sindoor[2]),
      ),
    ),
    !look.back && lift(1, l.art),
    !look.back && lift(1, r.art),
  );
}

/** Woman in a wide lehenga; `veil` drapes the dupatta over the head. */
export function lehenga(look: Look & { border?: string; dupatta?: string; veil?: boolean }): Svg {
  const tone = look.skin ?? skin[1];
  const main = look.main;
  const top = look.trim ?? main;
  const border = look.border ?? marigold[1];
  const cloth = look.dupatta ?? lit(main, 0.3);
  const l = arm(-1, -23, -220, look.left ?? [12, 4], top, tone, 17, 'elbow');
  const r = arm(1, 23, -220, look.right ?? [12, 4], shade(top, 0.1), tone, 17, 'elbow');
  const scallops = times(9, (i) => circle(-72 + i * 18, -20 + Math.abs(i - 4) * -1.2, 5, border));
  return join(
    look.veil &&
      path(
        'M-24 -268C-26 -306 -10 -309 2 -308C22 -307 28 -290 26 -266C32 -220 52 -150 54 -90C46 -60 40 -70 34 -96H-36C-42 -70 -48 -70 -52 -92C-46 -150 -30 -220 -24 -268Z',
        cloth,
      ),
    !look.back &&
      !look.veil &&
      path('M-17 -276C-24 -250 -24 -226 -20 -210H20C24 -226 24 -250 17 -276Z', look.hair ?? ink[3]),
    lift(
      1,
      path(
        'M-27 -229C-18 -236 -8 -238 0 -238C8 -238 18 -236 27 -229C31 -222 26 -206 24 -196L21 -176H-21L-24 -196C-26 -206 -31 -222 -27 -229Z',
        top,
      ),
    ),
    rect(-20, -184, 40, 18, tone),
    lift(1, path('M-23 -170C-44 -120 -70 -60 -84 -8Q0 16 86 -8C72 -60 44 -120 23 -170Z', main)),
    path('M10 -170C30 -110 44 -50 46 -2Q68 -5 86 -8C72 -60 44 -120 23 -170Z', shade(main, 0.12)),
    times(5, (i) =>
      path(
        `M${num(-14 + i * 6)} -166Q${num(-34 + i * 16)} -80 ${num(-56 + i * 26)} ${num(-4 + (2 - Math.abs(i - 2)) * 3)}h4Q${num(-30 + i * 16)} -80 ${num(-12 + i * 6)} -166Z`,
        shade(main, 0.2),
      ),
    ),
    path('M-79 -24Q0 0 81 -24L86 -8Q0 16 -84 -8Z', border),
    scallops,
    look.back && l.art,
    look.back && r.art,
    lift(
      1,
      path(
        'M24 -231C16 -236 10 -238 6 -238C0 -214 -14 -186 -27 -166L-22 -150C0 -166 22 -190 30 -216Z',
        cloth,
      ),
      path('M26 -230C36 -200 44 -150 42 -100L28 -96C30 -150 26 -190 20 -234Z', shade(cloth, 0.1)),
    ),
    head(
      tone,
      look.hair ?? ink[3],
      look.back ?? false,
      join(
        look.back &&
          path('M-18 -284C-20 -250 -14 -200 -6 -168H6C14 -200 20 -250 18 -284Z', look.hair ?? ink[3]),
        look.veil &&
          path(
            'M-23 -262C-26 -307 -9 -310 2 -309C22 -308 29 -292 25 -262C22 -284 15 -295 1 -295C-13 -295 -21 -284 -23 -262Z',
            cloth,
          ),
        !look.back && circle(0, -288, 3, border),
      ),
    ),
    !look.back && lift(1, l.art),
    !look.back && lift(1, r.art),
  );
}

/** Site worker: shirt, reflective vest, trousers, helmet. */
export function worker(look: Look & { vest?: string; hat?: string }): Svg {
  const tone = look.skin ?? skin[2];
  const vest = look.vest ?? '#e8792b';
  const trousers = look.trim ?? '#3f4a66';
  const l = arm(-1, -28, -221, look.left ?? [10, 4], look.main, tone, 20, 'elbow');
  const r = arm(1, 28, -221, look.right ?? [10, 4], shade(look.main, 0.08), tone, 20, 'elbow');
  return join(
    path('M-30 -146L-28 -8H-7L-1 -120L7 -8H28L30 -146Z', trousers),
    path('M4 -120L7 -8H28L30 -146H10Z', shade(trousers, 0.18)),
    path('M-28 -12C-34 -6 -36 0 -32 0H-6V-12Z', ink[2]),
    path('M28 -12C34 -6 36 0 32 0H6V-12Z', ink[3]),
    look.back && l.art,
    look.back && r.art,
    lift(
      1,
      path(
        'M-34 -230C-22 -238 -12 -240 0 -240C12 -240 22 -238 34 -230C40 -224 36 -206 34 -190L33 -138H-33L-34 -190C-36 -206 -40 -224 -34 -230Z',
        look.main,
      ),
    ),
    path('M-29 -233L-12 -239L-5 -200V-142H-33L-34 -190Z', vest),
    path('M29 -233L12 -239L5 -200V-142H33L34 -190Z', shade(vest, 0.1)),
    look.back && rect(-20, -238, 40, 98, vest),
    rect(-33, -172, look.back ? 66 : 28, 9, marigold[0]),
    !look.back && rect(5, -172, 28, 9, marigold[0]),
    head(tone, look.hair ?? ink[3], look.back ?? false, helmet(look.hat ?? marigold[1])),
    !look.back && lift(1, l.art),
    !look.back && lift(1, r.art),
  );
}

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
