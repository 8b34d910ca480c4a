import { indigo, ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, circle, glow, join, lift, line, path, rect, type Svg, times, turn } from '../../paper.ts';
import { bulbLamp, switches, tap } from '../fittings.ts';
import { scallop } from '../flowers.ts';
import { handi } from '../food/pots.ts';
import { potted } from '../greens.ts';
import { floorLamp, framed, pendant, sofa } from '../hall.ts';
import { jaali } from '../jaali.ts';
import { brush, roller, tin } from '../paint-tools.ts';
import { bucket, spanner } from '../tools.ts';

/** What a finished room is made of. Each stands on 0,0, at most 420 wide and 420 high. */
export const roomHeroes = {
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
      at(10, -172, 2, bulbLamp(70)),
      at(110, -96, 1.2, switches(110)),
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
