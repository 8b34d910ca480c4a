import { indigo, ivory, leaf, marigold, type Ramp, rose, teal, terracotta } from '../../palette.ts';
import { at, down, glow, join, lift, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { mannequin, rail } from '../../parts/bazaar.ts';
import { potted } from '../../parts/greens.ts';
import { pendant } from '../../parts/hall.ts';
import { centred } from '../../parts/lettering.ts';
import { stringLights } from '../../parts/lights.ts';

/** Two windows and a rail on the pavement. */
export default scene({
  alt: 'Clothing shops at M Block: lit windows with a lehenga, a sherwani and saris on dress forms, and a rail of kurtas on the pavement.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, '#e7c9a4'),
      rect(0, 0, 1200, 120, terracotta[3]),
      lift(2, rect(-20, 100, 1240, 26, terracotta[1])),
      [
        [40, teal, 'AANYA'],
        [640, rose, 'BUNKAR'],
      ].map(([x, ramp, name], i) => {
        const X = Number(x);
        const R = ramp as Ramp;
        return join(
          lift(3, rect(X, 150, 520, 520, R[4], 6)),
          rect(X + 26, 250, 468, 396, down('#fff0cb', '#eeb873')),
          glow(X + 180, 340, 220, '#ffffff', 0.7),
          times(3, (k) =>
            at(
              X + 106 + k * 154,
              640,
              1.08,
              mannequin(
                [
                  [rose[3], indigo[2], marigold[2]],
                  [teal[2], terracotta[3], rose[3]],
                ][i]![k]!,
                marigold[1],
                k === 1 ? 'sherwani' : 'lehenga',
              ),
            ),
          ),
          times(3, (k) => at(X + 106 + k * 154, 250, 0.8, pendant(54, 20, R[2]))),
          lift(2, rect(X - 8, 160, 536, 76, R[3], 6)),
          centred(String(name), X + 260, 178, 40, marigold[1], 7),
        );
      }),
      lift(3, rect(-20, 664, 1240, 160, down('#c9a678', '#9c7850'))),
      times(14, (i) => rect(i * 92 - 20, 670, 84, 12, '#b8935f', 2)),
      at(470, 560, 1, rail(270, 200, [ivory[0], teal[1], marigold[1], rose[2], indigo[1]], 'mbc', 1.2)),
      at(90, 770, 1.3, potted(80)),
      at(1120, 770, 1.3, potted(80, leaf, teal[2])),
      stringLights(-20, 130, 1220, 130, 20, 44),
    ),
});
