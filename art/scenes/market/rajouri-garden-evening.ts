import { indigo, ivory, marigold, rose, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { facade } from '../../parts/facade.ts';
import { farTown } from '../../parts/far-town.ts';
import { centred } from '../../parts/lettering.ts';
import { stars } from '../../parts/lights.ts';
import { metro } from '../../parts/metro.ts';
import { shelves } from '../../parts/shops.ts';
import { autoRickshaw, car, scooter } from '../../parts/vehicles.ts';

/** Neon hour. */
export default scene({
  alt: 'Rajouri Garden in the evening with glowing shop signs, a line of cars and an elevated train with lit windows.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[4], '#b0587a')),
      stars(1200, 140, 16),
      fade(0.6, farTown(-20, 520, 1240, '#5a3a70', 'new')),
      facade(
        -20,
        640,
        240,
        420,
        4,
        3,
        ['#5a4a78', '#4d3f6e', '#3c3160', '#2c2450', '#1c1638'],
        're1',
        'flat',
        true,
      ),
      facade(
        210,
        640,
        210,
        360,
        3,
        3,
        ['#6b4a70', '#5d4068', '#4a3258', '#382648', '#241838'],
        're2',
        'round',
        true,
      ),
      facade(
        780,
        640,
        220,
        400,
        4,
        3,
        ['#50507e', '#454574', '#363664', '#282852', '#1a1a3c'],
        're3',
        'flat',
        true,
      ),
      facade(
        990,
        640,
        230,
        350,
        3,
        3,
        ['#6b4a6a', '#5d3f60', '#4a3050', '#382440', '#241630'],
        're4',
        'shutter',
        true,
      ),
      [
        [30, 'SWEETS', marigold[1], rose[4]],
        [330, 'JEWELS', teal[1], teal[4]],
        [630, 'SHOES', rose[1], indigo[3]],
        [920, 'CHAAT', marigold[0], terracotta[4]],
      ].map(([x, t, c, w]) => {
        const X = Number(x);
        return join(
          lift(2, rect(X, 470, 260, 190, String(w), 4)),
          rect(X + 14, 536, 232, 124, down('#ffe2a0', '#d98f4a')),
          shelves(X + 14, 540, 232, 110, 2, [rose[2], teal[1], ivory[1], marigold[2]], String(t)),
          glow(X + 130, 500, 150, String(c), 0.6),
          centred(String(t), X + 130, 484, 32, String(c), 5),
        );
      }),
      [300, 620, 910].map((x) => rect(x - 20, 290, 40, 390, '#5f5570')),
      lift(3, rect(-20, 260, 1240, 44, '#75698a'), rect(-20, 292, 1240, 12, '#544a68')),
      at(330, 260, 1.1, metro(720, marigold[2])),
      times(17, (i) =>
        rect(356 + i * 46, 196, 30, 26, marigold[0], 3, i % 5 === 4 ? 'opacity="0"' : 'opacity=".85"'),
      ),
      lift(3, path('M-20 660H1220V820H-20Z', down('#3d3358', '#1d1836'))),
      at(200, 770, 1, car(260, rose[3])),
      at(520, 776, 1, autoRickshaw(200)),
      at(840, 772, 1, car(250, teal[2])),
      at(1100, 772, 0.9, scooter(170, marigold[2])),
      [70, 420, 715].map((x) => fade(0.5, path(`M${x} 730L${x - 140} 710V760Z`, marigold[0]))),
    ),
});
