import { indigo, ink, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, join, lift, line, path, poly, rect, type Svg, times, turn } from '../../paper.ts';
import { calculator } from '../desk.ts';
import { chai } from '../food/pots.ts';
import { bush } from '../greens.ts';
import { pin } from '../map.ts';
import { coin, coinStack } from '../money.ts';
import { bahi, books, pieces, spectacles } from '../office.ts';
import { ledgerSheet, seal, stampTool } from '../papers.ts';
import { sitter } from '../seated.ts';
import { roundTable } from '../tables.ts';

/** Books, law and plans. Each stands on 0,0, at most 420 wide and 420 high. */
export const deskHeroes = {
  ledger: (): Svg =>
    join(
      turn(-6, -60, -120, at(-220, -230, 1, bahi(290, '#a23b30'))),
      turn(6, 130, -140, at(70, -270, 1, calculator(160))),
      at(-20, -24, 1, coin(40)),
      at(60, -14, 1, coin(30)),
    ),
  sums: (): Svg =>
    join(
      turn(-4, -60, -180, at(-190, -360, 1, ledgerSheet(250, 350, 8, teal[2], 3))),
      at(150, -4, 1, coinStack(80, 8)),
      at(70, -4, 1, coinStack(80, 4, marigold[1])),
      at(130, -250, 1, spectacles(140)),
    ),
  scroll: (): Svg =>
    join(
      turn(
        4,
        -40,
        -180,
        lift(2, rect(-170, -370, 260, 350, ivory[0], 4)),
        rect(-140, -336, 150, 16, ink[1], 4),
        times(7, (i) => rect(-140, -300 + i * 28, 200 - (i % 3) * 26, 9, sand[2], 4)),
        at(40, -80, 1, seal(38, marigold[2], rose[3])),
      ),
      at(150, 0, 1.2, stampTool(100)),
    ),
  lawBooks: (): Svg =>
    join(
      at(-60, 0, 1.2, books(260, [rose[4], teal[2], marigold[3], indigo[3], rose[3]], 0.18)),
      at(
        150,
        0,
        1,
        join(
          rect(-8, -210, 16, 200, marigold[3]),
          rect(-60, -14, 120, 14, marigold[3], 4),
          lift(1, path('M-90 -206Q0 -236 90 -206L90 -198Q0 -222 -90 -198Z', marigold[2])),
          [-84, 84].map((x) =>
            join(
              line(`M${x} -200L${x - 34} -130M${x} -200L${x + 34} -130`, marigold[3], 3),
              lift(
                1,
                path(`M${x - 44} -130H${x + 44}C${x + 36} -96 ${x - 36} -96 ${x - 44} -130Z`, marigold[2]),
              ),
            ),
          ),
        ),
      ),
    ),
  chess: (): Svg =>
    join(
      lift(2, poly([-190, -60, 190, -60, 230, 0, -230, 0], sand[4])),
      times(8, (i) => rect(-184 + i * 46, -54, 46, 22, i % 2 ? ivory[0] : teal[2])),
      times(8, (i) => rect(-200 + i * 50, -32, 50, 24, i % 2 ? teal[2] : ivory[0])),
      at(-120, -36, 1.5, pieces.elephant(ivory[1])),
      at(20, -36, 1.7, pieces.king(rose[3])),
      at(150, -36, 1.4, pieces.horse(ink[1])),
    ),
  chart: (): Svg =>
    join(
      lift(2, rect(-200, -370, 400, 270, ivory[0], 6)),
      times(5, (i) =>
        rect(
          -160 + i * 68,
          -130 - [60, 90, 76, 130, 180][i]!,
          44,
          [60, 90, 76, 130, 180][i]!,
          [teal[1], teal[2], rose[2], marigold[2], terracotta[2]][i]!,
          4,
        ),
      ),
      line('M-138 -210L-70 -250L-2 -240L66 -290L134 -340', indigo[3], 6),
      line('M-120 -100L-160 0M120 -100L160 0', sand[4], 12),
    ),
  chaiTalk: (): Svg =>
    join(
      [-130, 130].map((x, i) =>
        at(
          x,
          20,
          1.2,
          sitter({
            main: [teal[2], rose[3]][i]!,
            lap: [indigo[3], marigold[2]][i]!,
            woman: i === 1,
            turn: i === 1 ? -1 : 1,
            skin: skin[i + 1]!,
            hands: [14, -40],
          }),
        ),
      ),
      at(0, -60, 1, roundTable(200, ivory[0], marigold[1])),
      at(-50, -62, 1.2, chai()),
      at(50, -62, 1.2, chai()),
    ),
  path: (): Svg =>
    join(
      lift(2, path('M-210 0L-60 -240H60L210 0Z', leaf[2])),
      path(
        'M-40 0C-100 -80 60 -110 0 -180C-20 -210 10 -230 0 -240H20C40 -220 10 -200 30 -170C90 -100 -40 -70 60 0Z',
        ivory[1],
      ),
      at(10, -236, 0.9, pin(80, rose[3])),
      at(-130, -20, 0.6, bush(46)),
      at(130, -30, 0.5, bush(46)),
    ),
} as const;
