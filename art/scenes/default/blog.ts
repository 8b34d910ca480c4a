import { indigo, ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { farTown } from '../../parts/far-town.ts';
import { potted } from '../../parts/greens.ts';
import { lantern } from '../../parts/lanterns.ts';
import { branch } from '../../parts/plants.ts';

/** A writing desk at a jharokha window. */
export default scene({
  alt: 'A writing desk at an arched window: an open notebook, a pen, a glass of chai and marigolds, the town in morning light outside.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#fbd9a8', '#fdf1d8')),
      glow(500, 300, 430, '#fffaf0', 0.95),
      fade(0.5, farTown(100, 560, 1000, rose[2], 'old')),
      fade(0.6, farTown(0, 590, 1100, terracotta[2], 'both')),
      branch(330, 120, 260, 24, leaf[2], 7),
      branch(300, 160, 210, 48, leaf[3], 6),
      lift(3, pierced(box(-40, -40, 1280, 880), [cusped(250, 70, 700, 640, 4)], teal[2])),
      lift(
        2,
        path(
          `${cusped(206, 24, 788, 700, 4)}${cusped(250, 70, 700, 660, 4)}`,
          teal[3],
          'fill-rule="evenodd"',
        ),
      ),
      at(110, 0, 1.3, lantern(sand[3], 60)),
      at(1090, 0, 1.3, lantern(sand[3], 120)),
      lift(3, rect(-40, 640, 1280, 200, down(sand[3], sand[4])), rect(-40, 632, 1280, 20, sand[2], 4)),
      // notebook
      lift(
        2,
        path(
          'M330 742L420 660C500 640 560 650 604 676C650 650 712 640 792 660L880 742C780 724 680 730 604 762C530 730 430 724 330 742Z',
          ivory[0],
        ),
        path('M604 676C650 650 712 640 792 660L880 742C780 724 680 730 604 762Z', ivory[2]),
      ),
      times(4, (i) => [
        line(
          `M${448 - i * 16} ${682 + i * 15}C500 ${670 + i * 15} 540 ${676 + i * 15} ${580} ${690 + i * 15}`,
          sand[2],
          3,
        ),
        i < 2 &&
          line(
            `M${630} ${690 + i * 15}C670 ${674 + i * 15} 710 ${670 + i * 15} ${770 + i * 16} ${682 + i * 15}`,
            sand[2],
            3,
          ),
      ]),
      turn(
        -32,
        720,
        700,
        lift(
          1,
          rect(640, 696, 150, 10, indigo[3], 5),
          path('M640 696L620 701L640 706Z', marigold[2]),
          rect(770, 696, 20, 10, marigold[2], 3),
        ),
      ),
      // chai glass
      lift(
        2,
        path('M952 612H1024L1012 726H964Z', '#e8f0e6'),
        path('M956 640H1020L1012 722H965Z', terracotta[2]),
        path('M956 640H1020L1019 650H957Z', terracotta[1]),
      ),
      fade(0.5, line('M974 596C962 570 990 556 978 526M1002 596C990 572 1016 560 1006 534', ivory[0], 6)),
      at(170, 712, 1.3, potted(92)),
      lift(
        1,
        times(3, (i) => rect(1030 - i * 6, 704 - i * 26, 150, 26, [teal[3], rose[3], marigold[2]][i]!, 3)),
      ),
    ),
});
