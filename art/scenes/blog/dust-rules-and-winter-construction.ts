import { indigo, ink, ivory, leaf, marigold, sand, shade, teal } from '../../palette.ts';
import { at, circle, down, ellipse, fade, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { crane } from '../../parts/crane.ts';
import { farTown } from '../../parts/far-town.ts';
import { brickStack } from '../../parts/materials.ts';
import { worker } from '../../parts/people/worker.ts';
import { houseFrame } from '../../parts/site.ts';
import { mist } from '../../parts/weather.ts';

/** A covered site in the grey of November. */
export default scene({
  alt: 'A building site wrapped in green dust netting on a hazy winter day, a water cannon spraying mist and a masked worker standing by.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#b7a893', '#e3d3b6')),
      circle(880, 190, 74, '#f7e3b6'),
      glow(880, 190, 300, '#f7e3b6', 0.7),
      fade(0.3, farTown(-20, 600, 1240, '#8f8170', 'new')),
      mist(1200, 420, 110, '#efe3cb', 0.6),
      at(0, 0, 1, crane(1050, 640, 460, 150, '#b9832f')),
      houseFrame(250, 660, 560, 480, 4, 4, '#b3a493', [0, 1, 2, 4]),
      lift(2, path('M238 180H540C536 300 548 420 540 664H238Z', leaf[3], 'opacity=".9"')),
      fade(
        0.25,
        line(
          times(14, (i) => `M${248 + i * 21} 182V662`).join('') +
            times(22, (i) => `M240 ${196 + i * 21}H540`).join(''),
          leaf[0],
          1.4,
        ),
      ),
      times(4, (i) => line(`M${238 + i * 100} 170V664`, sand[3], 6)),
      times(5, (i) => line(`M226 ${196 + i * 110}H552`, sand[3], 5)),
      lift(
        1,
        path(
          'M540 180C600 210 640 190 700 214C690 300 700 340 660 400C620 380 570 400 540 380Z',
          leaf[2],
          'opacity=".9"',
        ),
      ),
      lift(3, path('M-20 650C300 630 800 640 1220 648V820H-20Z', down('#c8a878', '#a07f54'))),
      lift(
        2,
        times(8, (i) =>
          join(
            rect(20 + i * 150, 640, 142, 88, i % 2 ? teal[2] : teal[3], 2),
            rect(20 + i * 150, 640, 142, 10, teal[1], 2),
          ),
        ),
      ),
      // mist cannon
      // the plume: puffs that widen as they leave the mouth
      times(16, (i) => glow(792 - i * 15, 556 - i * 17 + i * i * 0.25, 30 + i * 7, '#ffffff', 0.62)),
      times(30, (i) =>
        circle(
          780 - ((i * 53) % 230),
          540 - ((i * 53) % 230) + ((i * 37) % 90) - 45,
          2 + (i % 3),
          '#ffffff',
          'opacity=".8"',
        ),
      ),
      lift(
        2,
        path('M786 590L812 546L880 588L866 640H800Z', marigold[2]),
        ellipse(800, 568, 16, 28, indigo[4], 'transform="rotate(32 800 568)"'),
        rect(800, 636, 150, 26, indigo[3], 4),
        rect(880, 590, 70, 50, teal[3], 5),
      ),
      circle(822, 672, 22, ink[3]),
      circle(822, 672, 9, sand[2]),
      circle(926, 672, 22, ink[3]),
      circle(926, 672, 9, sand[2]),
      at(1060, 742, 1.0, worker({ main: sand[1], left: [20, 40], right: [12, 20], hat: ivory[0] })),
      line('M1056 477L1065 474', ivory[2], 2),
      lift(
        1,
        path('M1037 473Q1048 469 1059 477Q1061 490 1050 498Q1042 499 1040 492Q1035 482 1037 473Z', ivory[0]),
      ),
      at(
        140,
        770,
        1,
        lift(
          2,
          path('M-110 0C-80 -70 -20 -96 30 -90C80 -84 110 -40 120 0Z', teal[1]),
          path('M20 -92C80 -84 110 -40 120 0H60C70 -40 50 -70 20 -92Z', shade(teal[1], 0.14)),
        ),
      ),
      at(330, 776, 1, brickStack(4, 3, 46)),
      mist(1200, 720, 80, '#efe3cb', 0.4),
    ),
});
