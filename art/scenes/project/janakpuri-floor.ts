import { ivory, marigold, rose, sand, shade, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { facade } from '../../parts/facade.ts';
import { toran } from '../../parts/flowers.ts';
import { brickStack, cementBag, heap } from '../../parts/materials.ts';
import { sari } from '../../parts/people/sari.ts';
import { worker } from '../../parts/people/worker.ts';
import { tree } from '../../parts/plants.ts';
import { houseFrame, ladder, scaffold } from '../../parts/site.ts';
import { scooter } from '../../parts/vehicles.ts';
import { sun } from '../../parts/weather.ts';

/** One more storey on a house lived in. */
export default scene({
  alt: 'A family house in Janakpuri gaining a second floor: new brick walls and props above a painted, lived-in ground floor.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#bcdcd8', '#faecd0')),
      sun(180, 140, 58, '#fff3cf'),
      fade(
        0.5,
        facade(-20, 640, 230, 330, 3, 3, sand, 'jp1'),
        facade(990, 640, 240, 300, 3, 3, rose, 'jp2', 'round'),
      ),
      at(80, 670, 1, tree('jp', 300)),
      lift(3, rect(250, 420, 700, 250, '#f0d3ae')),
      rect(800, 420, 150, 250, '#dfbb8d'),
      lift(2, rect(230, 404, 740, 24, ivory[0], 3)),
      [310, 520].map((x) =>
        join(
          rect(x, 480, 130, 110, shade(teal[1], 0.25), 3),
          line(`M${x + 65} 480V590`, ivory[0], 6),
          times(5, (k) => line(`M${x + 12 + k * 27} 482V588`, ivory[1], 2)),
          lift(1, rect(x - 14, 462, 158, 14, terracotta[2], 3), rect(x - 10, 590, 150, 12, ivory[0], 2)),
        ),
      ),
      lift(1, rect(740, 470, 110, 200, teal[3], 3), rect(752, 482, 86, 188, teal[2])),
      toran(736, 466, 854, 6, 0.7),
      houseFrame(270, 404, 660, 210, 1, 3, '#c2b19c', [0]),
      lift(1, rect(520, 300, 120, 104, '#b9a58f')),
      times(8, (i) => line(`M${310 + i * 82} 230V404`, sand[4], 6)),
      scaffold(760, 670, 170, 470, 4),
      ladder(690, 404, 40, 230),
      at(420, 404, 0.52, worker({ main: teal[1], right: [60, 110], skin: skin[3] })),
      at(830, 436, 0.5, worker({ main: ivory[1], left: [60, 120], hat: ivory[0] })),
      lift(3, path('M-20 666H1220V820H-20Z', down('#c9a070', '#9c7448'))),
      at(150, 756, 1, brickStack(4, 3, 48)),
      at(980, 756, 1, heap(190)),
      at(560, 756, 1, scooter(170, rose[2])),
      at(700, 744, 0.74, sari({ main: marigold[2], trim: teal[3], flowers: true })),
      at(840, 752, 1, lift(1, cementBag(110))),
    ),
});
