import {
  indigo,
  ivory,
  leaf,
  marigold,
  type Ramp,
  rose,
  sand,
  sindoor,
  skin,
  teal,
  terracotta,
} from '../../palette.ts';
import { at, down, join, lift, mirror, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { clothRoll, foldedCloth } from '../../parts/fabric.ts';
import { facade } from '../../parts/facade.ts';
import { bangles } from '../../parts/gifts.ts';
import { hennaHand } from '../../parts/henna.ts';
import { centred } from '../../parts/lettering.ts';
import { stringLights } from '../../parts/lights.ts';

/** Henna, bangles, bolts of cloth. */
export default scene({
  alt: 'Lajpat Nagar central market: two hennaed palms in front of a bangle stall and shops stacked with rolls of bright cloth.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#efb7a4', '#fbe2cd')),
      facade(-20, 420, 330, 440, 3, 4, terracotta, 'lj1', 'shutter'),
      facade(300, 420, 300, 400, 3, 4, rose, 'lj2', 'round'),
      facade(590, 420, 310, 430, 3, 4, sand, 'lj3', 'shutter'),
      facade(890, 420, 330, 400, 3, 4, teal, 'lj4', 'flat'),
      [
        [-10, teal, 'SUITS'],
        [300, rose, 'SAREE'],
        [610, terracotta, 'LACE'],
        [920, indigo, 'HENNA'],
      ].map(([x, ramp, name], i) => {
        const X = Number(x);
        const R = ramp as Ramp;
        return join(
          lift(2, rect(X, 250, 290, 440, R[4])),
          rect(X + 12, 316, 266, 374, down('#ffe6b2', '#dfa25c')),
          times(7, (k) =>
            at(
              X + 34 + k * 38,
              500,
              1,
              lift(
                1,
                clothRoll(
                  32,
                  150 + (k % 3) * 14,
                  [rose[2], marigold[2], teal[2], indigo[2], leaf[2], terracotta[2], ivory[1]][
                    (k + i * 2) % 7
                  ]!,
                  marigold[0],
                ),
              ),
            ),
          ),
          times(6, (k) =>
            at(
              X + 20,
              560 + k * 22 - 22,
              1,
              foldedCloth(
                250,
                20,
                [teal[1], rose[3], marigold[1], indigo[1], leaf[1], sindoor[1]][(k + i) % 6]!,
                ivory[0],
              ),
            ),
          ),
          lift(1, rect(X - 6, 244, 302, 62, R[3], 4)),
          centred(String(name), X + 145, 260, 30, marigold[1], 5.5),
        );
      }),
      stringLights(-20, 320, 1220, 320, 26, 40),
      lift(4, path('M-20 660Q600 600 1220 660V820H-20Z', down(rose[4], '#4a2338'))),
      lift(1, path('M-20 672Q600 612 1220 672L1220 684Q600 624 -20 684Z', marigold[2])),
      [90, 180, 270, 930, 1020, 1110].map((x, i) =>
        at(
          x,
          740 - (i % 3 === 1 ? 10 : 0),
          1,
          bangles(
            78,
            times(9, (k) => [sindoor[2], marigold[1], teal[2], rose[2], leaf[2], marigold[2]][(k + i) % 6]!),
          ),
        ),
      ),
      turn(-13, 500, 800, at(484, 770, 1.55, hennaHand(skin[0], '#6d2a1a', teal[2]))),
      mirror(600, turn(-13, 500, 800, at(484, 770, 1.55, hennaHand(skin[0], '#6d2a1a', teal[2])))),
    ),
});
