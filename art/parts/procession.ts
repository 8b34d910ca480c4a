import { lit, marigold, rose, sand, shade, terracotta } from '../palette.ts';
import { at, circle, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';
import { curtain } from './fabric.ts';

/** What a wedding arrives under and leaves in. */

/** Fringed ceremonial umbrella on its pole, foot on 0,0, `h` high. */
export const chhatra = (h: number, cloth: string = rose[3], stripe: string = marigold[2]): Svg =>
  join(
    line(`M0 0V${-h + 60}`, sand[4], 6),
    at(
      0,
      -h + 30,
      1,
      lift(
        2,
        path('M-150 66C-140 -6 -60 -30 0 -30C60 -30 140 -6 150 66Q0 40 -150 66Z', cloth),
        path('M-92 57C-86 8 -40 -26 0 -30C-14 -20 -34 8 -36 51Q-64 52 -92 57Z', stripe),
        path('M36 51C34 8 14 -20 0 -30C40 -26 86 8 92 57Q64 52 36 51Z', stripe),
        path('M92 57C86 8 40 -26 0 -30C60 -30 140 -6 150 66Q122 60 92 57Z', shade(cloth, 0.2)),
        times(15, (i) => {
          const x = -143 + i * 20.4;
          const y = 52 + 13 * (x / 150) ** 2;
          return path(`M${num(x - 10)} ${num(y)}h20v8l-10 15l-10 -15Z`, i % 2 ? marigold[1] : rose[2]);
        }),
      ),
      circle(0, -34, 8, marigold[1]),
      circle(0, -46, 4, marigold[1]),
    ),
  );

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
