import { ivory, sand, skin, teal } from '../../palette.ts';
import { at, circle, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { crane } from '../../parts/crane.ts';
import { farTown } from '../../parts/far-town.ts';
import { bush } from '../../parts/greens.ts';
import { brickStack, cementBag, heap } from '../../parts/materials.ts';
import { worker } from '../../parts/people/worker.ts';
import { tree } from '../../parts/plants.ts';
import { brickWall, houseFrame, ladder, scaffold } from '../../parts/site.ts';

/** A house half frame, half wall, on a clear morning. */
export default scene({
  alt: 'A house being built on a clear morning: concrete frame, brick walls, bamboo scaffold and two workers in helmets.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#a9d3cc', '#f9ecd0')),
      circle(250, 180, 88, '#fff4d4'),
      glow(250, 180, 300, '#fff4d4', 0.8),
      fade(0.55, farTown(-20, 620, 640, '#8fbdb4', 'new'), farTown(600, 620, 640, '#8fbdb4', 'both')),
      at(0, 0, 1, crane(1010, 640, 500, 170)),
      lift(2, path('M0 636C300 600 800 606 1200 630V800H0Z', '#e3c493')),
      at(120, 650, 1, tree('site', 300)),
      houseFrame(330, 660, 520, 470, 3, 3, '#c2b19c', [0, 1, 3]),
      // ground floor door and a window already plastered
      lift(
        1,
        rect(684, 540, 150, 120, ivory[2]),
        rect(724, 560, 64, 100, teal[3]),
        rect(728, 564, 26, 92, teal[2]),
      ),
      lift(1, brickWall(516, 444, 60, 60, 14)),
      scaffold(318, 660, 190, 316, 2),
      ladder(560, 660, 70, 486),
      at(408, 494, 0.46, worker({ main: teal[1], right: [70, 130], skin: skin[3] })),
      lift(3, path('M0 690C260 660 520 700 760 686C940 676 1080 690 1200 676V800H0Z', '#cfa368')),
      at(
        900,
        716,
        0.86,
        worker({ main: ivory[2], left: [34, 118], right: [10, 30], vest: '#e8792b', hat: ivory[0] }),
      ),
      lift(
        1,
        at(
          828,
          520,
          1,
          path('M-54 -20L26 -34L34 -4L-46 10Z', ivory[0]),
          path('M-40 -14L18 -24M-36 -4L8 -12', 'none', `stroke="${teal[2]}" stroke-width="3"`),
        ),
      ),
      at(110, 742, 1, heap(230, sand[2])),
      at(250, 752, 1, brickStack(4, 4, 46)),
      times(3, (i) => at(1010 + (i % 2) * 12, 736 - i * 38, 1, lift(1, cementBag(140)))),
      at(1180, 770, 1.4, bush(46)),
      at(20, 800, 1.3, bush(46)),
    ),
});
