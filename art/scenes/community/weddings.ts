import { indigo, ivory, marigold, rose, skin, teal } from '../../palette.ts';
import { at, down, glow, join, lift, path, poly, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { garland } from '../../parts/flowers.ts';
import { chai } from '../../parts/food/pots.ts';
import { giftBox } from '../../parts/gifts.ts';
import { stringLights } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { bouquet, longTable } from '../../parts/tables.ts';

/** A table of people planning the same thing. */
export default scene({
  alt: 'Families around a long table compare swatches, invitation cards and a plan for a wedding under string lights.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f2b9a6', '#fbe2cc')),
      glow(600, 280, 460, ivory[0], 0.9),
      times(5, (i) => path(cusped(30 + i * 236, 110, 196, 440, 3), rose[1], 'opacity=".8"')),
      stringLights(-20, 70, 620, 110, 60, 40),
      stringLights(580, 110, 1220, 70, 60, 40),
      garland(-10, 20, 600, 20, 60, 0.5),
      garland(600, 20, 1210, 20, 60, 0.5),
      at(
        200,
        690,
        1.2,
        sari({ main: teal[2], trim: indigo[3], left: [16, -40], right: [30, 70], flowers: true }),
      ),
      at(
        400,
        690,
        1.22,
        man({ main: ivory[0], coat: rose[4], left: [18, -50], right: [20, -40], skin: skin[3] }),
      ),
      at(
        610,
        690,
        1.18,
        lehenga({ main: marigold[2], trim: rose[3], dupatta: rose[2], left: [20, -30], right: [20, -30] }),
      ),
      at(810, 690, 1.22, man({ main: indigo[2], left: [20, -60], right: [18, -40], skin: skin[1] })),
      at(
        1010,
        690,
        1.2,
        sari({ main: rose[3], trim: marigold[3], left: [30, 76], right: [14, -30], skin: skin[2] }),
      ),
      at(60, 600, 1, longTable(1080, 260, ivory[0], teal[2], 12)),
      turn(-6, 280, 590, at(210, 560, 1, lift(1, poly([0, 30, 30, 0, 150, 0, 130, 30], ivory[0])))),
      [
        [440, rose[3]],
        [500, marigold[2]],
        [560, teal[2]],
      ].map(([x, f], i) =>
        lift(
          1,
          poly(
            [Number(x), 590 - (i % 2) * 6, Number(x) + 50, 584, Number(x) + 62, 604, Number(x) + 8, 608],
            String(f),
          ),
        ),
      ),
      at(720, 600, 0.8, bouquet(1)),
      at(880, 598, 0.9, chai()),
      at(340, 598, 0.9, chai()),
      at(980, 600, 0.7, giftBox(80, 60, rose[3])),
    ),
});
