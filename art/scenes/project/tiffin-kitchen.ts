import { ink, ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, clip, down, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { calculator } from '../../parts/desk.ts';
import { facade } from '../../parts/facade.ts';
import { chai } from '../../parts/food/pots.ts';
import { coin } from '../../parts/money.ts';
import { bahi, phone } from '../../parts/office.ts';
import { shelves } from '../../parts/shops.ts';
import { scooter } from '../../parts/vehicles.ts';

/** Steel boxes, one account book. */
export default scene({
  alt: 'Stacks of steel tiffin carriers on a kitchen table beside an account book, a phone with orders and a delivery bicycle at the door.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#fbdfae', '#f6c98e')),
      lift(2, path(cusped(780, 90, 330, 540, 3), down('#bfe3dc', '#f6edd0'))),
      clip(
        cusped(780, 90, 330, 540, 3),
        facade(800, 640, 160, 300, 3, 2, terracotta, 'tk'),
        facade(960, 640, 160, 360, 3, 2, rose, 'tk2', 'round'),
        rect(780, 610, 330, 30, '#cda577'),
        at(940, 630, 1, scooter(230, teal[2])),
        lift(1, rect(980, 520, 70, 60, marigold[2], 4)),
      ),
      lift(
        2,
        path(
          `${cusped(750, 56, 390, 590, 3)}${cusped(780, 90, 330, 560, 3)}`,
          teal[3],
          'fill-rule="evenodd"',
        ),
      ),
      shelves(60, 90, 640, 250, 2, [marigold[2], terracotta[2], leaf[2], ivory[0], rose[2]], 'tiffin'),
      lift(
        3,
        rect(-20, 600, 1240, 230, down(terracotta[2], terracotta[3])),
        rect(-20, 586, 1240, 24, sand[1], 4),
      ),
      [
        [170, 4, teal[2]],
        [310, 3, marigold[2]],
        [450, 4, rose[3]],
      ].map(([x, n, band]) =>
        at(
          Number(x),
          590,
          1,
          join(
            line(
              `M-44 ${-Number(n) * 52}C-44 ${-Number(n) * 52 - 60} 44 ${-Number(n) * 52 - 60} 44 ${-Number(n) * 52}V-10M-44 ${-Number(n) * 52}V-10`,
              '#8f8a80',
              7,
            ),
            lift(
              2,
              times(Number(n), (i) =>
                join(
                  rect(-56, -50 - i * 52, 112, 50, '#cfcac0', 10),
                  rect(16, -50 - i * 52, 40, 50, '#b4aea2', 10),
                  rect(-56, -16 - i * 52, 112, 8, String(band)),
                  rect(-60, -54 - i * 52, 120, 9, '#e2ddd3', 4),
                ),
              ),
              path(
                `M-50 ${-Number(n) * 52 - 4}Q0 ${-Number(n) * 52 - 34} 50 ${-Number(n) * 52 - 4}Z`,
                '#dcd7cc',
              ),
            ),
          ),
        ),
      ),
      turn(-6, 640, 690, at(540, 640, 1, bahi(220, '#a23b30'))),
      turn(
        8,
        840,
        690,
        at(
          800,
          620,
          1,
          phone(
            86,
            join(
              times(4, (i) => [
                rect(14, 26 + i * 34, 58, 26, [teal[0], marigold[0], rose[0], teal[0]][i]!, 5),
                rect(20, 34 + i * 34, 30, 5, ink[0], 2),
              ]),
            ),
          ),
        ),
      ),
      at(950, 700, 1, calculator(90)),
      at(1090, 730, 1, coin(36)),
      at(1140, 760, 1, coin(30)),
      at(100, 720, 1, chai()),
    ),
});
