import { ink, ivory, marigold, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { crane } from '../../parts/crane.ts';
import { farTown } from '../../parts/far-town.ts';
import { mixerTruck } from '../../parts/houses.ts';
import { cementBag, heap } from '../../parts/materials.ts';
import { worker } from '../../parts/people/worker.ts';
import { houseFrame } from '../../parts/site.ts';
import { sun } from '../../parts/weather.ts';

/** Pouring the slab at first light. */
export default scene({
  alt: 'Workers on a rising concrete frame at sunrise with a tower crane, a mixer truck and bundles of steel rods below.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#e98f6a', '#fbdca0')),
      sun(520, 430, 130, '#fff0c6'),
      fade(0.55, farTown(-20, 600, 1240, '#c9775c', 'new')),
      at(0, 0, 1, crane(930, 680, 600, 250, '#8a4a2a', 190)),
      lift(1, line('M1072 268H1168', ink[1], 7)),
      times(3, (i) => line(`M1076 ${274 + i * 6}H1164`, terracotta[4], 4)),
      fade(0.9, houseFrame(620, 690, 300, 300, 3, 3, '#b4826a')),
      houseFrame(180, 690, 500, 460, 3, 3, '#8f6a5c', [0]),
      at(300, 232, 0.5, worker({ main: ivory[1], right: [60, 110], skin: skin[3] })),
      at(
        420,
        232,
        0.5,
        worker({ main: teal[1], left: [50, 100], right: [50, 100], skin: skin[2], hat: ivory[0] }),
      ),
      at(560, 386, 0.5, worker({ main: sand[1], left: [30, 60], skin: skin[1] })),
      lift(3, path('M-20 690C300 676 800 690 1220 680V820H-20Z', down('#b5744a', '#7c4a30'))),
      at(860, 744, 1, mixerTruck(330)),
      times(6, (i) =>
        line(`M${70 + i * 5} ${748 - i * 7}H${300 + i * 5}`, i % 2 ? terracotta[4] : '#5a2c1c', 6),
      ),
      at(420, 770, 1, lift(1, cementBag(120))),
      at(424, 736, 1, lift(1, cementBag(120))),
      at(560, 776, 1, heap(150)),
      at(
        120,
        700,
        0.86,
        worker({ main: marigold[1], vest: teal[2], left: [12, 8], right: [40, 130], skin: skin[2] }),
      ),
    ),
});
