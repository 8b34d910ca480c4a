import { indigo, ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, circle, join, lift, mirror, path, rect, type Svg, times, turn } from '../../paper.ts';
import { pencil } from '../desk.ts';
import { curtain, foldedCloth } from '../fabric.ts';
import { ivoryHead, marigoldHead, roseHead, saffronHead, scallop, strand } from '../flowers.ts';
import { chai, handi } from '../food/pots.ts';
import { balloon, giftBox } from '../gifts.ts';
import { smallDiya } from '../lights.ts';
import { books, spectacles } from '../office.ts';
import { envelope } from '../papers.ts';
import { kalash } from '../rites.ts';
import { bucket } from '../tools.ts';

/** Goods for the house and the desk. Each stands on 0,0, at most 420 wide and 420 high. */
export const shelfHeroes = {
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
