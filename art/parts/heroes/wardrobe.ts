import {
  indigo,
  ink,
  ivory,
  leaf,
  marigold,
  rose,
  sand,
  shade,
  sindoor,
  teal,
  terracotta,
} from '../../palette.ts';
import { at, circle, join, lift, line, path, rect, type Svg, times } from '../../paper.ts';
import { mannequin, rail } from '../bazaar.ts';
import { clothRoll, foldedCloth } from '../fabric.ts';
import { scallop } from '../flowers.ts';
import { bangles } from '../gifts.ts';
import { turban } from '../people/headwear.ts';
import { sewingMachine } from '../studio.ts';

/** Clothes and what goes with them. Each stands on 0,0, at most 420 wide and 420 high. */
export const wardrobeHeroes = {
  saris: (): Svg =>
    join(
      times(6, (i) =>
        at(
          -190,
          -i * 46,
          1,
          lift(
            1,
            foldedCloth(
              230,
              42,
              [rose[3], teal[2], marigold[2], indigo[2], leaf[2], terracotta[2]][i]!,
              marigold[1],
            ),
          ),
        ),
      ),
      at(140, 0, 1.1, mannequin(rose[3])),
    ),
  lehengas: (): Svg =>
    join(at(-110, 0, 1.26, mannequin(rose[3])), at(110, 0, 1.26, mannequin(teal[2], marigold[1]))),
  groom: (): Svg =>
    join(
      at(-100, 0, 1.26, mannequin(ivory[1], marigold[2], 'sherwani')),
      [
        [80, -60, rose[3]],
        [160, -160, marigold[2]],
        [60, -260, teal[2]],
      ].map(([x, y, f]) =>
        join(
          line(`M${Number(x) + 22} ${Number(y)}V-6`, sand[4], 9),
          rect(Number(x) - 8, -10, 60, 10, sand[4], 4),
          at(
            Number(x) + 20,
            Number(y),
            2.3,
            `<g transform="translate(0 282)">${turban(String(f), true)}</g>`,
          ),
        ),
      ),
    ),
  kurtas: (): Svg =>
    at(-210, -330, 1, rail(420, 320, [teal[2], rose[3], marigold[2], ivory[0], indigo[2]], 'hk', 1.8)),
  rolls: (): Svg =>
    times(7, (i) =>
      at(
        -180 + i * 60,
        0,
        1,
        lift(
          1,
          clothRoll(
            52,
            260 + (i % 3) * 40,
            [rose[2], teal[2], marigold[2], indigo[2], leaf[2], terracotta[2], rose[3]][i]!,
            marigold[0],
          ),
        ),
      ),
    ).join(''),
  lace: (): Svg =>
    join(
      times(3, (j) =>
        join(
          lift(1, rect(-210, -20 - j * 130, 420, 16, sand[3], 3)),
          times(4, (i) =>
            at(
              -150 + i * 100,
              -66 - j * 130,
              1,
              lift(
                1,
                circle(0, 0, 44, [rose[2], marigold[2], teal[2], indigo[1]][(i + j) % 4]!),
                path(scallop(36, 16, 0.1), ivory[0]),
                circle(0, 0, 12, [rose[3], marigold[3], teal[3], indigo[3]][(i + j) % 4]!),
              ),
            ),
          ),
        ),
      ),
    ),
  tailor: (): Svg =>
    join(
      at(0, -120, 1.7, sewingMachine(ink[2])),
      lift(
        2,
        rect(-200, -120, 400, 22, sand[4], 4),
        rect(-180, -98, 20, 98, sand[4]),
        rect(160, -98, 20, 98, sand[4]),
      ),
      lift(1, path('M-60 -98C-80 -60 -40 -30 -60 0H60C80 -40 40 -60 60 -98Z', rose[3])),
    ),
  silver: (): Svg =>
    join(
      lift(2, path('M-150 0V-220Q-150 -330 0 -330Q150 -330 150 -220V0Z', indigo[3])),
      `<path d="M-90 -240C-90 -120 90 -120 90 -240" fill="none" stroke="#d8d5cc" stroke-width="10"/>`,
      times(9, (i) => {
        const a = Math.PI * (0.06 + (i / 8) * 0.88);
        return lift(
          1,
          circle(Math.cos(a) * 92, -238 + Math.sin(a) * 96, 12, '#e9e6dd'),
          circle(Math.cos(a) * 92, -238 + Math.sin(a) * 96, 5, teal[2]),
        );
      }),
      lift(
        1,
        path(scallop(30, 10), '#e9e6dd', 'transform="translate(0 -112)"'),
        circle(0, -112, 13, rose[3]),
      ),
      at(
        -180,
        0,
        1,
        bangles(
          80,
          times(6, () => '#dcd8ce'),
        ),
      ),
    ),
  bangles: (): Svg =>
    [-150, -50, 50, 150]
      .map((x, i) =>
        at(
          x,
          0,
          1.1,
          bangles(
            84,
            times(
              10 + (i % 2) * 8,
              (k) => [sindoor[2], marigold[1], teal[2], rose[2], leaf[2], indigo[1]][(k + i) % 6]!,
            ),
          ),
        ),
      )
      .join(''),
  jhumkas: (): Svg =>
    join(
      [-110, 110].map((x, i) => {
        const tone = [rose[3], teal[2]][i]!;
        return lift(
          1,
          circle(x, -300, 26, marigold[2]),
          circle(x, -300, 12, tone),
          path(`M${x - 80} -110C${x - 76} -240 ${x + 76} -240 ${x + 80} -110Z`, tone),
          path(`M${x + 14} -206C${x + 60} -200 ${x + 78} -160 ${x + 80} -110H${x + 34}Z`, shade(tone, 0.15)),
          rect(x - 88, -118, 176, 18, marigold[2], 8),
          times(7, (k) => circle(x - 72 + k * 24, -78, 11, ivory[0])),
          times(5, (k) => circle(x - 48 + k * 24, -150, 5, marigold[1])),
        );
      }),
    ),
} as const;
