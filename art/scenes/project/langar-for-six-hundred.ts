import { ivory, leaf, marigold, rose, teal } from '../../palette.ts';
import { at, circle, down, ellipse, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { scallop } from '../../parts/flowers.ts';
import { dal, palak } from '../../parts/food/bowls.ts';
import { puri, rice } from '../../parts/food/thali.ts';

/** Leaf plates in long rows. */
export default scene({
  alt: 'Rows of leaf plates with rice, dal and sabzi laid on long mats, with steel buckets and ladles ready to serve.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#e8c899', '#d3a872')),
      times(3, (j) =>
        join(
          lift(
            2,
            path(
              `M-20 ${90 + j * 240}L1220 ${60 + j * 240}V${250 + j * 240}L-20 ${280 + j * 240}Z`,
              [rose[3], teal[3], rose[3]][j]!,
            ),
          ),
          line(
            `M-20 ${104 + j * 240}L1220 ${74 + j * 240}M-20 ${266 + j * 240}L1220 ${236 + j * 240}`,
            marigold[1],
            5,
          ),
        ),
      ),
      times(3, (j) =>
        times(5, (i) => {
          const x = 130 + i * 236 + (j % 2) * 40;
          const y = 178 + j * 240 - i * 6;
          return at(
            x,
            y,
            1,
            join(
              lift(2, path(scallop(84, 16, 0.07), leaf[3])),
              path(scallop(74, 16, 0.07), leaf[2]),
              line('M-66 0H66M0 -66V66M-46 -46L46 46M46 -46L-46 46', leaf[3], 2),
              at(-14, 14, 0.62, rice(54)),
              at(34, -30, 0.42, dal(54, '#c9b79c')),
              at(-38, -34, 0.42, palak(54, '#c9b79c')),
              at(38, 32, 0.3, puri(70)),
              at(30, 26, 0.3, puri(66)),
            ),
          );
        }),
      ),
      at(
        1110,
        330,
        1.2,
        join(
          lift(2, circle(0, 0, 62, '#b9b2a5')),
          circle(0, 0, 52, marigold[2]),
          lift(1, line('M-10 -10L84 -84', '#d8d2c7', 10), ellipse(-10, -8, 22, 18, '#c9c3b8')),
        ),
      ),
      at(
        70,
        560,
        1.2,
        join(
          lift(2, circle(0, 0, 62, '#b9b2a5')),
          circle(0, 0, 52, ivory[0]),
          lift(1, line('M10 -10L-60 -90', '#d8d2c7', 10), ellipse(10, -8, 22, 18, '#c9c3b8')),
        ),
      ),
    ),
});
