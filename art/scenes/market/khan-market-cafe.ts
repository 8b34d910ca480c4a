import { indigo, ivory, leaf, rose, sand, sindoor, teal, terracotta } from '../../palette.ts';
import { at, circle, clip, down, ellipse, fade, join, lift, line, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { round } from '../../parts/arches.ts';
import { facade } from '../../parts/facade.ts';
import { potted } from '../../parts/greens.ts';
import { pendant } from '../../parts/hall.ts';
import { tree } from '../../parts/plants.ts';
import { bouquet } from '../../parts/tables.ts';

/** First floor, corner table. */
export default scene({
  alt: 'A first-floor cafe table by an arched window in Khan Market: two coffees, a slice of cake, flowers and treetops outside.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#e9d3b4', '#f4e4c9')),
      path(round(180, 70, 380, 520), down('#bfe0da', '#f6ecd0')),
      path(round(640, 70, 380, 520), down('#bfe0da', '#f6ecd0')),
      clip(
        round(180, 70, 380, 520) + round(640, 70, 380, 520),
        at(320, 640, 1.2, tree('kc1', 380)),
        at(880, 640, 1.3, tree('kc2', 400)),
        facade(430, 700, 180, 330, 3, 3, terracotta, 'kc', 'shutter'),
        facade(640, 700, 150, 280, 3, 2, sand, 'kcb'),
      ),
      [180, 640].map((x) =>
        lift(
          3,
          path(`${round(x - 22, 48, 424, 560)}${round(x, 70, 380, 520)}`, ivory[0], 'fill-rule="evenodd"'),
          rect(x + 184, 70, 12, 520, ivory[0]),
          rect(x, 330, 380, 12, ivory[0]),
          rect(x - 40, 590, 460, 26, ivory[1], 3),
        ),
      ),
      [230, 940].map((x, i) => at(x, 590, 0.8, potted(60, leaf, [terracotta[2], teal[2]][i]!))),
      at(600, 0, 1.3, pendant(100, 70, teal[2])),
      lift(4, ellipse(600, 720, 470, 90, sand[4])),
      ellipse(600, 708, 470, 88, '#b07a48'),
      ellipse(600, 704, 440, 78, '#bb8753'),
      [430, 770].map((x) =>
        at(
          x,
          694,
          1,
          join(
            lift(1, ellipse(0, 8, 88, 20, ivory[2]), ellipse(0, 4, 70, 14, ivory[0])),
            lift(
              1,
              path('M-46 -58H46C46 -20 30 4 0 4C-30 4 -46 -20 -46 -58Z', ivory[0]),
              path('M10 -58H46C46 -20 30 4 0 4C20 -6 20 -30 10 -58Z', ivory[2]),
            ),
            `<path d="M46 -46C78 -52 78 -10 38 -14" fill="none" stroke="${ivory[1]}" stroke-width="9"/>`,
            ellipse(0, -58, 46, 10, ivory[3]),
            ellipse(0, -57, 39, 7.5, '#9b6a3f'),
            fade(0.5, line('M-12 -78C-24 -100 4 -112 -8 -136M14 -78C2 -100 30 -112 18 -136', ivory[0], 6)),
          ),
        ),
      ),
      at(
        600,
        716,
        1,
        join(
          lift(1, ellipse(0, 20, 100, 22, teal[1]), ellipse(0, 15, 84, 16, teal[0])),
          lift(
            1,
            path('M-56 8V-44L50 -60V-6Z', rose[2]),
            path('M-56 -44L50 -60V-46L-56 -30Z', ivory[0]),
            path('M-56 -16L50 -32V-22L-56 -6Z', ivory[0]),
          ),
          circle(-20, -58, 10, sindoor[2]),
        ),
      ),
      at(600, 640, 0.9, bouquet(1, indigo[2])),
    ),
});
