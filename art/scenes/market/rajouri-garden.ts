import { indigo, ivory, marigold, type Ramp, rose, sand, sindoor, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { mannequin, thela } from '../../parts/bazaar.ts';
import { facade } from '../../parts/facade.ts';
import { farTown } from '../../parts/far-town.ts';
import { kulhad } from '../../parts/food/pots.ts';
import { centred } from '../../parts/lettering.ts';
import { metro } from '../../parts/metro.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { autoRickshaw, car } from '../../parts/vehicles.ts';

/** The metro above, the showrooms below. */
export default scene({
  alt: 'Rajouri Garden: an elevated metro train passes over a bright shopping street of bridal showrooms, food stalls and auto-rickshaws.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#4f6aa0', '#f3c59f')),
      glow(880, 330, 420, '#ffe2b0', 0.8),
      fade(0.5, farTown(-20, 520, 1240, '#6f6f9a', 'new')),
      facade(-20, 620, 300, 440, 4, 4, indigo, 'rg1'),
      facade(270, 620, 220, 380, 3, 3, terracotta, 'rg2', 'round'),
      lift(
        2,
        path('M480 620V230Q480 200 520 196L820 170Q850 168 850 200V620Z', '#dfe4e2'),
        path(
          'M500 300L830 280V330L500 346ZM500 390L830 376V426L500 436ZM500 480L830 472V520L500 526Z',
          teal[2],
        ),
      ),
      facade(840, 620, 200, 420, 4, 3, rose, 'rg3', 'shutter'),
      facade(1030, 620, 200, 360, 3, 3, sand, 'rg4'),
      rect(0, 610, 1200, 200, down('#8d8090', '#5c5366')),
      [
        [10, rose, 'RANI'],
        [400, teal, 'ZARI'],
        [800, terracotta, 'SHAGUN'],
      ].map(([x, ramp, name], i) => {
        const X = Number(x);
        const R = ramp as Ramp;
        return join(
          lift(2, rect(X, 430, 370, 210, R[4])),
          rect(X + 12, 486, 346, 150, down('#ffe7b4', '#f0b567')),
          times(4, (k) =>
            at(
              X + 60 + k * 84,
              630,
              0.5,
              mannequin(
                [rose[3], marigold[2], teal[2], indigo[2], sindoor[2]][(k + i) % 5]!,
                marigold[1],
                k % 3 === 2 ? 'sherwani' : 'lehenga',
              ),
            ),
          ),
          times(3, (k) => line(`M${X + 102 + k * 84} 486V636`, R[4], 4)),
          lift(1, rect(X - 8, 424, 386, 58, R[3], 4)),
          centred(String(name), X + 185, 440, 28, marigold[1], 5),
        );
      }),
      // viaduct
      [390, 785, 1190].map((x) =>
        lift(
          2,
          path(`M${x - 24} 720V330L${x - 70} 280H${x + 70}L${x + 24} 330V720Z`, '#cbbfae'),
          path(`M${x + 4} 720V300H${x + 54}L${x + 24} 330V720Z`, '#aea28f'),
        ),
      ),
      lift(3, rect(-20, 236, 1240, 54, '#d9cdbb'), rect(-20, 276, 1240, 14, '#b3a590')),
      times(30, (i) => rect(-10 + i * 42, 214, 4, 24, '#9a8d7a')),
      rect(-20, 212, 1240, 5, '#9a8d7a'),
      at(150, 236, 1.15, metro(760, rose[3])),
      lift(3, path('M-20 690Q600 670 1220 690V820H-20Z', '#4c4559')),
      times(9, (i) => rect(20 + i * 140, 744, 70, 8, ivory[2], 3)),
      at(300, 770, 1.1, autoRickshaw(230)),
      at(860, 780, 1, car(250, ivory[1])),
      at(470, 704, 0.66, sari({ main: marigold[2], trim: rose[3], flowers: true })),
      at(525, 704, 0.68, man({ main: ivory[1], coat: indigo[2] })),
      at(720, 700, 0.64, sari({ main: teal[2], back: true })),
      at(
        1070,
        726,
        0.76,
        thela(170, rose[3], join(times(4, (i) => at(-60 + i * 40, -100, 0.7, kulhad(i === 1))))),
      ),
    ),
});
