import { ivory, leaf, marigold, rose, terracotta } from '../../palette.ts';
import { at, circle, down, ellipse, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { scallop } from '../../parts/flowers.ts';
import { dish } from '../../parts/food/bowls.ts';
import { puri } from '../../parts/food/thali.ts';

/** Sunday breakfast. */
export default scene({
  alt: 'A plate of two puffed bhature with chole, pickled onion, green chilli and a glass of lassi on a steel tray.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#d98f5f', '#b9653d')),
      times(8, (j) =>
        times(12, (i) =>
          path(
            scallop(15, 8),
            '#e6a676',
            `transform="translate(${50 + i * 104 + (j % 2) * 52} ${50 + j * 104})" opacity=".5"`,
          ),
        ),
      ),
      lift(3, rect(150, 90, 860, 620, '#cfcac0', 60)),
      rect(176, 116, 808, 568, '#e2ddd3', 44),
      at(
        440,
        370,
        1,
        join(
          lift(2, circle(0, 0, 236, ivory[0])),
          circle(0, 0, 200, ivory[2]),
          at(-64, -70, 1, puri(138)),
          at(70, 20, 1, puri(146)),
        ),
      ),
      at(
        800,
        300,
        1,
        join(
          dish(136, '#b9b2a5', terracotta[3]),
          times(26, (i) =>
            circle(
              Math.cos(i * 2.4) * Math.sqrt(i / 26) * 104,
              Math.sin(i * 2.4) * Math.sqrt(i / 26) * 104,
              17,
              i % 3 ? '#b8733c' : '#cf9350',
            ),
          ),
          times(5, (i) =>
            path(
              'M0 0q10 -14 22 0q-10 12 -22 0Z',
              leaf[2],
              `transform="translate(${-50 + i * 24} ${-30 + (i % 3) * 36}) rotate(${i * 50})"`,
            ),
          ),
        ),
      ),
      at(
        700,
        560,
        1,
        join(
          lift(
            1,
            times(
              4,
              (i) =>
                `<g fill="none" stroke="${rose[2]}" stroke-width="8"><ellipse cx="${-20 + i * 26}" cy="${(i % 2) * 16}" rx="34" ry="24"/></g>`,
            ),
          ),
          lift(1, path('M60 40C100 20 140 30 160 60C130 60 90 66 60 40Z', leaf[2])),
        ),
      ),
      at(
        930,
        600,
        1,
        join(
          lift(3, circle(0, 0, 88, '#b87a4a')),
          circle(0, 0, 76, ivory[0]),
          path(scallop(46, 9, 0.1), ivory[2]),
          times(6, (i) =>
            circle(Math.cos(i) * 26, Math.sin(i * 2) * 22, 5, [leaf[2], marigold[3], rose[3]][i % 3]!),
          ),
        ),
      ),
      at(1080, 140, 1, dish(70, '#b9b2a5', leaf[2])),
      turn(30, 110, 600, lift(2, rect(90, 440, 20, 250, '#c9c3b8', 8), ellipse(100, 430, 30, 44, '#d8d2c7'))),
    ),
});
