import { indigo, ink, ivory, leaf, marigold, type Ramp, rose, teal } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { potted } from '../../parts/greens.ts';
import { lamppost } from '../../parts/lanterns.ts';
import { centred } from '../../parts/lettering.ts';
import { moon, stars, stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { shelves, shutter } from '../../parts/shops.ts';
import { car } from '../../parts/vehicles.ts';

/** Lamps on, shutters half down. */
export default scene({
  alt: 'Khan Market at closing time: lit bookshop windows, cafe lights on the first floor and a car waiting under the trees.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#2b2a60', '#d98a72')),
      stars(1200, 150, 18),
      moon(200, 110, 32),
      [60, 400, 800, 1130].map((x, i) =>
        at(
          x,
          330,
          1,
          tree(`ke${i}`, 260, ['#4d5f70', '#3f5264', '#344658', '#2a3a4c', '#1f2c3e'], '#2c2030'),
        ),
      ),
      lift(3, rect(-20, 230, 1240, 440, '#7b5a68')),
      rect(-20, 218, 1240, 20, '#94707a', 3),
      [40, 330, 620, 910].map((x, i) =>
        join(
          rect(x, 270, 240, 130, i % 2 ? down('#ffe4a8', '#f0b060') : '#3d3358', 3),
          times(2, (k) => rect(x + 76 + k * 80, 270, 8, 130, '#7b5a68')),
          rect(x - 8, 398, 256, 12, '#94707a', 2),
          at(x + 40, 400, 0.5, potted(46)),
          at(x + 200, 400, 0.5, potted(46)),
        ),
      ),
      glow(450, 330, 200, marigold[1], 0.5),
      glow(1030, 330, 200, marigold[1], 0.5),
      [
        [20, teal, 'TEA', 1],
        [316, rose, 'BOOKS', 1],
        [612, indigo, 'MUSIC', 0.5],
        [908, leaf, 'TOYS', 1],
      ].map(([x, ramp, t, open], i) => {
        const X = Number(x);
        const R = ramp as Ramp;
        return join(
          lift(2, rect(X, 436, 276, 240, R[4], 3)),
          rect(X + 14, 500, 248, 176, down('#ffe2a0', '#d98f4a')),
          shelves(X + 14, 500, 248, 172, 3, [rose[2], teal[1], ivory[1], marigold[2], indigo[1]], `kev${i}`),
          Number(open) < 1 && shutter(X + 14, 500, 248, 176, Number(open), '#7d8794'),
          glow(X + 138, 580, 170, marigold[1], 0.4),
          lift(1, rect(X - 4, 432, 284, 56, R[3], 4)),
          centred(String(t), X + 138, 446, 27, marigold[1], 5),
        );
      }),
      lift(3, path('M-20 670H1220V820H-20Z', down('#5a4560', '#2b2040'))),
      [150, 450, 1040].map((x) =>
        fade(0.35, path(`M${x - 90} 672H${x + 90}L${x + 130} 800H${x - 130}Z`, 'url(#v-f9c75a-2b2040)')),
      ),
      at(260, 770, 1, car(270, rose[3])),
      at(620, 752, 0.86, sari({ main: marigold[2], trim: indigo[3], flowers: true })),
      at(690, 758, 0.88, man({ main: ivory[1], coat: teal[3] })),
      at(900, 800, 1.3, lamppost(ink[3])),
      glow(900, 570, 130, marigold[1], 0.7),
      stringLights(-20, 240, 1220, 240, 18, 40, '#1b1b42'),
    ),
});
