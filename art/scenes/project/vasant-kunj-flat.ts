import { ivory, marigold, sand, teal } from '../../palette.ts';
import { at, clip, down, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { tap } from '../../parts/fittings.ts';
import { scallop } from '../../parts/flowers.ts';
import { tin } from '../../parts/paint-tools.ts';
import { worker } from '../../parts/people/worker.ts';
import { brickWall } from '../../parts/site.ts';
import { bucket, spanner, trowel } from '../../parts/tools.ts';

/** Pipes first. */
export default scene({
  alt: 'A flat in Vasant Kunj during renovation: a bathroom wall open to new pipes, tiles stacked, half of them laid in a teal pattern.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, ivory[2]),
      clip(
        'M60 60C240 30 400 70 560 50C580 220 550 400 570 560C400 580 220 550 50 570C70 400 40 220 60 60Z',
        brickWall(40, 30, 560, 560, 32, '#c07a58', sand[1]),
      ),
      lift(1, line('M160 -20V240H360V480M160 240V420M460 -20V360H360', '#b5683a', 22)),
      line('M156 -20V236M162 236H360M356 244V476M456 -20V356', '#dd9a68', 6),
      [
        [160, 240],
        [360, 240],
        [360, 360],
        [460, 360],
        [160, 420],
      ].map(([x, y]) => lift(1, rect(x! - 20, y! - 20, 40, 40, '#8f4c28', 8))),
      at(330, 530, 0.9, tap(90)),
      times(7, (j) =>
        times(
          8,
          (i) =>
            (i + j < 11 || i < 4) &&
            lift(
              1,
              rect(640 + i * 70, 60 + j * 70, 66, 66, (i + j) % 2 ? teal[2] : ivory[0], 3),
              (i + j) % 2
                ? path(scallop(20, 8), teal[1], `transform="translate(${673 + i * 70} ${93 + j * 70})"`)
                : path(scallop(20, 8), teal[1], `transform="translate(${673 + i * 70} ${93 + j * 70})"`),
            ),
        ),
      ),
      lift(3, rect(-20, 600, 1240, 220, down(sand[2], sand[3]))),
      rect(-20, 594, 1240, 12, ivory[0]),
      times(6, (i) => lift(1, rect(860 + (i % 2) * 5, 720 - i * 16, 130, 15, i % 2 ? teal[1] : ivory[0], 2))),
      at(520, 700, 1.2, worker({ main: ivory[0], right: [70, 120], vest: teal[2], hat: marigold[1] })),
      at(700, 746, 1, bucket(100, marigold[2])),
      at(180, 720, 1.2, trowel(190)),
      turn(8, 250, 760, at(120, 764, 1, spanner(190))),
      at(1080, 740, 1, tin(90, teal[2])),
    ),
});
