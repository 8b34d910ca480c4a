import { indigo, ink, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import {
  at,
  circle,
  clip,
  down,
  ellipse,
  fade,
  glow,
  join,
  lift,
  line,
  path,
  poly,
  rect,
  times,
} from '../../paper.ts';
import { scene } from '../../scene.ts';
import { round } from '../../parts/arches.ts';
import { sitterOnChair } from '../../parts/chairs.ts';
import { farTown } from '../../parts/far-town.ts';
import { chai } from '../../parts/food/pots.ts';
import { potted } from '../../parts/greens.ts';
import { sari } from '../../parts/people/sari.ts';
import { roundTable } from '../../parts/tables.ts';

/** Two chairs, one board, chai. */
export default scene({
  alt: 'An adviser at a board with a simple chart talks to two shop owners seated at a round table with chai and papers.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#cfe5df', '#eef3e2')),
      glow(300, 200, 420, ivory[0], 0.9),
      [60, 940].map((x) =>
        join(
          path(round(x, 90, 200, 420), '#e9f2e6'),
          path(round(x + 14, 104, 172, 400), down('#f7d8a8', '#fbeccb')),
          clip(round(x + 14, 104, 172, 400), fade(0.7, farTown(x - 40, 500, 340, terracotta[1], 'both'))),
          line(`M${x + 100} 104V504M${x + 14} 320H${x + 186}`, ivory[0], 8),
          lift(1, rect(x - 14, 500, 228, 18, ivory[1], 3)),
        ),
      ),
      lift(2, rect(390, 80, 420, 300, sand[3], 6), rect(404, 94, 392, 272, ivory[0], 2)),
      line('M440 330H760M440 330V130', ink[0], 4),
      times(5, (i) =>
        rect(
          466 + i * 58,
          330 - [50, 84, 70, 128, 160][i]!,
          36,
          [50, 84, 70, 128, 160][i]!,
          [teal[1], teal[2], rose[2], marigold[2], terracotta[2]][i]!,
          3,
        ),
      ),
      line('M484 262L542 226L600 240L658 186L724 150', indigo[3], 5),
      circle(724, 150, 9, indigo[3]),
      lift(2, rect(-20, 620, 1240, 200, down(sand[2], sand[3]))),
      rect(-20, 614, 1240, 12, ivory[1]),
      lift(1, ellipse(600, 730, 420, 56, teal[3]), ellipse(600, 728, 380, 48, teal[2])),
      at(
        330,
        690,
        1.3,
        sari({
          main: indigo[2],
          trim: marigold[3],
          border: marigold[1],
          right: [70, 120],
          left: [14, 30],
          skin: skin[1],
          flowers: true,
        }),
      ),
      [740, 920].map((x) =>
        lift(2, rect(x - 62, 470, 124, 150, rose[3], 26), rect(x + 20, 470, 42, 150, rose[4], 20)),
      ),
      at(740, 650, 1.18, sitterOnChair({ main: ivory[0], stole: teal[3], skin: skin[2], turn: -1 })),
      at(
        920,
        650,
        1.18,
        sitterOnChair({ main: marigold[2], woman: true, skin: skin[3], lap: marigold[3], turn: -1 }),
      ),
      at(830, 612, 1, roundTable(430, ivory[0], marigold[1])),
      at(690, 612, 1, chai()),
      at(960, 612, 1, chai()),
      at(830, 606, 0.9, lift(1, poly([-60, 6, 40, -12, 60, 4, -40, 22], ivory[0]))),
      at(130, 760, 1.4, potted(90)),
    ),
});
