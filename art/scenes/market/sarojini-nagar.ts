import { indigo, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { parasol, priceCard, rail } from '../../parts/bazaar.ts';
import { facade } from '../../parts/facade.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';

/** Rails, rails, rails. */
export default scene({
  alt: 'Sarojini Nagar: rows of clothes rails under coloured umbrellas and tarpaulins, hand-written price cards and shoppers looking through the racks.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f7cfa0', '#fdebca')),
      fade(
        0.5,
        facade(-20, 520, 260, 400, 3, 3, rose, 'sn1', 'shutter'),
        facade(240, 520, 240, 360, 3, 3, sand, 'sn2'),
        facade(720, 520, 230, 380, 3, 3, teal, 'sn3', 'round'),
        facade(950, 520, 270, 420, 3, 3, terracotta, 'sn4'),
      ),
      lift(
        3,
        path(
          'M-20 150C160 230 300 130 470 210C640 280 760 160 930 210C1060 250 1140 190 1220 210V-20H-20Z',
          teal[2],
        ),
      ),
      lift(2, path('M-20 60C140 150 330 70 520 130C700 180 860 70 1220 120V-20H-20Z', marigold[2])),
      lift(2, path('M700 -20C800 60 1000 40 1220 70V-20Z', rose[3])),
      at(160, 560, 0.9, parasol(170, rose[2], ivory[0], 250)),
      at(600, 560, 0.9, parasol(190, marigold[2], ivory[0], 260)),
      at(1020, 560, 0.9, parasol(170, teal[2], ivory[0], 250)),
      rect(0, 540, 1200, 270, down('#d7ab78', '#a97a4c')),
      at(20, 400, 1, rail(330, 170, [rose[2], teal[2], marigold[2], ivory[1], indigo[2], leaf[2]], 's1')),
      at(430, 400, 1, rail(340, 170, [marigold[1], rose[3], teal[1], terracotta[2], indigo[1]], 's2')),
      at(850, 400, 1, rail(330, 170, [indigo[2], ivory[0], rose[2], leaf[2], marigold[2]], 's3')),
      at(150, 640, 0.9, sari({ main: teal[2], back: true, skin: skin[1], flowers: true, right: [60, 140] })),
      at(560, 640, 0.9, sari({ main: rose[3], back: true, skin: skin[2], left: [50, 150] })),
      at(700, 650, 0.92, man({ main: ivory[1], coat: teal[3], left: [40, 120], skin: skin[2] })),
      at(
        1040,
        640,
        0.9,
        lehenga({ main: indigo[2], trim: rose[3], back: true, skin: skin[1], left: [40, 140] }),
      ),
      at(
        -30,
        560,
        1,
        rail(420, 190, [marigold[2], rose[2], ivory[1], teal[1], terracotta[2], indigo[2]], 's4', 1.35),
      ),
      at(810, 560, 1, rail(420, 190, [teal[2], rose[3], marigold[1], leaf[2], ivory[1]], 's5', 1.35)),
      priceCard(180, 548, '₹200', ivory[0], -5),
      priceCard(482, 396, '₹150', marigold[1], 4),
      priceCard(1020, 546, '₹250', ivory[0], 5),
      priceCard(60, 392, '₹99', marigold[1], -6),
      lift(2, path('M420 720L450 650H760L790 720Z', sand[3]), path('M420 720H790V770H420Z', sand[4])),
      lift(
        1,
        times(12, (i) =>
          path(
            `M${450 + i * 26} ${690 + (i % 3) * 10}q14 -34 34 -8q10 22 -12 24Z`,
            [rose[3], teal[2], marigold[2], indigo[2], ivory[0]][i % 5]!,
          ),
        ),
      ),
      priceCard(604, 750, '₹100', ivory[0], 0),
    ),
});
