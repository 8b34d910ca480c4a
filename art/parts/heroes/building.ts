import { ink, ivory, marigold, rose, skin, teal, terracotta } from '../../palette.ts';
import { at, clip, fade, join, lift, line, path, rect, type Svg, turn } from '../../paper.ts';
import { cusped } from '../arches.ts';
import { pencil } from '../desk.ts';
import { bush } from '../greens.ts';
import { compassTool, oldHouse } from '../houses.ts';
import { brickStack, cementBag } from '../materials.ts';
import { brush } from '../paint-tools.ts';
import { sheet } from '../papers.ts';
import { worker } from '../people/worker.ts';
import { tree } from '../plants.ts';
import { brickWall, houseFrame, ladder, scaffold } from '../site.ts';
import { hammer, hardHat, spanner } from '../tools.ts';

/** Structure and plans. Each stands on 0,0, at most 420 wide and 420 high. */
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
      at(-50, -196, 1, hardHat(150)),
    ),
  twoBuilders: (): Svg =>
    join(
      lift(1, brickWall(-210, -190, 230, 190, 26)),
      at(-60, 0, 1.14, worker({ main: teal[1], left: [12, 8], right: [20, 60] })),
      at(
        120,
        0,
        1.16,
        worker({ main: ivory[1], right: [18, -56], left: [30, 80], skin: skin[3], hat: ivory[0] }),
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
} as const;
