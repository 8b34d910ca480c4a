import { indigo, leaf, marigold, rose, sand, sindoor, teal } from '../../palette.ts';
import { at, down, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { calculator, pen } from '../../parts/desk.ts';
import { marigoldHead, roseHead, saffronHead } from '../../parts/flowers.ts';
import { bangles } from '../../parts/gifts.ts';
import { coin, note } from '../../parts/money.ts';
import { envelope, ledgerSheet, pie } from '../../parts/papers.ts';

/** Sums at the dining table. */
export default scene({
  alt: 'A wedding budget laid out on a table: a filled worksheet, a ring chart of shares, a calculator, rupee coins and marigolds.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#23706f', teal[4])),
      lift(3, path('M-20 -20H420C380 220 420 520 330 840H-20Z', teal[3])),
      lift(2, path('M860 -20H1220V840H980C900 560 930 260 860 -20Z', '#d9a05f')),
      times(12, (i) =>
        path(`M${884 + Math.abs(i - 6) * 2} ${-10 + i * 70}l26 20l-26 20l-26 -20Z`, sand[1], 'opacity=".8"'),
      ),
      turn(-6, 420, 400, at(220, 110, 1, ledgerSheet(430, 590, 10, teal[2], 4))),
      at(
        800,
        290,
        1,
        pie(
          150,
          [
            [0.4, marigold[2]],
            [0.22, rose[2]],
            [0.18, teal[1]],
            [0.12, leaf[2]],
            [0.08, indigo[2]],
          ],
          0,
        ),
      ),
      at(800, 290, 1, pie(62, [[0.999, '#23706f']])),
      turn(10, 800, 610, at(700, 480, 1, calculator(190, indigo[3]))),
      at(1010, 170, 1, envelope(180, rose[1])),
      turn(12, 1060, 560, at(960, 510, 1, note(200, leaf[1])), at(974, 545, 1, note(200, rose[1]))),
      at(980, 690, 1, coin(46)),
      at(1070, 706, 1, coin(46)),
      at(1020, 640, 1, coin(46)),
      at(1130, 640, 1, coin(36, sand[3])),
      turn(-34, 600, 640, at(520, 640, 1.3, pen(210, rose[4]))),
      lift(
        1,
        marigoldHead(110, 130, 1.5),
        saffronHead(180, 90, 1.1),
        roseHead(90, 200, 1),
        marigoldHead(120, 680, 1.3),
        roseHead(180, 720, 1.1),
        saffronHead(70, 740, 1),
      ),
      at(130, 440, 1, bangles(90, [sindoor[2], marigold[1], sindoor[2], marigold[2], rose[2], marigold[1]])),
    ),
});
