import { indigo, ivory, marigold, sand, sindoor, teal, terracotta } from '../../palette.ts';
import { at, circle, clip, down, fade, glow, join, lift, line, path, rect, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { bulbLamp, switches, tap } from '../../parts/fittings.ts';
import { brickWall } from '../../parts/site.ts';
import { bucket, hammer, hardHat, spanner } from '../../parts/tools.ts';

/** The wall with its skin off. */
export default scene({
  alt: 'A brick wall opened in two places: wires and switch boxes glowing on one side, copper pipes and a tap on the other, with tools below.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f4e5cb', '#ecd6b4')),
      clip(
        'M60 60C200 20 420 70 560 40C590 200 540 330 580 520C420 560 200 520 70 550C40 380 90 220 60 60Z',
        brickWall(40, 20, 560, 560, 34, terracotta[2], sand[1]),
      ),
      clip(
        'M660 50C800 20 1020 60 1150 40C1130 210 1170 380 1140 540C1000 570 820 530 670 556C690 400 640 220 660 50Z',
        brickWall(630, 20, 560, 560, 34, '#b98a78', sand[1]),
      ),
      lift(
        3,
        path(
          'M-40 -40H1240V640H-40ZM60 60C40 380 90 220 70 550C200 520 420 560 580 520C540 330 590 200 560 40C420 70 200 20 60 60ZM660 50C640 220 690 400 670 556C820 530 1000 570 1140 540C1170 380 1130 210 1150 40C1020 60 800 20 660 50Z'.replace(
            'C40 380 90 220 70 550',
            'C90 220 40 380 70 550',
          ),
          ivory[1],
          'fill-rule="evenodd"',
        ),
      ),
      lift(1, line('M180 -20V180H330V430M330 180H470V300M180 180V360', indigo[2], 15)),
      line('M180 -20V180H330V430M330 180H470V300M180 180V360', indigo[1], 5),
      [
        [180, 180],
        [330, 180],
      ].map(([x, y]) =>
        lift(1, rect(x! - 24, y! - 24, 48, 48, indigo[3], 6), circle(x!, y!, 8, marigold[1])),
      ),
      at(120, 360, 1, switches(130)),
      at(420, 300, 1, switches(110)),
      glow(330, 470, 170, marigold[1], 0.85),
      at(330, 424, 1.2, bulbLamp(90)),
      lift(2, line('M720 -20V260H900V440M900 260H1060V-20M1060 260V360H1080', '#b5683a', 26)),
      line('M716 -20V256M720 254H900M896 262V440M900 254H1060M1056 -20V256', '#dd9a68', 7),
      [
        [720, 260],
        [900, 260],
        [1060, 260],
        [720, 120],
        [1060, 120],
      ].map(([x, y]) => lift(1, rect(x! - 22, y! - 22, 44, 44, '#8f4c28', 9))),
      lift(1, circle(820, 260, 26, sindoor[2]), circle(820, 260, 10, sindoor[3])),
      at(860, 490, 1, tap(110)),
      lift(3, rect(-20, 640, 1240, 180, down(sand[3], sand[4]))),
      rect(-20, 632, 1240, 14, sand[1]),
      at(880, 660, 1, bucket(110, teal[2])),
      fade(0.9, line('M862 510V566', teal[1], 6)),
      turn(-8, 200, 720, at(90, 724, 1, spanner(230))),
      turn(6, 480, 730, at(380, 720, 1, hammer(220))),
      at(700, 760, 1, hardHat(150)),
      lift(
        1,
        path(
          'M1000 740a50 50 0 1 0 100 0a50 50 0 1 0 -100 0M1024 740a26 26 0 1 1 52 0a26 26 0 1 1 -52 0',
          indigo[2],
          'fill-rule="evenodd"',
        ),
      ),
      line('M1094 740C1140 740 1120 690 1180 700', indigo[2], 7),
    ),
});
