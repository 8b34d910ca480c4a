import { indigo, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { awning, bunting } from '../../parts/fabric.ts';
import { marigoldHead, rangoli } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { diya, stringLights } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { shelves } from '../../parts/shops.ts';
import { longTable } from '../../parts/tables.ts';

/** Fold-out shop for an evening. */
export default scene({
  alt: 'A festival stall with a scalloped canopy selling painted lamps, candles and garlands, the stallholder behind the table.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[1], teal[0])),
      fade(
        0.5,
        times(5, (i) =>
          at(
            100 + i * 260,
            560,
            1,
            tree(`st${i}`, 280, [teal[1], '#6aa59c', '#5b978e', '#4d8a82', '#417b74'], '#417b74'),
          ),
        ),
      ),
      rect(0, 600, 1200, 220, down('#dcb98a', '#b58c5c')),
      [220, 966].map((x) => rect(x, 240, 14, 440, sand[4])),
      shelves(250, 330, 700, 180, 2, [marigold[1], rose[2], teal[2], terracotta[2], ivory[0]], 'stall'),
      at(
        600,
        690,
        1.14,
        sari({
          main: rose[3],
          trim: indigo[3],
          left: [40, 80],
          right: [40, 90],
          skin: skin[2],
          flowers: true,
        }),
      ),
      awning(180, 150, 840, 150, rose[2], ivory[1], 11),
      bunting(180, 130, 1020, 130, 30, [marigold[1], teal[2], rose[2]], 30),
      stringLights(190, 300, 1010, 300, 24, 40),
      at(180, 540, 1, longTable(840, 200, terracotta[2], marigold[1], 9)),
      times(5, (i) => at(260 + i * 62, 536, 0.8, diya)),
      [
        [620, teal[2]],
        [680, rose[2]],
        [740, marigold[2]],
      ].map(([x, f], i) =>
        at(
          Number(x),
          538,
          1,
          join(
            lift(1, rect(-20, -60 - i * 12, 40, 60 + i * 12, String(f), 5)),
            path(`M0 ${-88 - i * 12}c7 10 6 18 0 22c-6 -4 -7 -12 0 -22Z`, marigold[1]),
          ),
        ),
      ),
      lift(
        1,
        times(3, (j) => times(6 - j, (i) => marigoldHead(830 + i * 26 + j * 13, 526 - j * 20, 0.6, i * 40))),
      ),
      at(120, 760, 1.3, potted(80)),
      at(1080, 760, 1.3, potted(80)),
      at(330, 780, 1, lehenga({ main: indigo[2], trim: marigold[3], back: true })),
      at(900, 786, 1.04, man({ main: ivory[0], coat: teal[3], back: true })),
      rangoli(600, 780, 110, [rose[3], marigold[1], ivory[0], teal[2]], 0.22),
    ),
});
