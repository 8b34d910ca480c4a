import { indigo, ink, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../palette.ts';
import { at, circle, join, lift, line, mirror, path, poly, rect, type Svg, times, turn } from '../paper.ts';
import { cusped, ogee, round } from './arches.ts';
import { marigoldHead, scallop } from './flowers.ts';
import { chai } from './food.ts';
import { pin } from './map.ts';
import { bahi, books, megaphone, phone, pieces, spectacles } from './office.ts';
import {
  calculator,
  centred,
  coin,
  coinStack,
  ledgerSheet,
  magnifier,
  note,
  seal,
  sheet,
  stampTool,
} from './paperwork.ts';
import { lehenga, man } from './people.ts';
import { bush, oneLeaf, pot, tree } from './plants.ts';
import { sitter } from './seated.ts';
import { dhol } from './sound.ts';
import { roundTable } from './tables.ts';
import { brush, tin } from './tools.ts';

/** What a business that serves businesses is known by. */

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
  megaphone: (): Svg =>
    join(
      turn(-16, -40, -190, at(60, -200, 1.9, megaphone(120))),
      [
        [150, -320],
        [190, -220],
        [140, -110],
      ].map(([x, y], i) =>
        at(
          x!,
          y!,
          1.1,
          [
            lift(1, path('M0 22C-34 -4 -20 -30 0 -14C20 -30 34 -4 0 22Z', rose[3])),
            marigoldHead(0, 0, 0.9),
            lift(1, path(scallop(20, 5, 0.35), teal[2])),
          ][i]!,
        ),
      ),
    ),
  signPainter: (): Svg =>
    join(
      lift(2, rect(-200, -350, 400, 200, marigold[2], 8), rect(-186, -336, 372, 172, rose[4], 6)),
      centred('OPEN', 0, -290, 80, marigold[1], 13),
      line('M-150 -150L-190 0M150 -150L190 0', sand[4], 13),
      at(-60, 0, 0.9, tin(90, marigold[2])),
      at(70, 0, 0.9, tin(90, rose[3])),
      turn(-40, 140, -60, at(130, -20, 1, brush(40, marigold[2]))),
    ),
  searchPhone: (): Svg =>
    join(
      turn(
        -4,
        -60,
        -190,
        at(
          -150,
          -400,
          1,
          phone(
            190,
            join(
              rect(22, 44, 146, 34, ivory[2], 16),
              circle(40, 61, 8, teal[2]),
              times(4, (i) => [
                rect(22, 100 + i * 58, 46, 46, [rose[1], marigold[1], teal[1], leaf[1]][i]!, 6),
                rect(78, 108 + i * 58, 84, 9, ink[0], 4),
                rect(78, 126 + i * 58, 56, 8, sand[2], 4),
              ]),
            ),
          ),
        ),
      ),
      at(110, -180, 1, magnifier(74)),
    ),
  stories: (): Svg =>
    join(
      at(
        -180,
        -360,
        1,
        phone(
          150,
          join(
            rect(9, 9, 132, 282, rose[1], 12),
            at(75, 260, 0.66, lehenga({ main: teal[2], trim: rose[3] })),
          ),
        ),
      ),
      at(
        30,
        -300,
        1,
        phone(
          130,
          join(
            rect(8, 8, 114, 244, marigold[0], 11),
            circle(65, 110, 34, rose[3]),
            path('M54 92L86 110L54 128Z', ivory[0]),
          ),
        ),
      ),
      at(-6, -370, 1.2, lift(1, path('M0 22C-34 -4 -20 -30 0 -14C20 -30 34 -4 0 22Z', rose[3]))),
    ),
  press: (): Svg =>
    join(
      times(6, (i) => lift(1, rect(-190 + i * 5, -30 - i * 26, 200, 24, i % 2 ? ivory[0] : ivory[2], 3))),
      turn(8, 100, -180, at(20, -350, 1, sheet(190, 250, 7, marigold[1], marigold[3], rose[4]))),
      turn(-8, 100, -160, at(50, -320, 1, sheet(180, 240, 7, ivory[0], sand[2], teal[2]))),
    ),
  tags: (): Svg =>
    join(
      [-120, 20, 150].map((x, i) =>
        turn(
          -12 + i * 12,
          x,
          -300,
          line(`M${x} -420V-300`, ink[1], 3),
          lift(
            2,
            path(
              `M${x} -310l60 50v190q0 10 -10 10h-100q-10 0 -10 -10v-190Z`,
              [rose[2], marigold[1], teal[1]][i]!,
            ),
          ),
          circle(x, -270, 11, indigo[3]),
          path(
            [ogee(x - 26, -220, 52, 70), cusped(x - 26, -220, 52, 70, 2), round(x - 26, -220, 52, 70)][i]!,
            indigo[3],
          ),
        ),
      ),
    ),
  street: (): Svg =>
    join(
      at(-120, 0, 1.12, man({ main: marigold[2], wrap: rose[3], left: [140, 170], right: [70, 120] })),
      at(
        30,
        0,
        1.1,
        lehenga({ main: teal[2], trim: rose[3], dupatta: ivory[0], left: [60, 140], right: [140, 170] }),
      ),
      at(160, 0, 1.12, man({ main: rose[3], left: [40, 100], right: [40, 100], skin: skin[3] })),
      at(160, -170, 0.9, dhol(130)),
    ),
} as const;
