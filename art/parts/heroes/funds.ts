import { ink, ivory, leaf, marigold, rose, teal, terracotta } from '../../palette.ts';
import { at, join, lift, line, mirror, path, rect, type Svg, times, turn } from '../../paper.ts';
import { scallop } from '../flowers.ts';
import { pot } from '../greens.ts';
import { coin, coinStack, note } from '../money.ts';
import { oneLeaf, tree } from '../plants.ts';

/** Money that grows or waits. Each stands on 0,0, at most 420 wide and 420 high. */
export const fundHeroes = {
  sapling: (): Svg =>
    join(
      at(0, 0, 2.2, pot(90)),
      at(
        0,
        -160,
        1,
        join(
          line('M0 0V-170', leaf[4], 10),
          times(3, (k) =>
            at(
              0,
              -50 - k * 50,
              1,
              join(
                turn(-30, 0, 0, oneLeaf(96 - k * 14, 26, leaf[2])),
                mirror(0, turn(-30, 0, 0, oneLeaf(96 - k * 14, 26, leaf[3]))),
              ),
            ),
          ),
          at(0, -200, 1, coin(44)),
        ),
      ),
      at(150, 0, 1, coinStack(80, 6)),
      at(-160, 0, 1, coinStack(80, 3, marigold[1])),
    ),
  stacks: (): Svg =>
    join(
      [3, 6, 9, 13].map((n, i) =>
        at(-165 + i * 110, 0, 1, coinStack(96, n, i % 2 ? marigold[1] : marigold[2])),
      ),
      line('M-170 -120L-60 -170L40 -200L160 -300', teal[3], 8),
      path('M130 -312L190 -330L176 -272Z', teal[3]),
    ),
  gullak: (): Svg =>
    join(
      lift(
        2,
        path(
          'M-150 -150C-150 -260 -70 -310 0 -310C70 -310 150 -260 150 -150C150 -50 90 0 0 0C-90 0 -150 -50 -150 -150Z',
          terracotta[2],
        ),
        path('M30 -308C90 -300 150 -250 150 -150C150 -50 90 0 0 0C70 -40 110 -200 30 -308Z', terracotta[3]),
        rect(-40, -334, 80, 34, terracotta[1], 12),
      ),
      rect(-50, -256, 100, 16, ink[3], 8),
      times(7, (i) =>
        path(
          scallop(13, 8),
          ivory[1],
          `transform="translate(${-108 + i * 36} ${-130 + Math.abs(3 - i) * -8})"`,
        ),
      ),
      at(0, -360, 1, coin(44)),
      at(-180, -24, 1, coin(34)),
      at(180, -24, 1, coin(34)),
    ),
  notes: (): Svg =>
    join(
      [0, 1, 2].map((i) =>
        turn(
          -14 + i * 14,
          0,
          -60,
          at(-130, -330 + i * 60, 1.3, note(220, [leaf[1], rose[1], marigold[1]][i]!)),
        ),
      ),
      at(-120, -30, 1, coin(46)),
      at(130, -30, 1, coin(46)),
    ),
  banyan: (): Svg =>
    join(
      at(0, 0, 1.4, tree('banyan', 300)),
      [-90, -50, 60, 100].map((x) => line(`M${x} -200V-10`, '#7a5a3c', 6)),
      times(5, (i) => at(-130 + i * 66, -250 + (i % 2) * 50, 0.7, coin(30))),
    ),
} as const;
