import { ivory, leaf, lit, marigold, sand, shade, sindoor, terracotta } from '../palette.ts';
import { circle, ellipse, glow, join, lift, num, path, poly, rect, type Svg, times, turn } from '../paper.ts';
import { garland, ivoryHead, roseHead, scallop, strand } from './flowers.ts';
import { jaali } from './jaali.ts';

/** Things a ceremony stands around. Each stands on 0,0 unless said otherwise. */

/** Fire altar with flames, w wide. */
export function havan(w: number): Svg {
  return join(
    glow(0, -w * 0.5, w * 1.5, marigold[1], 0.75),
    lift(
      1,
      path(
        `M0 ${num(-w * 1.3)}C${num(w * 0.4)} ${num(-w * 0.8)} ${num(w * 0.4)} ${num(-w * 0.5)} ${num(w * 0.24)} ${num(-w * 0.36)}H${num(-w * 0.24)}C${num(-w * 0.4)} ${num(-w * 0.5)} ${num(-w * 0.3)} ${num(-w * 0.7)} ${num(-w * 0.16)} ${num(-w * 0.84)}C${num(-w * 0.14)} ${num(-w * 0.66)} 0 ${num(-w * 0.7)} 0 ${num(-w * 1.3)}Z`,
        marigold[2],
      ),
      path(
        `M${num(w * 0.02)} ${num(-w * 0.9)}C${num(w * 0.24)} ${num(-w * 0.6)} ${num(w * 0.2)} ${num(-w * 0.44)} ${num(w * 0.12)} ${num(-w * 0.36)}H${num(-w * 0.12)}C${num(-w * 0.2)} ${num(-w * 0.5)} ${num(-w * 0.1)} ${num(-w * 0.56)} ${num(-w * 0.06)} ${num(-w * 0.64)}C${num(-w * 0.04)} ${num(-w * 0.54)} ${num(w * 0.02)} ${num(-w * 0.6)} ${num(w * 0.02)} ${num(-w * 0.9)}Z`,
        marigold[0],
      ),
    ),
    lift(
      2,
      poly([-w * 0.5, -w * 0.4, w * 0.5, -w * 0.4, w * 0.36, 0, -w * 0.36, 0], terracotta[3]),
      poly([w * 0.14, -w * 0.4, w * 0.5, -w * 0.4, w * 0.36, 0, w * 0.1, 0], terracotta[4]),
      rect(-w * 0.56, -w * 0.46, w * 1.12, w * 0.1, terracotta[2], 3),
    ),
    times(5, (i) =>
      path(
        scallop(w * 0.045, 8),
        marigold[1],
        `transform="translate(${num(-w * 0.3 + i * w * 0.15)} ${num(-w * 0.18)})"`,
      ),
    ),
  );
}

/** Brass pot with mango leaves and a coconut, w wide. */
export const kalash = (w: number, metal: string = marigold[2]): Svg =>
  join(
    [-60, -30, 0, 30, 60].map((a) =>
      turn(
        a,
        0,
        -w * 0.8,
        path(
          `M0 ${num(-w * 0.8)}C${num(w * 0.14)} ${num(-w * 1.1)} ${num(w * 0.1)} ${num(-w * 1.4)} 0 ${num(-w * 1.6)}C${num(-w * 0.1)} ${num(-w * 1.4)} ${num(-w * 0.14)} ${num(-w * 1.1)} 0 ${num(-w * 0.8)}Z`,
          a ? leaf[3] : leaf[2],
        ),
      ),
    ),
    lift(
      1,
      ellipse(0, -w * 1.12, w * 0.26, w * 0.32, '#8a5a34'),
      path(
        `M0 ${num(-w * 1.44)}C${num(w * 0.26)} ${num(-w * 1.4)} ${num(w * 0.3)} ${num(-w)} ${num(w * 0.1)} ${num(-w * 0.82)}C${num(w * 0.18)} ${num(-w * 1.1)} ${num(w * 0.1)} ${num(-w * 1.3)} 0 ${num(-w * 1.44)}Z`,
        '#6d4425',
      ),
    ),
    lift(
      1,
      path(
        `M${num(-w * 0.34)} ${num(-w * 0.88)}H${num(w * 0.34)}L${num(w * 0.24)} ${num(-w * 0.74)}C${num(w * 0.6)} ${num(-w * 0.6)} ${num(w * 0.56)} ${num(-w * 0.06)} ${num(w * 0.2)} 0H${num(-w * 0.2)}C${num(-w * 0.56)} ${num(-w * 0.06)} ${num(-w * 0.6)} ${num(-w * 0.6)} ${num(-w * 0.24)} ${num(-w * 0.74)}Z`,
        metal,
      ),
      path(
        `M${num(w * 0.06)} ${num(-w * 0.74)}H${num(w * 0.24)}C${num(w * 0.6)} ${num(-w * 0.6)} ${num(w * 0.56)} ${num(-w * 0.06)} ${num(w * 0.2)} 0H${num(w * 0.08)}C${num(w * 0.34)} ${num(-w * 0.2)} ${num(w * 0.3)} ${num(-w * 0.6)} ${num(w * 0.06)} ${num(-w * 0.74)}Z`,
        shade(metal, 0.16),
      ),
    ),
    path(
      `M${num(-w * 0.42)} ${num(-w * 0.4)}Q0 ${num(-w * 0.28)} ${num(w * 0.42)} ${num(-w * 0.4)}`,
      'none',
      `stroke="${sindoor[2]}" stroke-width="${num(w * 0.05)}"`,
    ),
    circle(0, -w * 0.34, w * 0.06, sindoor[2]),
  );

