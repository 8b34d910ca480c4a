import { indigo, ivory, marigold, rose, sand, teal } from '../../palette.ts';
import { at, down, ellipse, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { bunting } from '../../parts/fabric.ts';
import { cake, laddoo, samosa } from '../../parts/food/sweets.ts';
import { balloon, giftBox } from '../../parts/gifts.ts';
import { goblet, longTable } from '../../parts/tables.ts';

/** Seven candles. */
export default scene({
  alt: 'A birthday table with a three-tier cake, candles, balloons, bunting, gift boxes and bowls of sweets.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#a9d6cf', '#f7efd6')),
      glow(600, 320, 420, ivory[0], 0.9),
      [
        [140, 380, teal[2]],
        [240, 300, rose[2]],
        [330, 400, marigold[1]],
        [880, 390, indigo[1]],
        [970, 300, marigold[2]],
        [1070, 390, rose[2]],
      ].map(([x, y, f]) => at(Number(x), Number(y), 1, balloon(58, String(f), 230))),
      bunting(-20, 30, 600, 90, 60, [rose[2], marigold[1], teal[2], ivory[0], indigo[1]], 40),
      bunting(600, 90, 1220, 30, 60, [rose[2], marigold[1], teal[2], ivory[0], indigo[1]], 40),
      at(60, 600, 1, longTable(1080, 240, ivory[0], rose[2], 11)),
      at(600, 592, 1.25, cake(260, rose[1], ivory[0])),
      times(7, (i) =>
        at(
          560 + i * 13.5,
          346,
          1,
          join(
            rect(-3, -36, 6, 36, [teal[2], marigold[2], rose[3]][i % 3]!),
            path('M0 -54C5 -46 4 -40 0 -38C-4 -40 -5 -46 0 -54Z', marigold[2]),
            glow(0, -46, 26, marigold[1], 0.7),
          ),
        ),
      ),
      at(330, 596, 1, giftBox(130, 100, teal[2], marigold[1])),
      at(240, 600, 1, giftBox(80, 64, marigold[2], rose[3])),
      at(880, 598, 1, giftBox(110, 130, rose[3], ivory[0])),
      lift(
        1,
        times(4, (i) => laddoo(740 + i * 30, 584, 0.8)),
        times(3, (i) => laddoo(755 + i * 30, 562, 0.8)),
      ),
      at(1000, 598, 1, join(times(3, (i) => at(i * 40, 0, 0.9, goblet())))),
      at(
        450,
        598,
        1,
        lift(
          1,
          ellipse(0, -6, 50, 9, sand[2]),
          times(4, (i) => samosa(-36 + i * 24, -16, 0.6)),
        ),
      ),
      [
        [180, 730, 1],
        [1040, 740, 1],
      ].map(([x, y]) => at(x!, y!, 1, '')),
    ),
});
