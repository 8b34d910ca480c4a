import { ivory, leaf, marigold, rose, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { rangoli, strand, toran } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { smallDiya } from '../../parts/lights.ts';
import { tree } from '../../parts/plants.ts';
import { kalash } from '../../parts/rites.ts';

/** Right foot first. */
export default scene({
  alt: 'A griha pravesh: the door of a new house hung with mango leaves, a kalash on each side and rice on the step, clay lamps and a rangoli before it.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#bfe0d6', '#f9ecd0')),
      lift(3, rect(130, -20, 940, 720, '#f5e2c4')),
      rect(130, -20, 940, 60, terracotta[2]),
      lift(2, path(cusped(390, 80, 420, 580, 4), ivory[0])),
      path(cusped(420, 112, 360, 548, 4), down('#ffe5ac', '#f3b765')),
      glow(600, 420, 240, '#fffbe6', 0.9),
      lift(
        2,
        path(
          'M420 330V660L470 690V370C450 350 430 340 420 330ZM780 330V660L730 690V370C750 350 770 340 780 330Z',
          teal[3],
        ),
      ),
      times(4, (i) => [
        rect(428, 420 + i * 56, 32, 40, teal[2], 2),
        rect(740, 420 + i * 56, 32, 40, teal[2], 2),
      ]),
      toran(400, 150, 800, 16, 1.2),
      strand(392, 140, 380, 0.55),
      strand(808, 140, 380, 0.55),
      [210, 890].map((x) =>
        join(
          lift(1, rect(x, 200, 110, 190, teal[1], 3)),
          path(`M${x + 55} 200V390M${x} 290H${x + 110}`, 'none', `stroke="${ivory[0]}" stroke-width="7"`),
          lift(1, rect(x - 14, 388, 138, 16, terracotta[2], 3)),
          at(x + 34, 388, 0.6, potted(54)),
          at(x + 80, 388, 0.6, potted(54, leaf, teal[2])),
        ),
      ),
      lift(2, rect(340, 660, 520, 30, ivory[1], 3), rect(300, 688, 600, 34, ivory[2], 3)),
      lift(2, rect(-20, 720, 1240, 100, down('#d9b083', '#b98a5e'))),
      at(480, 664, 1.1, kalash(60)),
      at(720, 664, 1.1, kalash(60)),
      at(600, 662, 1, lift(1, path('M-26 -30H26L20 0H-20Z', marigold[2]), ellipse(0, -30, 26, 8, ivory[0]))),
      rangoli(600, 764, 150, [rose[3], marigold[1], ivory[0], teal[2], marigold[2]], 0.2),
      times(5, (i) => [smallDiya(330 + i * 26, 716, 0.9), smallDiya(766 + i * 26, 716, 0.9)]),
      at(70, 760, 1.3, tree('gp', 420)),
      at(1140, 760, 1.3, tree('gp2', 400)),
    ),
});
