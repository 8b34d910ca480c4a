import { indigo, ink, ivory, leaf, marigold, rose, sand, sindoor, teal, terracotta } from '../../palette.ts';
import { at, circle, down, fade, glow, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { ogee } from '../../parts/arches.ts';
import { garland, strand } from '../../parts/flowers.ts';
import { laddoo } from '../../parts/food/sweets.ts';
import { potted } from '../../parts/greens.ts';
import { diya } from '../../parts/lights.ts';
import { inkMark, seal, stampTool } from '../../parts/papers.ts';

/** Every Delhi shop hangs its certificate like a photograph of an elder. */
export default scene({
  alt: 'A framed registration certificate hung with a marigold garland above a shop counter, with a laptop, a stamp, incense and a box of laddoos.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[2], teal[3])),
      times(7, (i) => rect(0, i * 76, 1200, 2, teal[4], 0, 'opacity=".25"')),
      glow(420, 200, 480, '#ffe9b8', 0.55),
      lift(3, rect(330, 60, 540, 400, sand[4], 6), rect(346, 76, 508, 368, marigold[2], 3)),
      rect(356, 86, 488, 348, sand[4]),
      rect(366, 96, 468, 328, ivory[0]),
      `<rect x="384" y="114" width="432" height="292" fill="none" stroke="${teal[1]}" stroke-width="5"/>`,
      path(ogee(572, 146, 56, 62), teal[3]),
      path('M584 190C586 204 614 204 616 190Z', marigold[1]),
      path('M600 164C607 174 607 182 600 184C593 182 593 174 600 164Z', marigold[1]),
      rect(440, 222, 320, 16, ink[1], 4),
      rect(480, 252, 240, 10, sand[2], 4),
      times(3, (i) => rect(430, 284 + i * 22, 340 - i * 40, 8, sand[2], 4)),
      at(740, 350, 1, seal(34, marigold[2], rose[3])),
      line('M440 372C460 356 470 384 490 366S520 376 540 366', indigo[3], 4),
      garland(340, 62, 860, 62, 34, 0.62),
      strand(340, 62, 300, 0.6),
      strand(860, 62, 300, 0.6),
      at(130, 470, 1, join(lift(1, rect(-90, -10, 200, 14, sand[3], 3)), at(-40, -10, 1, potted(60)))),
      at(
        1040,
        470,
        1,
        join(
          lift(1, rect(-110, -10, 220, 14, sand[3], 3)),
          [teal[1], marigold[2], rose[2], ivory[1], terracotta[2]].map((tone, i) =>
            lift(1, rect(-96 + i * 38, -88 + (i % 2) * 12, 32, 78 - (i % 2) * 12, tone, 2)),
          ),
        ),
      ),
      lift(
        3,
        rect(-20, 590, 1240, 36, sand[2], 4),
        rect(-20, 622, 1240, 200, down(terracotta[2], terracotta[3])),
      ),
      times(6, (i) => rect(40 + i * 200, 656, 150, 160, terracotta[3], 4, 'opacity=".6"')),
      // on the counter
      lift(
        2,
        rect(420, 452, 236, 140, ink[2], 8),
        rect(432, 464, 212, 116, ivory[1], 2),
        path('M392 590H684L672 604H404Z', '#b7b2a8'),
      ),
      rect(450, 482, 90, 10, teal[2], 4),
      times(4, (i) => rect(450, 504 + i * 17, 120 - (i % 2) * 20, 9, i === 3 ? marigold[2] : sand[2], 3)),
      at(606, 524, 1, inkMark(22, leaf[3])),
      at(790, 592, 0.9, stampTool(110)),
      turn(4, 900, 580, lift(1, rect(856, 574, 140, 18, ivory[0], 2), rect(862, 562, 140, 14, ivory[2], 2))),
      lift(
        2,
        path('M1010 592L1030 530H1150L1170 592Z', rose[3]),
        path('M1030 530H1150L1146 516H1034Z', ivory[1]),
      ),
      lift(
        1,
        laddoo(1060, 520, 0.9),
        laddoo(1096, 522, 0.9),
        laddoo(1128, 520, 0.9),
        laddoo(1078, 494, 0.9),
        laddoo(1112, 494, 0.9),
      ),
      at(270, 594, 1.2, diya),
      lift(1, path('M150 594H220L210 566H160Z', marigold[3])),
      line('M176 568L168 470M194 568L204 474', ink[1], 3.4),
      circle(168, 470, 4, sindoor[1]),
      circle(204, 474, 4, sindoor[1]),
      fade(0.4, line('M168 462C150 430 190 410 164 370M204 466C224 440 190 414 214 384', ivory[0], 6)),
    ),
});
