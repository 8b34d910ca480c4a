import { ink, ivory, leaf, lit, marigold, rose, sand, shade, sindoor, terracotta } from '../palette.ts';
import {
  circle,
  ellipse,
  glow,
  join,
  lift,
  line,
  num,
  path,
  poly,
  rect,
  type Svg,
  times,
  turn,
} from '../paper.ts';
import { curtain } from './fabric.ts';
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

/** White wedding mare facing left, standing on 0,0, 330 high with plume; the rider is drawn by the caller above the saddle (0,-215). */
export function mare(coat: string = ivory[1], cloth: string = rose[3], trim: string = marigold[1]): Svg {
  const dark = shade(coat, 0.16);
  const leg = (x: number, top: number, bend: number, fill: string) =>
    join(
      path(
        `M${x - 15} ${top}L${x - 8 + bend} -62L${x - 10 + bend} -8H${x + 8 + bend}L${x + 8 + bend} -62L${x + 17} ${top}Z`,
        fill,
      ),
      path(`M${x - 12 + bend} -14H${x + 9 + bend}L${x + 12 + bend} 0H${x - 16 + bend}Z`, ink[1]),
    );
  return join(
    leg(-62, -130, 2, dark),
    leg(84, -130, 4, dark),
    path('M112 -196C150 -190 150 -120 138 -60C128 -90 126 -140 106 -160Z', shade(coat, 0.28)),
    lift(
      2,
      path(
        'M-108 -150C-104 -210 -60 -206 0 -202C60 -210 118 -214 120 -160C120 -116 80 -110 30 -112C-20 -106 -70 -104 -94 -116Z',
        coat,
      ),
      path(
        'M-112 -140C-128 -190 -140 -226 -152 -250C-168 -246 -190 -220 -204 -206C-212 -200 -216 -214 -208 -226C-192 -252 -176 -280 -154 -288L-150 -304L-140 -286C-112 -268 -86 -220 -66 -190Z',
        coat,
      ),
    ),
    leg(-84, -134, -8, coat),
    leg(100, -134, -2, coat),
    path('M-142 -286C-112 -262 -92 -220 -74 -194L-88 -188C-104 -222 -124 -262 -146 -282Z', shade(coat, 0.3)),
    circle(-168, -254, 4, ink[2]),
    lift(
      1,
      path('M-60 -206C-20 -196 40 -200 84 -208L92 -116C50 -104 -10 -104 -52 -112Z', cloth),
      path('M40 -203C56 -204 70 -206 84 -208L92 -116C76 -111 60 -108 46 -107Z', shade(cloth, 0.14)),
      path('M-54 -122C-10 -112 50 -114 92 -126V-114C50 -104 -10 -104 -52 -112Z', trim),
    ),
    times(6, (i) => circle(-40 + i * 24, -150 + (i % 2) * 12, 5, trim)),
    line('M-196 -216L-150 -250M-176 -244L-184 -214M-150 -258Q-110 -200 -40 -196', trim, 5),
    lift(1, path('M-146 -300C-156 -330 -140 -346 -128 -352C-130 -334 -132 -316 -138 -298Z', rose[2])),
    circle(-142, -298, 6, trim),
    garland(-140, -208, -96, -176, 20, 0.34),
  );
}

/** Palanquin with curtains and carrying pole, 300 wide. */
export const doli = (cloth: string, trim: string = marigold[1], wood: string = terracotta[3]): Svg =>
  join(
    rect(-250, -176, 500, 12, sand[4], 6),
    lift(
      2,
      path('M-124 -150C-110 -210 -40 -214 0 -250C40 -214 110 -210 124 -150Z', cloth),
      path('M0 -250C40 -214 110 -210 124 -150H60C60 -200 30 -226 0 -250Z', shade(cloth, 0.13)),
      times(8, (i) =>
        path(`M${-124 + i * 31} -152h31a15.5 16 0 0 1 -31 0Z`, i % 2 ? trim : shade(cloth, 0.1)),
      ),
    ),
    circle(0, -254, 8, trim),
    rect(-112, -150, 10, 110, wood),
    rect(102, -150, 10, 110, wood),
    rect(-100, -150, 200, 90, rose[4]),
    curtain(-102, -148, 90, 100, -1, lit(cloth, 0.25)),
    curtain(12, -148, 90, 100, 1, lit(cloth, 0.25)),
    lift(2, rect(-124, -60, 248, 44, wood, 6), rect(-124, -60, 248, 9, trim, 3)),
    times(9, (i) => circle(-104 + i * 26, -34, 5, trim)),
    rect(-110, -18, 16, 18, wood),
    rect(94, -18, 16, 18, wood),
  );
