import { ivory, leaf, marigold, rose, sand, teal } from '../../palette.ts';
import { at, down, fade, glow, join, lift, mirror, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { curtain } from '../../parts/fabric.ts';
import {
  flowerBank,
  garland,
  ivoryHead,
  marigoldHead,
  rangoli,
  roseHead,
  saffronHead,
  strand,
} from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { jaali } from '../../parts/jaali.ts';
import { smallDiya } from '../../parts/lights.ts';

/** The swing before the guests come. */
export default scene({
  alt: 'A flower-covered swing under a canopy of hanging marigold and white strands, with pink drapes and lamps on the floor.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f3c2b8', '#fbe6d4')),
      glow(600, 330, 480, ivory[0], 0.95),
      fade(0.7, path(cusped(230, 70, 740, 640, 4), rose[0])),
      lift(
        2,
        path(
          `${cusped(190, 30, 820, 700, 4)}${cusped(230, 70, 740, 660, 4)}`,
          ivory[1],
          'fill-rule="evenodd"',
        ),
      ),
      lift(2, rect(-20, 640, 1240, 180, down('#e2a08f', '#c87f74'))),
      times(9, (i) => rect(0, 662 + i * i * 3, 1200, 2, rose[3], 0, 'opacity=".35"')),
      times(21, (i) =>
        strand(
          232 + i * 37,
          60,
          60 + Math.abs(10 - i) * 13 + (i % 2) * 28,
          0.36,
          i % 3 === 0
            ? [ivoryHead, roseHead]
            : i % 3 === 1
              ? [marigoldHead, saffronHead]
              : [roseHead, roseHead],
        ),
      ),
      curtain(-20, 0, 250, 700, -1, rose[2]),
      mirror(600, curtain(-20, 0, 250, 700, -1, rose[2])),
      curtain(-20, 0, 150, 720, -1, ivory[1]),
      mirror(600, curtain(-20, 0, 150, 720, -1, ivory[1])),
      // swing
      strand(430, 70, 470, 0.5, [marigoldHead, saffronHead]),
      strand(770, 70, 470, 0.5, [marigoldHead, saffronHead]),
      lift(
        3,
        path('M420 520V430Q424 410 450 410Q600 350 750 410Q776 410 780 430V520Z', teal[3]),
        rect(400, 540, 400, 26, sand[4], 6),
        rect(404, 508, 392, 38, ivory[0], 12),
      ),
      jaali(470, 396, 260, 110, 30, teal[2]),
      lift(
        1,
        rect(450, 452, 90, 66, marigold[2], 16),
        rect(660, 452, 90, 66, rose[3], 16),
        rect(556, 460, 90, 58, ivory[2], 16),
      ),
      flowerBank(404, 566, 396, 1, 0.6),
      garland(430, 410, 600, 374, 20, 0.4, [ivoryHead, roseHead]),
      garland(600, 374, 770, 410, 20, 0.4, [ivoryHead, roseHead]),
      rangoli(600, 714, 210, [rose[3], marigold[1], ivory[0], teal[2], marigold[2], rose[2]], 0.26),
      times(6, (i) => [smallDiya(250 + i * 34, 700 + i * 12), smallDiya(950 - i * 34, 700 + i * 12)]),
      at(180, 770, 1.2, potted(80, leaf, marigold[3])),
      at(1020, 770, 1.2, potted(80, leaf, marigold[3])),
      flowerBank(-10, 780, 1220, 2, 0.8),
    ),
});
