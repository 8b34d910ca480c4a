import { ink, ivory, leaf, marigold, rose, sand, sindoor, skin, teal, terracotta } from '../../palette.ts';
import { at, circle, clip, down, fade, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { handi } from '../../parts/food/pots.ts';
import { potted } from '../../parts/greens.ts';
import { pendant } from '../../parts/hall.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { sun } from '../../parts/weather.ts';

/** Two people, one platform. */
export default scene({
  alt: 'A bright L-shaped kitchen with teal cabinets, open shelves, a window over the sink, and two people cooking side by side.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f7e6cb', '#f3d9b3')),
      times(5, (j) =>
        times(20, (i) =>
          rect(i * 62 - (j % 2) * 31, 250 + j * 44, 58, 40, (i * 3 + j) % 4 ? ivory[0] : teal[0], 3),
        ),
      ),
      lift(2, rect(450, 80, 320, 250, ivory[0], 4)),
      rect(466, 96, 288, 218, down('#bfe3dc', '#f3efd6')),
      clip('M466 96H754V314H466Z', at(560, 380, 1, tree('kit', 240)), sun(690, 150, 30, '#fff3cf')),
      line('M610 96V314', ivory[0], 10),
      lift(1, rect(436, 324, 348, 18, ivory[1], 3)),
      at(500, 326, 0.6, potted(54)),
      at(720, 326, 0.6, potted(54, leaf, teal[2])),
      [40, 240].map((x) =>
        lift(
          2,
          rect(x, 60, 186, 150, teal[3], 5),
          rect(x + 12, 72, 162, 126, teal[2], 3),
          circle(x + 160, 136, 6, marigold[1]),
        ),
      ),
      [830, 1010].map((x, i) =>
        join(
          lift(1, rect(x, 130, 160, 14, sand[4], 3), rect(x, 230, 160, 14, sand[4], 3)),
          times(4, (k) =>
            lift(
              1,
              rect(
                x + 10 + k * 37,
                84,
                30,
                46,
                [terracotta[2], marigold[2], leaf[2], rose[2]][(k + i) % 4]!,
                6,
              ),
              rect(x + 12 + k * 37, 78, 26, 9, sand[4], 3),
            ),
          ),
          times(3, (k) =>
            lift(
              1,
              circle(x + 34 + k * 46, 210, 20, [ivory[0], teal[1], rose[1]][(k + i) % 3]!),
              circle(x + 34 + k * 46, 210, 12, ivory[2]),
            ),
          ),
        ),
      ),
      at(280, 0, 1, pendant(80, 40, marigold[2])),
      at(930, 0, 1, pendant(80, 20, marigold[2])),
      at(
        440,
        700,
        1.24,
        sari({ main: rose[3], trim: teal[3], left: [20, 60], right: [30, 90], skin: skin[1] }),
      ),
      at(760, 700, 1.28, man({ main: marigold[1], left: [34, 90], right: [16, 60], skin: skin[2] })),
      lift(3, rect(-20, 520, 1240, 34, ivory[0], 4), rect(-20, 552, 1240, 270, teal[3])),
      times(8, (i) =>
        join(
          lift(1, rect(10 + i * 150, 576, 138, 210, teal[2], 4)),
          rect(60 + i * 150, 590, 40, 7, marigold[1], 3),
        ),
      ),
      at(180, 522, 1, handi(110)),
      at(
        330,
        522,
        1,
        lift(
          1,
          rect(-60, -12, 120, 12, sand[3], 4),
          circle(-20, -24, 14, sindoor[2]),
          circle(10, -24, 14, leaf[2]),
          path('M30 -14C34 -40 60 -40 60 -14Z', marigold[2]),
        ),
      ),
      at(620, 522, 1, lift(1, path('M-60 0L-50 -26H50L60 0Z', '#b9b2a5'))),
      line('M620 496V420Q620 400 640 400H660V420', '#b9b2a5', 10),
      at(
        930,
        522,
        1,
        join(
          lift(1, rect(-110, -10, 220, 10, ink[2], 4)),
          at(-50, -8, 0.8, handi(90, '#9a8f80')),
          at(60, -8, 1, lift(1, path('M-50 -24H50L40 0H-40Z', ink[1]), rect(48, -22, 60, 8, ink[2], 4))),
          fade(0.5, line('M-50 -96C-66 -120 -36 -134 -50 -160', ivory[0], 7)),
        ),
      ),
    ),
});
