import { ink, ivory, lit, shade, skin } from '../../palette.ts';
import { join, lift, line, path, rect, type Svg } from '../../paper.ts';
import { turban } from './headwear.ts';
import { head } from './head.ts';
import { arm, type Look, shoulder } from './limbs.ts';

/** Man in a long kurta and churidar; `coat` adds a sleeveless jacket, `wrap` a turban, `plume` its feather. */
export function man(
  look: Look & { coat?: string; wrap?: string; plume?: boolean; hat?: Svg; stole?: string },
): Svg {
  const tone = look.skin ?? skin[2];
  const main = look.main;
  const l = arm(-1, -28, -221, look.left ?? [9, 3], main, tone, 20, 'wrist');
  const r = arm(1, 28, -221, look.right ?? [9, 3], shade(main, 0.12), tone, 20, 'wrist');
  const legs = look.trim ?? ivory[1];
  return join(
    path('M-24 -120L-20 -8H-4L-1 -110Z', legs),
    path('M24 -120L20 -8H4L1 -110Z', shade(legs, 0.12)),
    path('M-22 -10C-28 -6 -30 0 -26 0H-3V-10Z', ink[2]),
    path('M22 -10C28 -6 30 0 26 0H3V-10Z', ink[3]),
    look.back && [l.whole, r.whole],
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
    look.coat && !look.back && [l.under, r.under],
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
    head(look, tone, 'short', join(look.wrap && turban(look.wrap, look.plume), look.hat)),
    !look.back && path('M-13 -238Q0 -228 13 -238L10 -245Q0 -238 -10 -245Z', look.coat ?? shade(main, 0.1)),
    !look.back &&
      (look.coat
        ? [l.over, r.over]
        : [
            l.whole,
            shoulder(-1, -28, -221, 20, main),
            r.whole,
            shoulder(1, 28, -221, 20, shade(main, 0.12)),
          ]),
  );
}
