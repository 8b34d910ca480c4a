import { indigo, ink, ivory, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, circle, down, glow, join, lift, line, path, rect, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { potted } from '../../parts/greens.ts';
import { centred } from '../../parts/lettering.ts';
import { coin, coinStack } from '../../parts/money.ts';

/** Hours on one pan, rupees on the other. */
export default scene({
  alt: 'A brass balance weighing an hourglass and tools against stacks of rupee coins, with blank price tags hanging from a thread above.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[2], '#8a6a97')),
      glow(600, 330, 520, '#ffe2ad', 0.7),
      path(cusped(220, 60, 760, 700, 4), '#9c7aa0', 'opacity=".55"'),
      path(cusped(280, 120, 640, 640, 4), '#c49aa5', 'opacity=".5"'),
      line('M-20 60Q600 150 1220 60', ink[2], 3),
      [
        [70, 66, rose[2]],
        [196, 80, ivory[1]],
        [1010, 80, marigold[1]],
        [1130, 68, teal[1]],
      ].map(([x, y, fill], i) =>
        turn(
          [-8, 6, -5, 9][i]!,
          Number(x),
          Number(y),
          line(`M${x} ${Number(y)}v50`, ink[2], 2.4),
          lift(
            2,
            path(
              `M${Number(x)} ${Number(y) + 44}l44 40v124q0 10 -10 10h-68q-10 0 -10 -10v-124Z`,
              String(fill),
            ),
          ),
          circle(Number(x), Number(y) + 74, 9, indigo[3]),
          centred('₹', Number(x), Number(y) + 120, 44, ink[1], 7),
        ),
      ),
      lift(3, rect(-20, 690, 1240, 130, down(terracotta[2], terracotta[4]))),
      rect(-20, 684, 1240, 16, terracotta[1]),
      // balance
      lift(
        2,
        path('M500 690Q510 650 580 640H620Q690 650 700 690Z', marigold[3]),
        path('M588 640L594 220H606L612 640Z', marigold[2]),
        rect(600, 220, 8, 420, marigold[3]),
      ),
      lift(2, circle(600, 206, 26, marigold[2]), circle(600, 206, 11, marigold[3])),
      lift(
        2,
        turn(
          -5,
          600,
          226,
          path(
            'M270 222Q430 190 600 216Q770 190 930 222L930 232Q770 214 600 240Q430 214 270 232Z',
            marigold[2],
          ),
        ),
      ),
      line('M276 252L196 480M276 252L356 480', marigold[3], 4),
      line('M924 196L844 420M924 196L1004 420', marigold[3], 4),
      at(
        226,
        482,
        1,
        join(
          lift(
            1,
            rect(4, -128, 70, 12, sand[4], 3),
            rect(4, -12, 70, 12, sand[4], 3),
            path(
              'M12 -116H66C66 -86 46 -78 44 -64C46 -50 66 -42 66 -12H12C12 -42 32 -50 34 -64C32 -78 12 -86 12 -116Z',
              '#e7efe9',
            ),
          ),
          path(
            'M22 -92H56C50 -80 42 -76 39 -66C36 -76 28 -80 22 -92ZM18 -12C20 -30 36 -36 39 -40C42 -36 58 -30 60 -12Z',
            marigold[2],
          ),
        ),
      ),
      at(
        316,
        482,
        1,
        lift(1, rect(-10, -70, 44, 70, teal[2], 5), path('M-2 -70V-100H6V-70M18 -70V-112H26V-70', rose[3])),
      ),
      lift(
        2,
        path('M170 480H384C376 530 330 552 277 552C224 552 178 530 170 480Z', marigold[2]),
        path('M310 480H384C376 530 330 552 277 552C320 540 320 510 310 480Z', marigold[3]),
      ),
      at(880, 420, 1, coinStack(64, 6)),
      at(930, 420, 1, coinStack(64, 10, marigold[1])),
      at(976, 420, 1, coinStack(60, 4)),
      lift(
        2,
        path('M818 420H1032C1024 470 978 492 925 492C872 492 826 470 818 420Z', marigold[2]),
        path('M958 420H1032C1024 470 978 492 925 492C968 480 968 450 958 420Z', marigold[3]),
      ),
      at(1080, 700, 1.1, potted(70)),
      at(
        110,
        708,
        1,
        lift(
          2,
          rect(-60, -60, 130, 60, rose[3], 3),
          rect(-50, -96, 116, 36, ivory[1], 3),
          rect(-56, -128, 126, 32, teal[3], 3),
        ),
      ),
      at(420, 726, 1, coin(30)),
      at(800, 732, 1, coin(34)),
    ),
});
