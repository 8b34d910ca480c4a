import { indigo, ivory, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, down, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, pierced, round } from '../../parts/arches.ts';
import { facade } from '../../parts/facade.ts';
import { marigoldHead, roseHead } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { lantern } from '../../parts/lanterns.ts';
import { centred } from '../../parts/lettering.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { shop } from '../../parts/shops.ts';
import { sun } from '../../parts/weather.ts';

/** The arch one meets under. */
export default scene({
  alt: 'The entrance to a market square: an open archway with a signboard, flower boxes and shops glimpsed beyond.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#b9dcd8', '#fbeed2')),
      sun(900, 130, 54, '#fff4d4'),
      facade(120, 560, 300, 330, 3, 4, terracotta, 'me1', 'round'),
      facade(780, 560, 300, 360, 3, 4, sand, 'me2', 'shutter'),
      at(600, 540, 1, tree('me', 300)),
      rect(0, 550, 1200, 260, down('#e4c9a0', '#b08a5a')),
      shop(150, 580, 230, 160, {
        wall: teal[3],
        sign: teal[4],
        letters: marigold[1],
        awningA: teal[2],
        awningB: ivory[0],
      }),
      shop(820, 580, 230, 160, {
        wall: rose[4],
        sign: rose[3],
        letters: ivory[0],
        awningA: rose[2],
        awningB: ivory[0],
      }),
      at(480, 600, 0.5, sari({ main: indigo[2], trim: marigold[2], flowers: true })),
      at(530, 604, 0.52, man({ main: ivory[0], coat: teal[3] })),
      at(700, 606, 0.52, lehenga({ main: marigold[2], trim: rose[3], back: true })),
      lift(4, pierced(box(-40, -40, 1280, 880), [round(240, 190, 720, 700)], '#f0dcbb')),
      lift(
        2,
        path(
          `${round(216, 166, 768, 720)}${round(240, 190, 720, 700)}`,
          terracotta[2],
          'fill-rule="evenodd"',
        ),
      ),
      times(13, (i) => {
        const a = Math.PI + (i / 12) * Math.PI;
        return turn(
          (a * 180) / Math.PI + 90,
          600 + Math.cos(a) * 372,
          550 + Math.sin(a) * 372,
          rect(596 + Math.cos(a) * 372, 536 + Math.sin(a) * 372, 8, 26, terracotta[3]),
        );
      }),
      lift(3, rect(330, 40, 540, 104, teal[3], 10)),
      rect(342, 52, 516, 80, teal[2], 6),
      centred('M BLOCK MARKET', 600, 76, 34, ivory[0], 6),
      [110, 1090].map((x) =>
        join(
          at(x, 240, 1, lantern(sand[4], 30)),
          lift(1, rect(x - 90, 560, 180, 50, terracotta[2], 4)),
          at(
            x,
            566,
            1,
            join(
              times(7, (i) =>
                (i % 2 ? roseHead : marigoldHead)(-72 + i * 24, -6 - (i % 2) * 10, 0.7, i * 30),
              ),
            ),
          ),
        ),
      ),
      at(130, 800, 1.3, potted(90)),
      at(1070, 800, 1.3, potted(90)),
    ),
});
