import { ivory, marigold, rose, sand, teal } from '../../palette.ts';
import { at, down, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { swag } from '../../parts/fabric.ts';
import { rangoli } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { paperLantern } from '../../parts/lanterns.ts';
import { smallDiya } from '../../parts/lights.ts';
import { pieces } from '../../parts/office.ts';
import { cradle, kalash } from '../../parts/rites.ts';

/** The cradle day. */
export default scene({
  alt: 'A naming ceremony: a flower-hung cradle under a canopy of paper stars, with brass lamps, sweets and small toys.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f7d9cf', '#fdf0e0')),
      path(cusped(260, 40, 680, 640, 4), '#fbe7c8'),
      glow(600, 380, 380, ivory[0], 0.95),
      lift(
        2,
        path(`${cusped(230, 8, 740, 700, 4)}${cusped(260, 40, 680, 670, 4)}`, teal[1], 'fill-rule="evenodd"'),
      ),
      times(11, (i) =>
        at(
          130 + i * 94,
          -10,
          0.5 + (i % 3) * 0.1,
          paperLantern([marigold[1], rose[2], teal[2]][i % 3]!, ivory[0], 30 + ((i * 53) % 150)),
        ),
      ),
      swag(-40, 330, -10, 60, 50, rose[2]),
      swag(870, 1240, -10, 60, 50, rose[2]),
      lift(2, rect(-20, 660, 1240, 160, down('#e9b99b', '#cf946f'))),
      at(600, 150, 1.3, cradle(rose[1], sand[4])),
      rangoli(600, 730, 190, [teal[2], ivory[0], marigold[1], rose[2], marigold[2]], 0.22),
      at(210, 740, 1.4, kalash(70)),
      at(990, 740, 1.4, kalash(70)),
      at(360, 744, 0.7, pieces.elephant(teal[2])),
      at(840, 744, 0.8, pieces.horse(rose[3])),
      times(4, (i) => [smallDiya(90 + i * 30, 776), smallDiya(1020 + i * 30, 776)]),
      at(60, 744, 1.2, potted(70)),
      at(1150, 744, 1.2, potted(70)),
    ),
});
