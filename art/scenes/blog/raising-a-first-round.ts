import { indigo, ink, ivory, leaf, marigold, rose, sand, shade, teal, terracotta } from '../../palette.ts';
import { at, circle, down, ellipse, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { marigoldHead, saffronHead, scallop } from '../../parts/flowers.ts';
import { centred } from '../../parts/lettering.ts';
import { pie } from '../../parts/papers.ts';
import { branch } from '../../parts/plants.ts';

const seat = (i: number) =>
  `<g transform="rotate(${i * 60} 600 400)">${join(lift(2, rect(556, 48, 88, 70, [rose[3], indigo[2], terracotta[2], rose[3], indigo[2], terracotta[2]][i]!, 26)), lift(1, rect(548, 32, 104, 30, shade([rose[3], indigo[2], terracotta[2], rose[3], indigo[2], terracotta[2]][i]!, 0.2), 15)))}</g>`;

/** A round table, literally: who takes which slice. */
export default scene({
  alt: 'A round meeting table from above whose top is cut into coloured shares, with chairs, laptops, notes and glasses of chai around it.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#e9c79c', '#d5a877')),
      times(10, (j) =>
        times(14, (i) => rect(i * 92 - (j % 2) * 46, j * 84, 88, 80, (i + j) % 3 ? '#e6c297' : '#deb88a', 3)),
      ),
      lift(2, ellipse(600, 400, 520, 392, '#a8453a', 'opacity=".0"')),
      lift(
        1,
        path(scallop(480, 40, 0.04), teal[3], 'transform="translate(600 404) scale(1.16 .86)"'),
        path(scallop(440, 36, 0.04), teal[2], 'transform="translate(600 404) scale(1.16 .86)"'),
      ),
      times(6, seat),
      lift(4, circle(600, 400, 282, sand[4])),
      circle(600, 400, 274, ivory[1]),
      at(
        600,
        400,
        1,
        pie(
          190,
          [
            [0.46, marigold[2]],
            [0.2, teal[2]],
            [0.16, rose[2]],
            [0.1, leaf[2]],
            [0.08, indigo[2]],
          ],
          1,
        ),
      ),
      lift(1, circle(600, 400, 62, ivory[0])),
      centred('₹', 600, 366, 68, ink[1], 11),
      [30, 150, 270].map(
        (a) =>
          `<g transform="rotate(${a} 600 400)">${join(lift(1, rect(566, 142, 74, 46, ink[2], 5), rect(571, 147, 64, 36, teal[0], 2)), rect(580, 154, 34, 5, teal[2], 2), rect(580, 164, 44, 5, marigold[2], 2))}</g>`,
      ),
      [90, 210, 330].map(
        (a) =>
          `<g transform="rotate(${a} 600 400)">${join(
            lift(1, rect(570, 136, 50, 62, ivory[0], 2)),
            times(4, (i) => rect(577, 146 + i * 11, 36 - (i % 2) * 8, 4, sand[2], 2)),
            lift(1, rect(630, 142, 6, 52, marigold[2], 3)),
          )}</g>`,
      ),
      [0, 60, 120, 180, 240, 300].map(
        (a) =>
          `<g transform="rotate(${a} 600 400)">${join(lift(1, circle(600, 166, 17, ivory[2]), circle(600, 166, 13, '#b8733c')))}</g>`,
      ),
      at(90, 110, 1, ''),
      lift(1, marigoldHead(100, 700, 1.2), saffronHead(150, 730, 0.9)),
      branch(1230, 720, 260, -150, leaf[3], 7),
      branch(-30, 80, 240, 24, leaf[3], 7),
    ),
});
