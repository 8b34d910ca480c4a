import { indigo, ivory, marigold, rose, sand, skin, teal } from '../../palette.ts';
import { at, down, fade, join, lift, line, path, poly, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { farTown } from '../../parts/far-town.ts';
import { chai } from '../../parts/food/pots.ts';
import { brickStack, heap } from '../../parts/materials.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { worker } from '../../parts/people/worker.ts';
import { tree } from '../../parts/plants.ts';
import { houseFrame, scaffold } from '../../parts/site.ts';
import { hardHat } from '../../parts/tools.ts';
import { sun } from '../../parts/weather.ts';

/** Neighbours round a plan. */
export default scene({
  alt: 'Neighbours and a mason stand round a drawing on a trestle in front of a half-built house at tea time.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#a9d3cc', '#fbeccd')),
      sun(200, 140, 60, '#fff3cf'),
      fade(0.5, farTown(-20, 600, 1240, teal[1], 'new')),
      at(1090, 640, 1.2, tree('hb', 340)),
      houseFrame(280, 640, 560, 430, 3, 3, '#c7b6a0', [0, 1, 2, 4]),
      scaffold(690, 640, 140, 300, 2),
      lift(3, path('M-20 636C300 620 800 640 1220 628V820H-20Z', down('#dcb583', '#a97e50'))),
      at(250, 740, 1.1, man({ main: ivory[0], coat: teal[3], right: [36, 90] })),
      at(
        420,
        730,
        1.08,
        sari({ main: rose[3], trim: indigo[3], right: [36, 90], left: [20, 60], flowers: true }),
      ),
      at(790, 732, 1.1, worker({ main: teal[1], left: [40, 110], right: [12, 20], skin: skin[3] })),
      at(
        960,
        740,
        1.1,
        man({ main: marigold[2], stole: ivory[0], left: [36, 100], wrap: rose[3], skin: skin[2] }),
      ),
      lift(
        2,
        path(
          'M470 790L520 640M740 790L690 640M520 790L560 640M690 790L650 640',
          'none',
          `stroke="${sand[4]}" stroke-width="11"`,
        ),
      ),
      lift(2, poly([430, 640, 480, 590, 730, 590, 780, 640], ivory[0]), rect(430, 640, 350, 14, sand[2])),
      line('M500 626L530 600H600L590 626ZM620 626L626 600H690L704 626', teal[2], 3.5),
      at(480, 640, 0.6, chai()),
      at(744, 638, 0.6, chai()),
      at(600, 640, 0.5, hardHat(120)),
      at(90, 770, 1, brickStack(4, 3, 46)),
      at(1100, 790, 1, heap(170)),
    ),
});
