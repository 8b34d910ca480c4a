import { indigo, ink, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../palette.ts';
import {
  at,
  circle,
  clip,
  fade,
  glow,
  join,
  lift,
  line,
  path,
  rect,
  type Svg,
  times,
  turn,
} from '../paper.ts';
import { cusped } from './arches.ts';
import { scallop } from './flowers.ts';
import { handi } from './food.ts';
import { floorLamp, framed, pendant, sofa } from './hall.ts';
import { compassTool, oldHouse } from './houses.ts';
import { jaali } from './jaali.ts';
import { pencil, sheet } from './paperwork.ts';
import { worker } from './people.ts';
import { bush, potted, tree } from './plants.ts';
import { brickStack, brickWall, cementBag, houseFrame, ladder, scaffold } from './site.ts';
import { brush, bucket, bulbLamp, hammer, hardHat, roller, spanner, switches, tap, tin } from './tools.ts';

/** What a building business is known by. */

export const buildingHeroes = {
  frame: (): Svg =>
    join(
      houseFrame(-170, 0, 340, 300, 3, 3, '#c2b19c', [0, 1, 3]),
      scaffold(60, 0, 130, 280, 3),
      at(-190, 0, 0.5, brickStack(3, 3, 60)),
    ),
  bricks: (): Svg =>
    join(
      at(-190, 0, 1, brickStack(3, 6, 92)),
      at(150, 0, 1.1, lift(1, cementBag(130))),
      at(156, -50, 1.1, lift(1, cementBag(120, '#e6dcca', teal[2]))),
      at(-40, -260, 1, hardHat(150)),
    ),
  twoBuilders: (): Svg =>
    join(
      lift(1, brickWall(-210, -190, 230, 190, 26)),
      at(-60, 0, 1.14, worker({ main: teal[1], left: [60, 120], right: [20, 60] })),
      at(
        120,
        0,
        1.16,
        worker({ main: ivory[1], right: [30, 120], left: [30, 80], skin: skin[3], hat: ivory[0] }),
      ),
      turn(
        -4,
        130,
        -180,
        lift(1, rect(90, -210, 90, 60, ivory[0], 2)),
        line('M102 -196H168M102 -182H150M102 -168H160', teal[2], 3),
      ),
    ),
  plan: (): Svg =>
    join(
      lift(2, path('M-220 0L-150 -110H150L220 0Z', teal[3])),
      fade(0.6, line('M-190 -20H190M-170 -60H170M-100 -110L-140 0M100 -110L140 0M0 -110V0', teal[1], 2)),
      lift(2, rect(-130, -280, 260, 190, ivory[1])),
      rect(60, -280, 70, 190, ivory[3], 0, 'opacity=".6"'),
      path(cusped(-100, -230, 76, 140, 3), teal[3]),
      lift(1, rect(10, -230, 80, 70, teal[1], 3)),
      lift(1, rect(-150, -300, 300, 24, terracotta[2], 3)),
      at(160, -10, 0.8, bush(40)),
      at(-180, -20, 0.6, tree('hp', 260)),
    ),
  compass: (): Svg =>
    join(
      turn(
        -6,
        0,
        -120,
        at(-170, -260, 1, sheet(340, 250, 1, teal[2], teal[2], teal[2])),
        line('M-140 -230H40V-120H-140ZM40 -120V-50H130V-230H40M-140 -120V-50H40', ivory[0], 5),
      ),
      at(120, 0, 1, compassTool(260)),
      turn(-14, -60, -20, at(-160, -30, 1.3, pencil(170))),
    ),
  livingRoom: (): Svg =>
    join(
      at(-30, 0, 1, sofa(330, teal[2], marigold[1])),
      at(170, 0, 1, floorLamp(330)),
      at(
        -40,
        -270,
        1,
        framed(
          170,
          130,
          sand[4],
          join(circle(0, 10, 30, marigold[2]), path('M-60 44L-20 4L10 30L34 10L60 44Z', teal[2])),
        ),
      ),
      at(-200, 0, 1.1, potted(70)),
    ),
  kitchen: (): Svg =>
    join(
      lift(1, rect(-210, -330, 180, 110, teal[3], 5), rect(30, -330, 180, 110, teal[3], 5)),
      rect(-198, -318, 156, 86, teal[2], 3),
      rect(42, -318, 156, 86, teal[2], 3),
      at(0, -420, 1, pendant(80, 60, marigold[2])),
      lift(2, rect(-220, -120, 440, 120, teal[3], 4), rect(-226, -138, 452, 22, ivory[0], 4)),
      times(3, (i) => rect(-206 + i * 142, -106, 128, 96, teal[2], 4)),
      at(-110, -138, 1, handi(100)),
      at(90, -138, 0.9, potted(60)),
    ),
  electric: (): Svg =>
    join(
      glow(0, -230, 260, marigold[1], 0.8),
      at(0, -420, 2.1, bulbLamp(150)),
      at(-190, -180, 1.2, switches(120)),
      line('M-120 -110C-100 -20 60 -60 70 -10', indigo[3], 8),
      turn(-20, 140, -40, at(60, -40, 1, spanner(170))),
    ),
  lamps: (): Svg =>
    join(
      [-150, 0, 150].map((x, i) =>
        at(x, -440, 1, pendant(110, 60 + (i % 2) * 60, [marigold[2], teal[2], rose[3]][i]!)),
      ),
      at(-130, 0, 1, floorLamp(220)),
      at(0, -10, 2, bulbLamp(70)),
      at(140, -20, 1.3, switches(110)),
    ),
  tapWork: (): Svg =>
    join(
      lift(1, line('M-200 -360V-220H40V-300H200', '#b5683a', 34)),
      line('M-206 -360V-226M-200 -228H36M44 -306H200', '#dd9a68', 9),
      [
        [-200, -220],
        [40, -220],
        [40, -300],
      ].map(([x, y]) => lift(1, rect(x! - 28, y! - 28, 56, 56, '#8f4c28', 10))),
      at(-40, -110, 1.3, tap(110)),
      at(-40, 0, 0.9, bucket(110, teal[2])),
      turn(-8, 130, -30, at(60, -30, 1, spanner(180))),
    ),
  paint: (): Svg =>
    join(
      at(-110, 0, 1.5, tin(130, teal[2])),
      at(80, 0, 1.2, tin(120, rose[2])),
      turn(20, 170, -180, at(160, -270, 1.3, roller(120, marigold[2]))),
      turn(30, -10, -10, at(10, -16, 1, brush(40, teal[2]))),
    ),
  oldNew: (): Svg =>
    join(
      clip(
        'M-240 -460H0V20H-240Z',
        at(-210, 0, 0.44, oldHouse({ wall: '#c9b79d', inside: '#6b5a4c', trim: '#a99479' })),
      ),
      clip(
        'M0 -460H240V20H0Z',
        at(-210, 0, 0.44, oldHouse({ wall: '#f0b894', inside: '#0f5c60', trim: '#fbf3e4' })),
      ),
      ladder(-60, 0, 40, -210),
    ),
  toolbox: (): Svg =>
    join(
      lift(
        2,
        path('M-120 -150Q-120 -230 0 -230Q120 -230 120 -150H96Q96 -206 0 -206Q-96 -206 -96 -150Z', ink[1]),
      ),
      turn(-64, -60, -140, at(-60, -140, 1, spanner(190))),
      turn(-104, 60, -140, at(60, -140, 1, hammer(190))),
      at(4, -130, 1.1, brush(56, marigold[2])),
      lift(2, rect(-200, -160, 400, 160, rose[3], 10), rect(-200, -160, 400, 34, rose[4], 10)),
      rect(-30, -140, 60, 40, marigold[1], 6),
    ),
  tiles: (): Svg =>
    join(
      times(4, (j) =>
        times(4, (i) =>
          lift(
            1,
            rect(-170 + i * 86, -350 + j * 86, 82, 82, (i + j) % 2 ? teal[2] : ivory[0], 4),
            path(
              scallop(27, 8),
              (i + j) % 2 ? ivory[1] : teal[1],
              `transform="translate(${-129 + i * 86} ${-309 + j * 86})"`,
            ),
            circle(-129 + i * 86, -309 + j * 86, 9, marigold[2]),
          ),
        ),
      ),
    ),
  jaaliScreen: (): Svg =>
    join(
      lift(2, rect(-190, -380, 380, 370, terracotta[3], 4)),
      glow(0, -190, 190, marigold[1], 0.9),
      jaali(-170, -360, 340, 330, 57, terracotta[2]),
      at(-150, 0, 0.9, potted(70)),
      at(150, 0, 0.9, potted(70, leaf, teal[2])),
    ),
} as const;