/** Four-post mandap; w wide, h high, drapes in the given papers. */
export function mandap(w: number, h: number, cloth: string, trim: string, post: string = marigold[2]): Svg {
  return join(
    lift(
      2,
      rect(-w * 0.62, -14, w * 1.24, 16, shade(trim, 0.25), 3),
      rect(-w * 0.56, -28, w * 1.12, 18, trim, 3),
    ),
    [-0.34, 0.3].map((k) => rect(w * k, -h * 0.8, w * 0.04, h * 0.8 - 28, shade(post, 0.25))),
    lift(
      3,
      path(
        `M${num(-w * 0.58)} ${num(-h * 0.76)}C${num(-w * 0.3)} ${num(-h * 0.82)} ${num(-w * 0.12)} ${num(-h * 0.92)} 0 ${num(-h * 1.08)}C${num(w * 0.12)} ${num(-h * 0.92)} ${num(w * 0.3)} ${num(-h * 0.82)} ${num(w * 0.58)} ${num(-h * 0.76)}V${num(-h * 0.72)}H${num(-w * 0.58)}Z`,
        cloth,
      ),
      path(
        `M0 ${num(-h * 1.08)}C${num(w * 0.12)} ${num(-h * 0.92)} ${num(w * 0.3)} ${num(-h * 0.82)} ${num(w * 0.58)} ${num(-h * 0.76)}V${num(-h * 0.72)}H${num(w * 0.26)}C${num(w * 0.12)} ${num(-h * 0.84)} ${num(w * 0.04)} ${num(-h * 0.96)} 0 ${num(-h * 1.08)}Z`,
        shade(cloth, 0.12),
      ),
      times(11, (i) =>
        path(
          `M${num(-w * 0.58 + (i * w * 1.16) / 11)} ${num(-h * 0.73)}h${num((w * 1.16) / 11)}a${num(w * 0.053)} ${num(h * 0.06)} 0 0 1 ${num((-w * 1.16) / 11)} 0Z`,
          i % 2 ? trim : shade(cloth, 0.08),
        ),
      ),
    ),
    lift(
      2,
      rect(-w * 0.52, -h * 0.74, w * 0.045, h * 0.74 - 12, post),
      rect(w * 0.475, -h * 0.74, w * 0.045, h * 0.74 - 12, shade(post, 0.1)),
    ),
  );
}

/** Cradle hung with flowers; hook at 0,0, 200 wide. */
export const cradle = (cloth: string, wood: string = sand[4]): Svg =>
  join(
    strand(-84, 0, 250, 0.4, [ivoryHead, roseHead]),
    strand(84, 0, 250, 0.4, [ivoryHead, roseHead]),
    lift(
      2,
      path('M-120 260C-110 350 -60 372 0 372C60 372 110 350 120 260Z', wood),
      path('M60 260H120C110 350 60 372 0 372C50 360 70 320 60 260Z', shade(wood)),
    ),
    jaali(-84, 276, 168, 54, 27, lit(wood, 0.2)),
    lift(
      1,
      path('M-110 262C-90 226 -40 240 0 228C40 240 90 226 110 262Z', cloth),
      ellipse(-50, 246, 34, 20, ivory[0]),
    ),
    rect(-128, 256, 256, 14, lit(wood, 0.3), 6),
    garland(-120, 270, 120, 270, 30, 0.4, [roseHead, ivoryHead]),
  );
