import { indigo, ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, join, lift, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { potted } from '../../parts/greens.ts';
import { floorLamp, pendant } from '../../parts/hall.ts';
import { books } from '../../parts/office.ts';
import { shelves } from '../../parts/shops.ts';
import { ladder } from '../../parts/site.ts';

/** Floor to ceiling. */
export default scene({
  alt: 'Inside a Khan Market bookshop: shelves to the ceiling, a ladder, a reading chair and a lamp beside piles of books.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, '#5b3a28'),
      [20, 430, 840].map((x, i) =>
        join(
          rect(x, 30, 350, 620, down('#7a4d33', '#5b3826')),
          shelves(
            x + 10,
            30,
            330,
            610,
            6,
            [rose[3], teal[2], marigold[2], indigo[2], ivory[2], leaf[3], terracotta[2], sand[2]],
            `kb${i}`,
          ),
        ),
      ),
      [0, 390, 800, 1184].map((x) => lift(2, rect(x, 10, 36, 660, '#4a2d1f', 3))),
      lift(2, rect(-10, 0, 1220, 34, '#4a2d1f')),
      ladder(250, 690, 90, 60, sand[3]),
      at(600, 0, 1.2, pendant(90, 60, marigold[2])),
      lift(3, rect(-20, 670, 1240, 150, down('#a5744a', '#7a5133'))),
      lift(1, ellipse(720, 740, 330, 44, teal[3]), ellipse(720, 738, 300, 36, teal[2])),
      lift(
        2,
        path('M640 720V560Q642 520 690 520H790Q838 520 840 560V720Z', rose[3]),
        rect(616, 600, 50, 120, rose[4], 18),
        rect(814, 600, 50, 120, rose[4], 18),
        rect(656, 640, 168, 50, rose[2], 14),
      ),
      at(930, 740, 1, floorLamp(400, ivory[1])),
      at(520, 752, 1, books(130, [teal[2], marigold[2], rose[3], indigo[2], leaf[3]], 0.17)),
      at(1080, 760, 1.1, books(140, [indigo[2], terracotta[2], ivory[3], teal[3]], 0.17)),
      at(740, 640, 1, lift(1, path('M-50 0L-4 -10V-40L-50 -30ZM50 0L-4 -10V-40L50 -30Z', ivory[0]))),
      at(120, 770, 1.3, potted(80)),
    ),
});
