import { ivory, leaf, marigold, sand, teal } from '../../palette.ts';
import { at, glow, join, lift, line, mirror, path, rect, turn } from '../../paper.ts';
import { stateScene } from '../../state-scene.ts';
import { ogee } from '../../parts/arches.ts';
import { marigoldHead } from '../../parts/flowers.ts';
import { pot } from '../../parts/greens.ts';
import { oneLeaf } from '../../parts/plants.ts';

/** An empty shelf, ready. */
export default stateScene({
  alt: 'An empty wall niche with a jaali shelf, one marigold and a watering pot.',
  rim: ivory[3],
  front: () => [
    lift(2, path(ogee(220, 60, 360, 450), teal[2])),
    path(ogee(248, 96, 304, 414), teal[0]),
    glow(400, 300, 150, ivory[0], 0.9),
    lift(1, rect(238, 250, 324, 14, sand[2], 3), rect(238, 378, 324, 14, sand[2], 3)),
    lift(1, marigoldHead(330, 234, 1.1)),
    line('M500 378V330', leaf[3], 5),
    at(
      500,
      336,
      1,
      join(turn(-30, 0, 0, oneLeaf(40, 12, leaf[2])), mirror(0, turn(-30, 0, 0, oneLeaf(40, 12, leaf[3])))),
    ),
    lift(2, rect(190, 506, 420, 26, sand[3], 4)),
    at(330, 508, 0.8, pot(80)),
    at(
      470,
      508,
      1,
      lift(
        2,
        path('M-50 0L-44 -64H44L50 0Z', marigold[2]),
        path('M12 -64H44L50 0H16Z', marigold[3]),
        path('M44 -54L92 -86L98 -76L50 -30Z', marigold[2]),
        `<path d="M-44 -54C-84 -60 -84 -8 -48 -10" fill="none" stroke="${marigold[3]}" stroke-width="8"/>`,
      ),
    ),
  ],
});
