import { indigo, ink, ivory, leaf, marigold, rose, sand, sindoor, teal, terracotta } from '../../palette.ts';
import { at, circle, down, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { centred } from '../../parts/lettering.ts';
import { coin, coinStack } from '../../parts/money.ts';
import { shelves } from '../../parts/shops.ts';

/** The long roll. */
export default scene({
  alt: 'A shop bill printer with a long paper roll curling across the counter, the letters GST on a shelf sign, coins and a barcode scanner.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f3b7a4', '#f8dccb')),
      lift(2, rect(60, 60, 1080, 300, ivory[1], 10)),
      shelves(
        80,
        76,
        1040,
        270,
        2,
        [teal[1], rose[2], marigold[1], leaf[1], terracotta[1], indigo[1], ivory[3]],
        'gst',
      ),
      lift(3, rect(440, 30, 320, 130, teal[3], 12), rect(452, 42, 296, 106, teal[2], 8)),
      centred('GST', 600, 62, 66, ivory[0], 13),
      line('M490 -10V34M710 -10V34', ink[1], 4),
      lift(3, rect(-20, 560, 1240, 260, down(sand[3], sand[4]))),
      rect(-20, 552, 1240, 18, sand[1], 4),
      // printer
      lift(
        3,
        path('M170 620V470Q170 430 210 430H420Q460 430 460 470V620Z', indigo[3]),
        rect(150, 600, 330, 60, indigo[4], 10),
      ),
      rect(196, 452, 238, 46, indigo[2], 8),
      rect(210, 462, 130, 26, teal[0], 4),
      circle(400, 475, 10, marigold[2]),
      rect(206, 524, 218, 14, ink[4], 6),
      lift(3, path('M214 532H416V760C416 800 452 812 500 800L520 860H170L214 760Z', ivory[0])),
      path('M214 532H416V556H214Z', ivory[3]),
      path('M416 720V760C416 800 452 812 500 800C470 790 440 770 440 740Z', ivory[3]),
      rect(242, 578, 110, 14, teal[2], 4),
      times(6, (i) => [
        rect(242, 612 + i * 24, 88 - (i % 2) * 20, 9, sand[3], 3),
        rect(352, 612 + i * 24, 40, 9, ink[1], 3),
      ]),
      rect(236, 760, 160, 28, marigold[1], 4),
      rect(330, 770, 58, 9, ink[1], 3),
      at(740, 620, 1, lift(2, path('M-60 0V-120H60V0Z', rose[3]), rect(-70, -130, 140, 26, rose[4], 5))),
      centred('18%', 740, 546, 34, ivory[0], 6),
      at(880, 610, 1, coinStack(70, 6)),
      at(960, 616, 1, coinStack(70, 9, marigold[1])),
      at(1040, 610, 1, coinStack(70, 4)),
      at(1120, 560, 1, coin(44)),
      at(
        560,
        600,
        1,
        lift(
          2,
          path(
            'M-50 -90Q-50 -120 -20 -120H50Q70 -120 70 -100V-80Q70 -66 54 -66H20L10 0H-24L-16 -66Q-50 -66 -50 -90Z',
            ink[1],
          ),
          rect(56, -112, 20, 36, sindoor[1], 4),
        ),
      ),
    ),
});
