import { ink, ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, circle, down, ellipse, fade, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { swag } from '../../parts/fabric.ts';
import { marigoldHead } from '../../parts/flowers.ts';
import { chafing } from '../../parts/food/pots.ts';
import { laddoo } from '../../parts/food/sweets.ts';
import { palm } from '../../parts/greens.ts';
import { pendant } from '../../parts/hall.ts';
import { longTable } from '../../parts/tables.ts';

/** One long line, no queue yet. */
export default scene({
  alt: 'A long buffet seen along its length: serving dishes with rolled lids, a tower of plates, a fruit carving and hanging copper lamps.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#6d3b3a', '#b8674a')),
      times(6, (i) =>
        join(
          path(cusped(20 + i * 200, 90, 160, 420, 3), '#8a4a42'),
          glow(100 + i * 200, 300, 110, marigold[1], 0.35),
        ),
      ),
      times(5, (i) => at(120 + i * 240, -10, 1.2, pendant(80, 90 + (i % 2) * 30, '#c9743d'))),
      at(-40, 520, 1, longTable(1280, 320, ivory[0], teal[2], 13)),
      times(5, (i) => swag(-20 + i * 250, 230 + i * 250, 560, 46, 40, rose[2])),
      times(4, (i) => marigoldHead(230 + i * 250, 566, 1)),
      at(
        130,
        524,
        1,
        join(times(9, (i) => lift(1, ellipse(0, -6 - i * 9, 74, 13, i % 2 ? ivory[2] : ivory[0])))),
      ),
      at(320, 524, 1.1, chafing(160)),
      at(510, 524, 1.1, chafing(160, '#c9b79c', terracotta[2])),
      at(700, 524, 1.1, chafing(160, '#c9b79c', leaf[2])),
      at(
        880,
        524,
        1,
        join(
          lift(1, ellipse(0, -8, 90, 16, sand[2])),
          lift(
            2,
            path('M-60 -14C-66 -90 -20 -130 0 -132C20 -130 66 -90 60 -14Z', leaf[3]),
            path('M-40 -16C-44 -70 -16 -100 0 -102C16 -100 44 -70 40 -16Z', ivory[0]),
            path('M-32 -16C-36 -62 -12 -90 0 -92C12 -90 36 -62 32 -16Z', '#d9605a'),
          ),
          times(5, (i) => circle(-16 + i * 8, -40 - (i % 2) * 16, 3, ink[3])),
        ),
      ),
      at(
        1070,
        524,
        1,
        join(
          lift(1, ellipse(0, -6, 84, 14, sand[2])),
          times(5, (i) => laddoo(-48 + i * 24, -22, 0.8)),
          times(4, (i) => laddoo(-36 + i * 24, -44, 0.8)),
          times(3, (i) => laddoo(-24 + i * 24, -66, 0.8)),
        ),
      ),
      fade(
        0.4,
        line(
          'M320 410C300 380 340 360 320 326M510 410C490 380 530 360 510 326M700 410C680 380 720 360 700 326',
          ivory[0],
          8,
        ),
      ),
      at(120, 800, 1.2, palm(100)),
      at(1090, 800, 1.2, palm(100)),
    ),
});
