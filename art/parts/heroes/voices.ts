import { indigo, ink, ivory, leaf, marigold, rose, sand, skin, teal } from '../../palette.ts';
import { at, circle, join, lift, line, path, rect, type Svg, times, turn } from '../../paper.ts';
import { cusped, ogee, round } from '../arches.ts';
import { magnifier } from '../desk.ts';
import { marigoldHead, scallop } from '../flowers.ts';
import { dhol } from '../instruments.ts';
import { centred } from '../lettering.ts';
import { megaphone, phone } from '../office.ts';
import { brush, tin } from '../paint-tools.ts';
import { sheet } from '../papers.ts';
import { lehenga } from '../people/lehenga.ts';
import { man } from '../people/man.ts';

/** How a business is heard of. Each stands on 0,0, at most 420 wide and 420 high. */
export const voiceHeroes = {
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
      at(160, 0, 1.12, man({ main: rose[3], left: [44, 4], right: [44, 4], skin: skin[3], turn: -1 })),
      at(160, -170, 0.9, dhol(130)),
    ),
} as const;
