import { indigo, ink, ivory, marigold, sand, teal } from '../../palette.ts';
import { at, down, glow, join, lift, line, path, poly, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { pieces } from '../../parts/office.ts';

/** Chaturanga: the elephant before the bishop. */
export default scene({
  alt: 'A chessboard in warm light with carved elephants, horses and kings, one pawn stepping forward along a marked path.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[3], '#8d5a7b')),
      glow(600, 330, 520, '#ffdca0', 0.6),
      path(cusped(260, 30, 680, 620, 4), '#7a5583', 'opacity=".6"'),
      path(cusped(330, 90, 540, 560, 4), '#b27d86', 'opacity=".55"'),
      path(cusped(400, 150, 400, 500, 3), '#e8b48e', 'opacity=".5"'),
      lift(4, poly([250, 430, 950, 430, 1180, 780, 20, 780], sand[4])),
      poly([20, 780, 1180, 780, 1180, 820, 20, 820], '#5c4026'),
      times(6, (r) =>
        times(8, (c) => {
          const t0 = (r / 6) ** 1.25;
          const t1 = ((r + 1) / 6) ** 1.25;
          const y0 = 444 + t0 * 322;
          const y1 = 444 + t1 * 322;
          const l0 = 262 - t0 * 218;
          const l1 = 262 - t1 * 218;
          const w0 = (1200 - 2 * l0) / 8;
          const w1 = (1200 - 2 * l1) / 8;
          return poly(
            [l0 + c * w0, y0, l0 + (c + 1) * w0, y0, l1 + (c + 1) * w1, y1, l1 + c * w1, y1],
            (r + c) % 2 ? ivory[1] : teal[2],
          );
        }),
      ),
      at(330, 486, 0.7, pieces.elephant(ink[1])),
      at(440, 480, 0.8, pieces.horse(ink[1])),
      at(560, 486, 0.84, pieces.king(ink[1])),
      at(680, 480, 0.8, pieces.horse(ink[1])),
      at(800, 486, 0.7, pieces.elephant(ink[1])),
      times(3, (i) => at(390 + i * 200, 540, 0.72, pieces.pawn(ink[1]))),
      line('M500 640C520 590 600 570 640 540', marigold[1], 7, 'stroke-dasharray="2 17"'),
      path('M636 522L668 532L646 556Z', marigold[1]),
      at(500, 680, 1.2, pieces.pawn(marigold[2])),
      at(200, 752, 1.5, pieces.elephant(ivory[1])),
      at(380, 778, 1.5, pieces.king(ivory[1])),
      at(700, 772, 1.2, pieces.pawn(ivory[1])),
      at(850, 772, 1.6, pieces.horse(ivory[1])),
      at(1050, 770, 1.5, pieces.elephant(ivory[1])),
    ),
});
