import { ivory, marigold, rose, sindoor, teal, terracotta } from '../../palette.ts';
import { at, circle, down, fade, glow, join, lift, mirror, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { curtain, swag } from '../../parts/fabric.ts';
import {
  flowerBank,
  garland,
  ivoryHead,
  mala,
  marigoldHead,
  rangoli,
  redHead,
  roseHead,
  saffronHead,
  strand,
} from '../../parts/flowers.ts';
import { smallDiya } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';

/** The varmala under the mandap, seen through the arch of the house. */
export default scene({
  alt: 'Through a garlanded arch: a couple under a marigold mandap at sunset, lamps along the floor.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f3a86b', '#fbe3bd')),
      glow(600, 430, 520, '#fff1c9', 0.9),
      circle(600, 400, 150, '#fff3d6'),
      fade(
        0.7,
        path(
          'M0 560C160 500 260 540 400 520C560 490 700 540 860 510C1000 490 1100 520 1200 500V800H0Z',
          terracotta[1],
        ),
      ),
      lift(2, path('M0 610Q600 560 1200 610V800H0Z', down('#d98a5f', '#b05a3c'))),
      // mandap
      lift(
        2,
        rect(372, 236, 24, 400, ivory[2]),
        rect(804, 236, 24, 400, ivory[3]),
        rect(350, 620, 500, 26, rose[3], 4),
        rect(320, 644, 560, 30, rose[4], 4),
      ),
      lift(
        3,
        path('M330 240C450 220 560 180 600 112C640 180 750 220 870 240V262H330Z', marigold[2]),
        path('M600 112C640 180 750 220 870 240V262H760C720 220 640 190 600 112Z', marigold[3]),
        path('M600 112C590 190 520 230 470 262H560C590 220 600 170 600 112Z', rose[2]),
        path('M600 112C605 170 612 220 640 262H730C680 230 612 190 600 112Z', rose[3]),
        times(9, (i) => path(`M${330 + i * 60} 262h60a30 26 0 0 1 -60 0Z`, i % 2 ? marigold[2] : rose[2])),
      ),
      curtain(384, 262, 120, 366, -1, ivory[1]),
      mirror(600, curtain(384, 262, 120, 366, -1, ivory[1])),
      garland(390, 292, 600, 292, 34, 0.46),
      garland(600, 292, 810, 292, 34, 0.46),
      times(7, (i) => strand(430 + i * 57, 300 + Math.abs(i - 3) * -3, 60 + (i % 2) * 34, 0.32)),
      at(516, 632, 1, lehenga({ main: sindoor[2], veil: true, dupatta: marigold[1], right: [24, 106] })),
      at(
        694,
        632,
        1.04,
        man({
          main: ivory[1],
          wrap: rose[3],
          plume: true,
          trim: ivory[2],
          stole: teal[2],
          left: [24, 106],
          right: [10, 6],
        }),
      ),
      mala(592, 444, 32, 92, [redHead, ivoryHead], 0.28),
      mala(622, 444, 32, 92, [marigoldHead, saffronHead], 0.28),
      flowerBank(330, 676, 550, 2, 0.72, [marigoldHead, roseHead, ivoryHead, saffronHead]),
      rangoli(600, 736, 120, [rose[2], marigold[1], ivory[0], teal[2], marigold[2]], 0.26),
      times(4, (i) => [
        smallDiya(330 + i * 40, 744 + (i % 2) * 10),
        smallDiya(870 - i * 40, 744 + (i % 2) * 10),
      ]),
      // the arch we stand behind
      lift(4, pierced(box(-40, -40, 1280, 880), [cusped(180, 40, 840, 900, 4)], teal[2])),
      lift(3, pierced(box(-40, -40, 1280, 880), [cusped(112, -34, 976, 1000, 4)], teal[3])),
      strand(150, 0, 470, 0.6),
      strand(1050, 0, 470, 0.6),
      strand(100, 0, 330, 0.6, [ivoryHead, roseHead]),
      strand(1100, 0, 330, 0.6, [ivoryHead, roseHead]),
      swag(-60, 600, -10, 56, 60, rose[2]),
      swag(600, 1260, -10, 56, 60, rose[2]),
    ),
});
