import {
  indigo,
  ink,
  ivory,
  leaf,
  marigold,
  rose,
  sand,
  shade,
  skin,
  teal,
  terracotta,
} from '../../palette.ts';
import { at, down, glow, join, lift, line, path, poly, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { mannequin } from '../../parts/bazaar.ts';
import { jutti } from '../../parts/gifts.ts';
import { potted } from '../../parts/greens.ts';
import { lantern } from '../../parts/lanterns.ts';
import { stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { shelves, shop } from '../../parts/shops.ts';

/** The lane between the rows. */
export default scene({
  alt: "The narrow middle lane of Khan Market with awnings, hanging plants, a shoe mender's seat and a couple strolling.",
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#cfe6e0', '#fdf0d4')),
      glow(600, 260, 300, '#ffffff', 0.8),
      at(600, 420, 0.9, tree('kl', 300)),
      poly([470, 430, 730, 430, 1260, 820, -60, 820], '#d9bf95'),
      times(6, (i) => rect(0, 446 + i * i * 12, 1200, 2 + i, '#bf9f72', 0, 'opacity=".5"')),
      lift(
        3,
        path('M-20 -20H330L470 120V440L-20 720Z', '#f2e2c6'),
        path('M330 -20L470 120V440L330 520Z', '#e3cda6'),
      ),
      lift(
        3,
        path('M1220 -20H870L730 120V440L1220 720Z', '#e9cdb2'),
        path('M870 -20L730 120V440L870 520Z', '#d8b594'),
      ),
      [
        [20, 180, 250, 120],
        [1000, 180, 200, 120],
      ].map(([x, y, w, h]) =>
        join(
          rect(x!, y!, w!, h!, shade(teal[1], 0.2), 3),
          line(`M${x! + w! / 2} ${y}V${y! + h!}`, ivory[0], 5),
          rect(x! - 10, y! + h!, w! + 20, 12, ivory[0], 2),
          times(4, (i) =>
            at(x! + 30 + (i * (w! - 60)) / 3, y! + h! + 2, 0.5, potted(46, leaf, terracotta[2])),
          ),
        ),
      ),
      shop(
        -40,
        690,
        330,
        280,
        { wall: teal[3], sign: teal[4], letters: marigold[1], awningA: teal[2], awningB: ivory[0] },
        shelves(0, 480, 270, 200, 3, [rose[2], marigold[1], ivory[0], teal[1]], 'kml1'),
      ),
      shop(
        910,
        690,
        330,
        280,
        { wall: rose[4], sign: rose[3], letters: ivory[0], awningA: rose[2], awningB: ivory[0] },
        times(3, (i) => at(980 + i * 90, 684, 0.62, mannequin([indigo[2], marigold[2], teal[2]][i]!))),
      ),
      [
        [320, 150],
        [880, 150],
      ].map(([x, y], i) => at(x!, y!, 1.1, lantern(sand[4], 16 + i))),
      stringLights(330, 90, 870, 90, 50, 40),
      at(560, 640, 0.9, sari({ main: marigold[2], trim: teal[3], back: true, flowers: true })),
      at(640, 646, 0.92, man({ main: ivory[1], coat: indigo[2], back: true })),
      at(420, 560, 0.6, man({ main: teal[2], skin: skin[3] })),
      at(
        760,
        780,
        1,
        join(
          lift(1, rect(-50, -40, 100, 40, sand[4], 4)),
          at(-20, -40, 0.7, jutti(70, terracotta[3])),
          at(30, -40, 0.7, jutti(70, ink[2])),
        ),
      ),
      at(360, 790, 1.2, potted(70)),
    ),
});
