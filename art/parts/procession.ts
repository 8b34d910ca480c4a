import { ink, ivory, lit, marigold, rose, sand, shade, terracotta } from '../palette.ts';
import { circle, join, lift, line, path, rect, type Svg, times } from '../paper.ts';
import { curtain } from './fabric.ts';
import { garland } from './flowers.ts';

/** What a wedding arrives on and leaves in. */

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
