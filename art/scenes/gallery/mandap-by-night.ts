import { marigold, rose } from '../../palette.ts';
import { at, circle, down, ellipse, fade, glow, join, lift, mirror, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { curtain } from '../../parts/fabric.ts';
import { garland, ivoryHead, redHead, scallop } from '../../parts/flowers.ts';
import { lightCurtain, moon, smallDiya, stars } from '../../parts/lights.ts';
import { tree } from '../../parts/plants.ts';
import { havan, mandap } from '../../parts/rites.ts';
import { chauki } from '../../parts/tables.ts';

/** The same four posts, lit. */
export default scene({
  alt: 'A glowing mandap at night reflected in water, hung with crimson flowers and rows of lamps, under trees wrapped in lights.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#15163a', '#4d3a72')),
      stars(1200, 280, 36),
      moon(180, 120, 36),
      glow(600, 400, 480, marigold[1], 0.75),
      [90, 1110].map((x, k) =>
        join(
          at(
            x,
            560,
            1.3,
            tree(`mn${k}`, 360, ['#3f5264', '#344658', '#2a3a4c', '#233244', '#1a2636'], '#221a2c'),
          ),
          times(22, (i) => circle(x - 120 + ((i * 71) % 240), 150 + ((i * 53) % 220), 3.4, marigold[1])),
        ),
      ),
      rect(0, 560, 1200, 250, down('#2b2a63', '#11122e')),
      lift(2, ellipse(600, 590, 460, 50, '#5d3a5a')),
      ellipse(600, 580, 450, 46, '#7a4a68'),
      at(600, 590, 1, mandap(560, 480, rose[4], marigold[1], marigold[2])),
      curtain(320, 244, 90, 320, -1, rose[3]),
      mirror(600, curtain(320, 244, 90, 320, -1, rose[3])),
      garland(330, 246, 600, 246, 40, 0.46, [redHead, ivoryHead]),
      garland(600, 246, 870, 246, 40, 0.46, [redHead, ivoryHead]),
      lightCurtain(420, 260, 360, 230, 18),
      at(600, 566, 1, havan(86)),
      at(480, 566, 0.8, chauki(100)),
      at(720, 566, 0.8, chauki(100)),
      times(16, (i) => smallDiya(170 + i * 57, 606 + Math.abs(8 - i) * -1.5 + 20, 0.9)),
      fade(
        0.28,
        `<g transform="translate(0 1240) scale(1 -1)">${join(rect(309, 245, 25, 320, marigold[2]), rect(866, 245, 25, 320, marigold[2]), path('M275 225C432 195 533 145 600 72C667 145 768 195 925 225V244H275Z', rose[3]), glow(600, 480, 200, marigold[1], 0.9))}</g>`,
      ),
      times(16, (i) =>
        rect(
          120 + ((i * 233) % 940),
          664 + ((i * 47) % 120),
          60 + (i % 4) * 26,
          3,
          marigold[1],
          2,
          'opacity=".35"',
        ),
      ),
      times(7, (i) =>
        join(
          glow(150 + i * 150, 720 + (i % 2) * 34, 40, marigold[1], 0.6),
          lift(
            1,
            path(
              scallop(20, 8, 0.2),
              rose[2],
              `transform="translate(${150 + i * 150} ${728 + (i % 2) * 34}) scale(1 .5)"`,
            ),
          ),
          path(`M${150 + i * 150} ${702 + (i % 2) * 34}c5 8 4 14 0 17c-4 -3 -5 -9 0 -17Z`, marigold[1]),
        ),
      ),
    ),
});
