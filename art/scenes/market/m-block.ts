import { indigo, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { bench, mannequin, rail } from '../../parts/bazaar.ts';
import { facade } from '../../parts/facade.ts';
import { bush } from '../../parts/greens.ts';
import { lamppost } from '../../parts/lanterns.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { shelves, shop } from '../../parts/shops.ts';
import { cloud, sun } from '../../parts/weather.ts';

/** The square at GK-1 on a Saturday. */
export default scene({
  alt: 'M Block Market: a paved square with a tree and benches in the middle, two-storey boutiques and cafes around it and shoppers with bags.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#bfe0dc', '#fcefd4')),
      sun(200, 120, 56, '#fff4d4'),
      at(520, 100, 1, cloud(180, ivory[0])),
      facade(-30, 520, 340, 370, 3, 4, sand, 'mb1', 'round'),
      facade(300, 520, 320, 330, 2, 4, terracotta, 'mb2', 'shutter'),
      facade(
        610,
        520,
        290,
        360,
        3,
        4,
        ['#fbf3e4', '#f3e2c4', '#cfae7c', '#8d7048', '#5c472c'],
        'mb3',
        'flat',
      ),
      facade(890, 520, 340, 340, 2, 4, rose, 'mb4', 'round'),
      shop(
        -20,
        540,
        290,
        190,
        { wall: teal[3], sign: teal[4], letters: marigold[1], awningA: teal[2], awningB: ivory[0] },
        times(3, (k) => at(50 + k * 90, 536, 0.42, mannequin([rose[3], marigold[2], indigo[2]][k]!))),
      ),
      shop(
        290,
        540,
        290,
        190,
        { wall: rose[4], sign: rose[3], letters: ivory[0], awningA: rose[2], awningB: ivory[0] },
        at(320, 410, 0.7, rail(330, 180, [teal[2], marigold[1], rose[3], ivory[1], indigo[2]], 'mb')),
      ),
      shop(
        600,
        540,
        290,
        190,
        { wall: '#5b3a28', sign: marigold[2], letters: ivory[0], awningA: marigold[2], awningB: ivory[0] },
        join(
          shelves(620, 390, 250, 70, 1, [ivory[0], teal[1], rose[2]], 'mbc'),
          at(690, 536, 0.6, man({ main: ivory[0], coat: teal[3] })),
          lift(1, rect(760, 480, 110, 60, terracotta[3], 3)),
        ),
      ),
      shop(
        910,
        540,
        300,
        190,
        { wall: leaf[4], sign: leaf[3], letters: ivory[0], awningA: leaf[2], awningB: ivory[0] },
        shelves(930, 390, 260, 140, 2, [terracotta[2], teal[2], marigold[1], rose[2], ivory[1]], 'mbd'),
      ),
      lift(3, path('M-20 536H1220V820H-20Z', down('#e2c69c', '#b5925f'))),
      times(7, (j) => rect(0, 556 + j * j * 7, 1200, 2 + j * 0.5, '#a8855a', 0, 'opacity=".35"')),
      times(13, (i) =>
        path(
          `M${600 + (i - 6) * 90} 540L${600 + (i - 6) * 210} 820h3L${602 + (i - 6) * 90} 540Z`,
          '#a8855a',
          'opacity=".35"',
        ),
      ),
      lift(2, ellipse(600, 680, 230, 44, '#c9a878')),
      ellipse(600, 668, 216, 40, leaf[2]),
      lift(1, path('M384 668A216 40 0 0 0 816 668V684A216 40 0 0 1 384 684Z', ivory[1])),
      at(600, 672, 1.35, tree('mb', 360)),
      at(520, 672, 0.9, bush(34)),
      at(680, 672, 0.9, bush(34)),
      at(450, 742, 1, bench(150)),
      at(750, 742, 1, bench(150)),
      at(
        150,
        720,
        0.9,
        sari({ main: indigo[2], trim: marigold[2], right: [10, 4], skin: skin[1], flowers: true }),
      ),
      at(
        190,
        636,
        1,
        lift(
          1,
          rect(-18, -40, 44, 52, rose[2], 3),
          path('M-8 -40Q4 -66 16 -40', 'none', `stroke="${rose[4]}" stroke-width="3"`),
        ),
      ),
      at(240, 730, 0.92, man({ main: teal[2], skin: skin[2], stole: ivory[0] })),
      at(980, 730, 0.9, lehenga({ main: rose[3], trim: teal[3], dupatta: marigold[1], skin: skin[2] })),
      at(1080, 726, 0.92, man({ main: ivory[0], coat: terracotta[3], left: [10, 6] })),
      at(
        1046,
        650,
        1,
        lift(
          1,
          rect(-20, -40, 44, 54, marigold[2], 3),
          path('M-10 -40Q2 -66 14 -40', 'none', `stroke="${marigold[4]}" stroke-width="3"`),
        ),
      ),
      at(330, 800, 1.2, lamppost()),
      at(880, 800, 1.2, lamppost()),
    ),
});
