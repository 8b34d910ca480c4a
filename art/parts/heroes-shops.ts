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
} from '../palette.ts';
import { at, circle, join, lift, line, mirror, path, rect, type Svg, times, turn } from '../paper.ts';
import { mannequin, rail } from './bazaar.ts';
import { clothRoll, curtain, foldedCloth } from './fabric.ts';
import { ivoryHead, marigoldHead, roseHead, saffronHead, scallop, strand } from './flowers.ts';
import { chai, handi } from './food.ts';
import { balloon, bangles, giftBox } from './gifts.ts';
import { smallDiya } from './lights.ts';
import { books, spectacles } from './office.ts';
import { envelope, pencil } from './paperwork.ts';
import { turban } from './people.ts';
import { kalash } from './rites.ts';
import { sewingMachine } from './studio.ts';
import { bucket } from './tools.ts';

/** What a shop is known by: its goods on the ledge. */

export const shopHeroes = {
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
          at(Number(x) + 20, Number(y), 2.3, `<g transform="translate(0 282)">${turban(String(f))}</g>`),
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
  fabricHome: (): Svg =>
    join(
      curtain(-210, -420, 170, 420, -1, teal[2]),
      mirror(0, curtain(-210, -420, 170, 420, -1, teal[2])),
      times(4, (i) =>
        at(
          -80,
          -i * 44,
          1,
          lift(1, foldedCloth(160, 40, [rose[2], marigold[2], indigo[1], ivory[0]][i]!, teal[3])),
        ),
      ),
      lift(1, rect(-50, -270, 100, 90, marigold[2], 20)),
    ),
  cushions: (): Svg =>
    join(
      [
        [-120, -60, rose[3]],
        [60, -60, teal[2]],
        [-30, -170, marigold[2]],
        [140, -160, indigo[2]],
        [-150, -190, leaf[2]],
      ].map(([x, y, f]) =>
        lift(
          1,
          rect(Number(x) - 70, Number(y) - 60, 140, 120, String(f), 26),
          path(scallop(28, 8), ivory[1], `transform="translate(${Number(x)} ${Number(y)})"`),
        ),
      ),
      times(4, (i) =>
        at(
          -190,
          -270 - i * 36,
          1,
          lift(1, foldedCloth(180, 34, [teal[1], rose[1], marigold[1], ivory[0]][i]!, rose[3])),
        ),
      ),
    ),
  books: (): Svg =>
    join(
      at(-90, 0, 1.3, books(200, [teal[2], marigold[2], rose[3], indigo[2], leaf[3], terracotta[2]], 0.17)),
      times(5, (i) =>
        lift(
          1,
          rect(
            50 + i * 32,
            -190 + (i % 2) * 20,
            28,
            190 - (i % 2) * 20,
            [rose[3], teal[3], marigold[2], ivory[2], indigo[3]][i]!,
            3,
          ),
        ),
      ),
      at(-90, -270, 1.2, chai()),
    ),
  stationery: (): Svg =>
    join(
      at(-120, 0, 1.2, books(170, [rose[2], marigold[1], teal[1], ivory[1]], 0.2)),
      at(80, 0, 1, lift(2, rect(-60, -130, 120, 130, teal[3], 8))),
      [-36, -12, 12, 36].map((x, i) =>
        turn(
          -6 + i * 4,
          80 + x,
          -120,
          at(
            80 + x,
            -130,
            1,
            turn(90, 0, 0, at(-130, -7, 1, pencil(150, [marigold[2], rose[3], indigo[2], leaf[2]][i]!))),
          ),
        ),
      ),
      at(-150, -180, 1, envelope(130, rose[1])),
    ),
  spectacles: (): Svg =>
    join(
      times(3, (j) =>
        join(
          lift(1, rect(-210, -20 - j * 130, 420, 14, sand[3], 3)),
          [-105, 105].map((x, i) =>
            at(
              x,
              -64 - j * 130,
              1,
              join(
                spectacles(170),
                [-1, 1].map((s) =>
                  circle(
                    s * 44,
                    0,
                    29,
                    [teal[1], marigold[1], rose[1], indigo[0]][(i + j) % 4]!,
                    'opacity=".5"',
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  brass: (): Svg =>
    join(
      at(-130, 0, 1.7, handi(110, marigold[2], false)),
      at(130, 0, 1.5, kalash(90)),
      at(
        0,
        0,
        1.5,
        join(
          path('M-40 0H40L28 -12H-28Z', marigold[3]),
          rect(-6, -130, 12, 120, marigold[2]),
          path('M-34 -130C-30 -112 30 -112 34 -130Z', marigold[2]),
          smallDiya(0, -122, 1.4),
        ),
      ),
    ),
  gifts: (): Svg =>
    join(
      at(-120, 0, 1.3, giftBox(130, 110, teal[2], marigold[1])),
      at(60, 0, 1.3, giftBox(150, 150, rose[3], ivory[0])),
      at(-110, -170, 1.2, giftBox(90, 60, marigold[2], rose[4])),
      at(190, -170, 1, balloon(56, indigo[1], 160)),
      at(150, -220, 1, balloon(48, marigold[2], 210)),
    ),
  strings: (): Svg =>
    join(
      times(5, (i) =>
        strand(
          -180 + i * 90,
          -420,
          240 + (i % 2) * 90,
          0.62,
          i % 2 ? [roseHead, ivoryHead] : [marigoldHead, saffronHead],
        ),
      ),
      at(-110, 0, 1, bucket(110, teal[2])),
      at(110, 0, 1, bucket(110, rose[3])),
      times(6, (i) => marigoldHead(-150 + (i % 3) * 40, -110 - Math.floor(i / 3) * 34, 1)),
      times(6, (i) => roseHead(70 + (i % 3) * 40, -110 - Math.floor(i / 3) * 34, 1)),
    ),
} as const;
