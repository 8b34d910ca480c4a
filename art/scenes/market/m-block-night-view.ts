import { indigo, ink, ivory, leaf, marigold, rose, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { mannequin } from '../../parts/bazaar.ts';
import { facade } from '../../parts/facade.ts';
import { lamppost } from '../../parts/lanterns.ts';
import { moon, stars, stringLights } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { shelves, shop } from '../../parts/shops.ts';

/** After eight. */
export default scene({
  alt: 'M Block Market at night: lit shop windows and cafes around the square, strings of lights overhead and reflections on wet paving.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[4], '#5b4a86')),
      stars(1200, 200, 26),
      moon(1010, 100, 34),
      facade(
        -30,
        520,
        330,
        360,
        3,
        4,
        ['#5a4a78', '#4d3f6e', '#3c3160', '#2c2450', '#1c1638'],
        'n1',
        'round',
        true,
      ),
      facade(
        290,
        520,
        320,
        320,
        2,
        4,
        ['#6b4a70', '#5d4068', '#4a3258', '#382648', '#241838'],
        'n2',
        'shutter',
        true,
      ),
      facade(
        600,
        520,
        300,
        370,
        3,
        4,
        ['#50507e', '#454574', '#363664', '#282852', '#1a1a3c'],
        'n3',
        'flat',
        true,
      ),
      facade(
        890,
        520,
        330,
        330,
        2,
        4,
        ['#6b4a6a', '#5d3f60', '#4a3050', '#382440', '#241630'],
        'n4',
        'round',
        true,
      ),
      shop(
        -20,
        550,
        290,
        190,
        { wall: teal[4], sign: teal[3], letters: marigold[1], awningA: teal[3], awningB: '#c9b9a0' },
        times(3, (k) => at(50 + k * 90, 546, 0.42, mannequin([rose[3], marigold[2], indigo[2]][k]!))),
      ),
      shop(
        290,
        550,
        290,
        190,
        { wall: rose[4], sign: rose[4], letters: marigold[0], awningA: rose[3], awningB: '#c9b9a0' },
        shelves(310, 400, 250, 140, 2, [teal[2], marigold[1], rose[2]], 'nv1'),
      ),
      shop(
        600,
        550,
        290,
        190,
        { wall: '#3d281c', sign: marigold[3], letters: ivory[0], awningA: marigold[3], awningB: '#c9b9a0' },
        [
          at(680, 546, 0.6, man({ main: ivory[0], coat: teal[3] })),
          lift(1, rect(740, 490, 120, 60, terracotta[3], 3)),
        ],
      ),
      shop(
        910,
        550,
        300,
        190,
        { wall: leaf[4], sign: leaf[4], letters: ivory[0], awningA: leaf[3], awningB: '#c9b9a0' },
        shelves(930, 400, 260, 140, 2, [terracotta[2], teal[2], marigold[1]], 'nv2'),
      ),
      rect(0, 546, 1200, 264, down('#4a3b6a', '#1f1a42')),
      [120, 430, 740, 1060].map((x, i) =>
        fade(
          0.4,
          path(
            `M${x - 110} 548H${x + 110}L${x + 150} 800H${x - 150}Z`,
            `url(#v-${['f9c75a', 'f6b37a', 'f9c75a', 'e8c48a'][i]}-1f1a42)`,
          ),
        ),
      ),
      times(14, (i) =>
        rect(
          40 + ((i * 173) % 1100),
          580 + ((i * 61) % 200),
          60 + (i % 3) * 30,
          3,
          marigold[0],
          2,
          'opacity=".22"',
        ),
      ),
      stringLights(-20, 200, 600, 120, 60, 40, '#1b1b42'),
      stringLights(600, 120, 1220, 220, 60, 40, '#1b1b42'),
      stringLights(-20, 330, 1220, 300, 70, 40, '#1b1b42'),
      at(600, 690, 1.1, tree('nvt', 340, ['#5a7a6a', '#466858', '#375648', '#28443c', '#1a302e'], '#2c2030')),
      stringLights(470, 450, 730, 450, 30, 34, '#1b1b42'),
      at(240, 720, 0.86, sari({ main: marigold[2], trim: rose[3], flowers: true })),
      at(310, 726, 0.88, man({ main: ivory[1], coat: indigo[2] })),
      at(900, 724, 0.86, lehenga({ main: rose[3], trim: teal[2], dupatta: marigold[1] })),
      at(990, 730, 0.88, man({ main: teal[2], skin: skin[3] })),
      at(450, 790, 1.2, lamppost(ink[3])),
      glow(450, 570, 110, marigold[1], 0.7),
      at(780, 790, 1.2, lamppost(ink[3])),
      glow(780, 570, 110, marigold[1], 0.7),
    ),
});
