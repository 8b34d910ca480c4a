import { blob } from '../../curves.ts';
import { indigo, ivory, marigold, rose, sand, teal } from '../../palette.ts';
import { at, circle, down, ellipse, fade, join, lift, path, rect, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { foldedCloth } from '../../parts/fabric.ts';
import { chai } from '../../parts/food/pots.ts';
import { potted } from '../../parts/greens.ts';
import { lantern } from '../../parts/lanterns.ts';
import { books } from '../../parts/office.ts';
import { sheet } from '../../parts/papers.ts';

/** The chai has gone over the letter. */
export default scene({
  alt: 'A knocked-over glass of chai spilling across a letter, with a hand bell and a folded cloth ready to wipe it up.',
  vector: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[2], teal[3])),
      lift(3, rect(-20, 470, 1240, 360, down(sand[2], sand[3]))),
      rect(-20, 462, 1240, 16, sand[1]),
      path(cusped(400, 50, 400, 420, 3), teal[1], 'opacity=".4"'),
      at(600, 60, 1.2, lantern(sand[3], 30)),
      turn(-7, 480, 640, at(300, 520, 1, sheet(360, 230, 6, ivory[0], sand[2], teal[2]))),
      fade(
        0.9,
        path(
          blob([
            505, 668, 560, 630, 640, 646, 700, 602, 790, 622, 880, 640, 850, 690, 770, 686, 720, 726, 640,
            702, 580, 726, 540, 690,
          ]),
          '#b8733c',
        ),
      ),
      path(
        blob([580, 664, 650, 660, 712, 626, 790, 640, 770, 664, 700, 690, 630, 680]),
        '#cf8d54',
        'opacity=".75"',
      ),
      [
        [478, 720, 12],
        [520, 744, 8],
        [690, 756, 10],
        [740, 590, 7],
        [600, 610, 8],
      ].map(([x, y, r]) => ellipse(x!, y!, r! * 1.3, r!, '#b8733c')),
      turn(-98, 900, 660, at(900, 668, 1.9, chai(false))),
      at(1020, 640, 1.3, lift(1, foldedCloth(130, 40, rose[2], marigold[1]))),
      at(
        180,
        560,
        1,
        lift(
          2,
          path('M-50 0C-50 -70 -30 -90 0 -94C30 -90 50 -70 50 0Z', marigold[2]),
          path('M12 -93C36 -86 50 -66 50 0H22C26 -50 24 -76 12 -93Z', marigold[3]),
          rect(-60, -8, 120, 14, marigold[3], 6),
          circle(0, -100, 12, marigold[2]),
        ),
      ),
      at(1080, 470, 1, potted(100)),
      at(110, 470, 0.9, books(150, [rose[3], marigold[2], indigo[2]])),
    ),
});
