import { ink, marigold, shade, skin } from '../../palette.ts';
import { join, lift, path, rect, type Svg } from '../../paper.ts';
import { helmet } from './headwear.ts';
import { head } from './head.ts';
import { arm, type Look } from './limbs.ts';

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
    look.back && [l.whole, r.whole],
    lift(
      1,
      path(
        'M-34 -230C-22 -238 -12 -240 0 -240C12 -240 22 -238 34 -230C40 -224 36 -206 34 -190L33 -138H-33L-34 -190C-36 -206 -40 -224 -34 -230Z',
        look.main,
      ),
    ),
    !look.back && [l.under, r.under],
    path('M-29 -233L-12 -239L-5 -200V-142H-33L-34 -190Z', vest),
    path('M29 -233L12 -239L5 -200V-142H33L34 -190Z', shade(vest, 0.1)),
    look.back && rect(-20, -238, 40, 98, vest),
    rect(-33, -172, look.back ? 66 : 28, 9, marigold[0]),
    !look.back && rect(5, -172, 28, 9, marigold[0]),
    head(look, tone, 'short', helmet(look.hat ?? marigold[1])),
    !look.back && [l.over, r.over],
  );
}
