import { ink, marigold, sand, teal, terracotta } from '../../palette.ts';
import {
  at,
  type Bits,
  circle,
  down,
  fade,
  join,
  lift,
  line,
  path,
  poly,
  rect,
  times,
  turn,
} from '../../paper.ts';
import { scene } from '../../scene.ts';
import { brick, brickStack, cementBag, heap } from '../../parts/materials.ts';
import { brickWall } from '../../parts/site.ts';
import { bucket, rule, trowel } from '../../parts/tools.ts';

/** A still life of walling. */
export default scene({
  alt: 'Red bricks, grey blocks, a cement bag, a trowel and a plumb line arranged like a still life on a timber bench.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f1d3b0', '#f9e7cb')),
      fade(0.5, brickWall(-10, -10, 1220, 560, 44, '#e8bf98', '#f6e2c6')),
      lift(2, path('M620 -20H1220V470C1100 500 1010 430 900 470C790 510 700 440 620 300Z', '#f4e4cc')),
      lift(3, rect(-20, 600, 1240, 40, sand[3], 4), rect(-20, 636, 1240, 190, down(sand[4], '#6d5032'))),
      rect(-20, 600, 1240, 10, sand[1]),
      at(110, 600, 1, brickStack(3, 5, 104)),
      at(196, 418, 1, lift(2, turn(-9, 50, 0, brick(108, terracotta[1])))),
      [0, 1].map(
        (j) =>
          [0, 1].map((i) =>
            at(
              490 + i * 148 + j * 60,
              534 - j * 84,
              1,
              lift(
                2,
                poly([0, 0, 22, -20, 162, -20, 140, 0], '#e6e4dc'),
                rect(0, 0, 140, 66, '#c9c8c1'),
                poly([140, 0, 162, -20, 162, 46, 140, 66], '#a9a8a2'),
              ),
              times(10, (k) => circle(14 + ((k * 37) % 118), 12 + ((k * 23) % 46), 3, '#b5b4ad')),
            ),
          ) as Bits,
      ),
      at(
        622,
        346,
        1,
        lift(
          2,
          poly([0, 0, 20, -18, 150, -18, 130, 0], '#e79a76'),
          rect(0, 0, 130, 66, terracotta[2]),
          poly([130, 0, 150, -18, 150, 48, 130, 66], terracotta[3]),
        ),
        [24, 65, 106].map((x) => [18, 46].map((y) => rect(x - 14, y - 9, 28, 18, terracotta[4], 4))),
      ),
      at(850, 600, 1.9, lift(1, cementBag(150, '#ded3c0', teal[2]))),
      at(862, 520, 1.9, lift(1, cementBag(150, '#e6dcca', marigold[2]))),
      at(420, 700, 1.5, trowel(210)),
      at(150, 752, 1.1, rule(230)),
      at(980, 752, 1, bucket(120)),
      at(1110, 752, 1, heap(150)),
      line('M1046 -10V300', ink[1], 3),
      lift(1, path('M1030 300H1062L1046 352Z', marigold[2]), rect(1034, 286, 24, 16, marigold[3], 3)),
    ),
});
