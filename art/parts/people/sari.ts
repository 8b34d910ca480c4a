import { marigold, shade, skin } from '../../palette.ts';
import { join, lift, path, rect, type Svg, times } from '../../paper.ts';
import { head, hood } from './head.ts';
import { arm, type Look, shoulder } from './limbs.ts';

/** Woman in a sari: blouse in `trim`, drape in `main`, border in gold unless told. */
export function sari(look: Look & { border?: string; veil?: boolean; flowers?: boolean }): Svg {
  const tone = look.skin ?? skin[1];
  const main = look.main;
  const blouse = look.trim ?? shade(main, 0.3);
  const border = look.border ?? marigold[1];
  const l = arm(-1, -23, -220, look.left ?? [10, 4], blouse, tone, 17, 'elbow');
  const r = arm(1, 23, -220, look.right ?? [10, 4], shade(blouse, 0.1), tone, 17, 'elbow');
  return join(
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
    look.back && [l.whole, r.whole],
    path('M-29 -229C-38 -214 -42 -170 -40 -118L-24 -112C-26 -160 -22 -200 -19 -234Z', shade(main, 0.08)),
    path('M-40 -126L-24 -120V-112L-40 -118Z', border),
    !look.back && [l.under, r.under, shoulder(1, 23, -220, 17, blouse)],
    lift(
      1,
      path(
        'M-28 -229C-20 -236 -14 -238 -10 -238C-2 -214 14 -190 30 -164L24 -142C2 -152 -22 -184 -31 -212Z',
        main,
      ),
      path('M-10 -238C-2 -214 14 -190 30 -164L27 -155C8 -182 -8 -206 -15 -237Z', border),
    ),
    head(look, tone, 'bun', look.veil && hood(main, border), look.flowers),
    !look.back && [l.over, r.over],
  );
}
