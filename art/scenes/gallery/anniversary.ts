import { indigo, ivory, leaf, marigold, rose } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { farTown } from '../../parts/far-town.ts';
import { petals } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { jaali } from '../../parts/jaali.ts';
import { centred } from '../../parts/lettering.ts';
import { moon, stars, stringLights } from '../../parts/lights.ts';
import { bouquet, chair, goblet, roundTable } from '../../parts/tables.ts';

/** Twenty-five. */
export default scene({
  alt: "A silver anniversary dinner at a small terrace table: two chairs, roses, candlelight and the town's domes behind.",
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#35326d', '#e08f7d')),
      stars(1200, 220, 24),
      moon(930, 140, 44),
      fade(0.7, farTown(-20, 560, 1240, '#6a4570', 'old')),
      glow(600, 520, 420, marigold[1], 0.6),
      stringLights(-20, 60, 600, 170, 60, 40, '#1b1b42'),
      stringLights(600, 170, 1220, 60, 60, 40, '#1b1b42'),
      lift(
        2,
        jaali(-20, 500, 1240, 96, 48, '#8a5a66'),
        rect(-20, 486, 1240, 18, '#a8727a'),
        rect(-20, 592, 1240, 18, '#a8727a'),
      ),
      lift(2, rect(-20, 606, 1240, 220, down('#744258', '#3d2444'))),
      at(380, 748, 2.1, chair(120, marigold[3], rose[2])),
      at(820, 748, 2.1, chair(120, marigold[3], rose[2])),
      at(600, 584, 1.5, roundTable(270, ivory[0], rose[3])),
      at(600, 578, 1.5, bouquet(1, indigo[2])),
      at(490, 584, 1.5, goblet()),
      at(710, 584, 1.5, goblet()),
      [430, 770].map((x) =>
        join(
          glow(x, 520, 70, marigold[1], 0.8),
          rect(x - 5, 540, 10, 44, ivory[0]),
          path(`M${x} 512c7 10 6 18 0 22c-6 -4 -7 -12 0 -22Z`, marigold[1]),
        ),
      ),
      centred('25', 600, 300, 90, ivory[0], 9),
      at(110, 770, 1.5, potted(90, leaf, rose[3])),
      at(1090, 770, 1.5, potted(90, leaf, rose[3])),
      `<g transform="translate(0 630)">${petals('anniv', 1200, 160, 26, [rose[2], rose[3]])}</g>`,
    ),
});
