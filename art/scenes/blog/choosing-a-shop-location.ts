import { indigo, ivory, marigold, rose, teal, terracotta } from '../../palette.ts';
import { at, circle, fade, glow, join, lift, path, rect, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { compassRose } from '../../parts/compass-rose.ts';
import { pencil } from '../../parts/desk.ts';
import { cityMap, pin } from '../../parts/map.ts';
import { shop } from '../../parts/shops.ts';
import { autoRickshaw } from '../../parts/vehicles.ts';

/** Three corners under discussion. */
export default scene({
  alt: 'A paper map of a Delhi neighbourhood with streets, a park and a metro line; three pins mark corners, one carrying a tiny shop.',
  share: true,
  draw: () =>
    join(
      cityMap(),
      at(330, 330, 1, pin(90, rose[3])),
      at(940, 330, 0.9, pin(90, indigo[2])),
      glow(600, 420, 260, marigold[0], 0.85),
      fade(0.5, circle(590, 420, 120, marigold[1], 'opacity=".6"')),
      fade(
        0.7,
        `<circle cx="590" cy="420" r="170" fill="none" stroke="${marigold[3]}" stroke-width="5" stroke-dasharray="3 16" stroke-linecap="round"/>`,
      ),
      at(
        590,
        430,
        1.5,
        lift(3, path('M0 0C-24 -56 -100 -80 -100 -160A100 100 0 0 1 100 -160C100 -80 24 -56 0 0Z', teal[3])),
      ),
      at(
        590,
        430,
        1.5,
        join(
          circle(0, -158, 84, ivory[0]),
          at(
            -56,
            -112,
            1,
            shop(
              0,
              0,
              112,
              96,
              {
                wall: terracotta[2],
                sign: terracotta[3],
                letters: ivory[0],
                awningA: marigold[2],
                awningB: ivory[1],
              },
              rect(60, -50, 36, 50, teal[3]),
            ),
          ),
        ),
      ),
      at(820, 690, 1, autoRickshaw(150)),
      at(
        180,
        560,
        0.9,
        lift(
          1,
          circle(0, 0, 30, teal[2]),
          rect(-14, -16, 28, 24, ivory[0], 6),
          rect(-10, -11, 20, 9, teal[3], 2),
          circle(-7, 3, 2.6, teal[3]),
          circle(7, 3, 2.6, teal[3]),
        ),
      ),
      turn(-62, 1080, 560, at(990, 560, 1.3, pencil(200))),
      at(150, 180, 1, compassRose(66)),
    ),
});
