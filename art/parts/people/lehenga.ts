import { lit, marigold, shade, skin } from '../../palette.ts';
import { circle, join, lift, num, path, rect, type Svg, times } from '../../paper.ts';
import { head, hood, plait } from './head.ts';
import { arm, type Look, shoulder } from './limbs.ts';

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
    look.back && [l.whole, r.whole],
    !look.back && [l.under, shoulder(-1, -23, -220, 17, top), r.under],
    lift(
      1,
      path(
        'M24 -231C16 -236 10 -238 6 -238C0 -214 -14 -186 -27 -166L-22 -150C0 -166 22 -190 30 -216Z',
        cloth,
      ),
      path('M26 -230C36 -200 44 -150 42 -100L28 -96C30 -150 26 -190 20 -234Z', shade(cloth, 0.1)),
    ),
    head(look, tone, 'plait', look.veil && hood(cloth, border)),
    !look.back && !look.veil && plait(look),
    !look.back && [l.over, r.over],
  );
}
