import {
  indigo,
  ink,
  ivory,
  leaf,
  marigold,
  rose,
  sand,
  shade,
  skin,
  teal,
  terracotta,
} from '../../palette.ts';
import { at, down, ellipse, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { rail } from '../../parts/bazaar.ts';
import { kulhad } from '../../parts/food/pots.ts';
import { potted } from '../../parts/greens.ts';
import { pendant } from '../../parts/hall.ts';
import { centred } from '../../parts/lettering.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { shelves, shop, signBoard } from '../../parts/shops.ts';
import { scooter } from '../../parts/vehicles.ts';
import { sun } from '../../parts/weather.ts';

/** Bookshop below, coffee above. */
export default scene({
  alt: 'Khan Market: a row of low buildings with a bookshop at street level and a first-floor cafe on the balcony, under neem trees.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#cfe3d2', '#fbf0d8')),
      sun(980, 110, 54, '#fff4d6'),
      [90, 330, 560, 800, 1060].map((x, i) =>
        at(
          x,
          330,
          1,
          tree(`kb${i}`, 230 + (i % 2) * 40, [leaf[0], leaf[0], leaf[1], '#9bb07c', leaf[2]], '#8a7a5c'),
        ),
      ),
      lift(3, rect(-20, 230, 1240, 440, '#f3e6d0')),
      rect(-20, 218, 1240, 22, ivory[0], 3),
      times(5, (i) => rect(-20 + i * 300, 240, 14, 430, '#dcc9a8')),
      // first floor
      rect(300, 266, 560, 170, down('#ffe9bf', '#f3c887')),
      times(3, (i) => at(390 + i * 190, 240, 1, pendant(60, 40, [teal[2], marigold[2], teal[2]][i]!))),
      shelves(320, 280, 110, 130, 2, [rose[2], teal[1], marigold[1], ivory[1]], 'cafe'),
      at(520, 440, 0.62, sari({ main: rose[3], trim: indigo[3], left: [20, 90], skin: skin[1] })),
      at(640, 440, 0.64, man({ main: teal[2], right: [20, 100], skin: skin[2] })),
      at(770, 440, 0.62, man({ main: ivory[1], coat: indigo[2], skin: skin[3] })),
      at(580, 392, 0.9, lift(1, ellipse(0, 0, 44, 8, sand[4]), rect(-4, 0, 8, 60, ink[2]))),
      at(568, 390, 0.4, kulhad()),
      at(594, 390, 0.4, kulhad(false)),
      lift(
        2,
        rect(290, 426, 580, 16, ivory[0], 3),
        times(26, (i) => rect(298 + i * 22, 382, 6, 46, ink[1])),
        rect(290, 376, 580, 8, ink[2], 3),
      ),
      [330, 480, 690, 840].map((x) => at(x, 378, 0.62, potted(50, leaf, terracotta[2]))),
      [40, 910].map((x, i) =>
        join(
          rect(x, 280, 240, 140, '#e2cfae'),
          times(3, (k) =>
            join(
              rect(x + 16 + k * 76, 296, 56, 108, shade(teal[1], 0.2), 2),
              line(`M${x + 44 + k * 76} 296V404`, ivory[0], 4),
            ),
          ),
          signBoard(x + 10, 236, 220, 40, [leaf[4], rose[4]][i]!, ivory[0]),
        ),
      ),
      // ground floor
      join(
        rect(300, 486, 560, 190, '#5b3a28'),
        rect(316, 500, 236, 170, down('#ffe4ae', '#e5ae6b')),
        rect(640, 500, 204, 170, down('#ffe4ae', '#e5ae6b')),
        shelves(
          316,
          500,
          236,
          166,
          4,
          [teal[2], rose[3], marigold[2], indigo[2], ivory[1], leaf[3]],
          'books1',
        ),
        shelves(640, 500, 204, 166, 4, [rose[2], teal[3], marigold[1], indigo[1], terracotta[2]], 'books2'),
        rect(564, 510, 66, 166, '#3d281c'),
        rect(572, 518, 50, 150, teal[1]),
      ),
      lift(1, rect(290, 446, 580, 46, teal[4], 3)),
      centred('BOOKS', 580, 456, 26, marigold[1], 5),
      shop(
        30,
        676,
        250,
        200,
        { wall: rose[3], sign: rose[4], letters: ivory[0], awningA: rose[2], awningB: ivory[1] },
        at(60, 540, 0.6, rail(300, 200, [teal[2], marigold[2], rose[3], ivory[1], indigo[2]], 'khan1', 1.1)),
      ),
      shop(
        900,
        676,
        270,
        200,
        { wall: leaf[4], sign: leaf[3], letters: ivory[0], awningA: leaf[2], awningB: ivory[1] },
        shelves(920, 540, 230, 130, 2, [marigold[2], rose[2], ivory[0], leaf[1]], 'khan2'),
      ),
      lift(3, path('M-20 670H1220V820H-20Z', down('#d3bd98', '#a98f6a'))),
      times(14, (i) => rect(i * 92 - 20, 676, 80, 10, '#c2a981', 2)),
      at(
        430,
        730,
        1,
        lift(
          1,
          rect(-70, -40, 140, 40, sand[4], 3),
          times(6, (i) =>
            rect(
              -64 + i * 22,
              -76 + (i % 2) * 8,
              18,
              40 - (i % 2) * 8,
              [rose[3], teal[2], marigold[2], indigo[2], ivory[1], leaf[3]][i]!,
              2,
            ),
          ),
        ),
      ),
      at(1150, 770, 1, tree('k4', 340)),
      at(700, 760, 0.86, sari({ main: indigo[2], trim: marigold[2], back: true, skin: skin[1] })),
      at(780, 764, 0.88, man({ main: ivory[1], stole: teal[2], skin: skin[2], right: [20, 60] })),
      at(280, 756, 0.8, man({ main: marigold[2], back: true, skin: skin[3] })),
      at(960, 770, 0.9, scooter(170, teal[1])),
      at(110, 764, 1.2, potted(80, leaf, terracotta[2])),
    ),
});
