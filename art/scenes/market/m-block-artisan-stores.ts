import { indigo, ink, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, circle, down, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { foldedCloth } from '../../parts/fabric.ts';
import { rangoli, scallop } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { lantern } from '../../parts/lanterns.ts';
import { smallDiya } from '../../parts/lights.ts';
import { pieces } from '../../parts/office.ts';
import { sari } from '../../parts/people/sari.ts';

/** Blue pottery, block prints, brass. */
export default scene({
  alt: 'An artisan store with shelves of blue pottery, brass lamps, block-printed cloth and hanging puppets around a carved doorway.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f0d7b4', '#e3bd8c')),
      lift(3, pierced(box(-20, -20, 1240, 860), [cusped(440, 120, 320, 560, 4)], '#f6e5c8')),
      path(cusped(440, 120, 320, 560, 4), down('#9d4a2b', '#6d3020')),
      glow(600, 420, 220, marigold[1], 0.7),
      lift(
        2,
        path(
          `${cusped(410, 86, 380, 600, 4)}${cusped(440, 120, 320, 566, 4)}`,
          teal[3],
          'fill-rule="evenodd"',
        ),
      ),
      at(600, 150, 1.2, lantern(sand[3], 20)),
      at(
        600,
        680,
        1.2,
        sari({
          main: indigo[2],
          trim: marigold[3],
          flowers: true,
          skin: skin[2],
          left: [20, 60],
          right: [10, 20],
        }),
      ),
      [0, 1, 2].map((j) => [50, 820].map((x) => join(lift(1, rect(x, 270 + j * 150, 330, 16, sand[4], 3))))),
      [0, 1, 2].map((i) =>
        at(
          110 + i * 105,
          270,
          1,
          lift(
            1,
            path(
              'M-20 -86H20C16 -70 44 -56 40 -26Q36 0 20 0H-20Q-36 0 -40 -26C-44 -56 -16 -70 -20 -86Z',
              i === 1 ? ivory[0] : teal[2],
            ),
            path(scallop(15, 8), i === 1 ? teal[2] : ivory[0], 'transform="translate(0 -34)"'),
          ),
        ),
      ),
      [0, 1, 2, 3].map((i) =>
        at(
          95 + i * 80,
          420,
          1,
          lift(
            1,
            circle(0, -34, 33, [indigo[2], ivory[0], teal[2], marigold[2]][i]!),
            path(
              scallop(22, 10),
              [ivory[0], indigo[2], ivory[0], rose[3]][i]!,
              'transform="translate(0 -34)"',
            ),
            circle(0, -34, 8, [indigo[2], ivory[0], teal[2], marigold[2]][i]!),
          ),
        ),
      ),
      times(3, (i) =>
        at(60, 570 - i * 34, 1, foldedCloth(150, 32, [rose[3], indigo[2], leaf[3]][i]!, ivory[0])),
      ),
      times(3, (i) =>
        at(226, 570 - i * 34, 1, foldedCloth(140, 32, [teal[2], marigold[2], terracotta[2]][i]!, ivory[0])),
      ),
      [0, 1, 2].map((i) =>
        at(
          890 + i * 100,
          270,
          0.9,
          join(
            path('M-26 0H26L18 -10H-18Z', marigold[3]),
            rect(-4, -84, 8, 76, marigold[2]),
            path('M-24 -86C-20 -72 20 -72 24 -86Z', marigold[2]),
            smallDiya(0, -80, 1),
          ),
        ),
      ),
      [0, 1].map((i) => at(900 + i * 150, 420, 0.85, pieces.elephant([rose[3], teal[2]][i]!))),
      [0, 1, 2].map((i) =>
        at(890 + i * 105, 570, 1, potted(52, leaf, [indigo[2], terracotta[2], teal[2]][i]!)),
      ),
      [
        [120, rose[3], teal[2]],
        [290, indigo[2], marigold[2]],
        [900, teal[2], rose[3]],
        [1080, marigold[2], indigo[2]],
      ].map(([x, a, b]) =>
        at(
          Number(x),
          0,
          1,
          join(
            line('M0 0V60M-24 0L-20 90M24 0L20 90', ink[1], 1.6),
            lift(
              1,
              circle(0, 72, 14, skin[1]),
              path('M-16 66C-16 46 16 46 16 66Z', String(b)),
              path('M-12 86H12L34 150H-34Z', String(a)),
              path('M-28 136H28L34 150H-34Z', String(b)),
            ),
          ),
        ),
      ),
      lift(3, rect(-20, 680, 1240, 140, down(terracotta[2], terracotta[3]))),
      rangoli(600, 740, 150, [ivory[0], marigold[1], teal[2], rose[3], ivory[0]], 0.22),
      at(180, 770, 1.4, potted(80)),
      at(1030, 770, 1.4, potted(80)),
    ),
});
