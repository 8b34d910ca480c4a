import {
  indigo,
  ink,
  ivory,
  marigold,
  type Ramp,
  rose,
  sand,
  skin,
  teal,
  terracotta,
} from '../../palette.ts';
import { at, circle, down, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { pencil } from '../../parts/desk.ts';
import { centred } from '../../parts/lettering.ts';
import { roller } from '../../parts/paint-tools.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { worker } from '../../parts/people/worker.ts';
import { hammer, spanner } from '../../parts/tools.ts';

/** Four benches, one sign. */
export default scene({
  alt: 'A shared repair workshop in Faridabad with tool walls, a mixer, a fan and a bicycle on benches, and people mending them.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#cfe0d8', '#efe6cf')),
      lift(2, rect(90, 70, 1020, 250, sand[2], 6)),
      times(9, (j) => times(34, (i) => circle(110 + i * 30, 90 + j * 27, 2, sand[4], 'opacity=".6"'))),
      turn(90, 180, 110, at(180, 110, 1, spanner(150, '#8d9694'))),
      turn(90, 260, 110, at(260, 110, 1, hammer(160))),
      turn(90, 340, 110, at(340, 110, 1, spanner(120))),
      turn(90, 420, 120, at(420, 120, 1, pencil(150, rose[3]))),
      lift(2, rect(500, 100, 240, 90, teal[3], 8)),
      centred('REPAIR', 620, 126, 38, marigold[1], 6.5),
      at(
        860,
        190,
        1,
        join(
          `<circle r="72" fill="none" stroke="${ink[1]}" stroke-width="9"/>`,
          times(9, (i) => line(`M0 0L${Math.cos(i * 0.698) * 70} ${Math.sin(i * 0.698) * 70}`, ink[0], 2)),
          circle(0, 0, 9, ink[2]),
        ),
      ),
      at(1010, 110, 0.9, roller(90, teal[2])),
      lift(3, rect(-20, 690, 1240, 130, down(sand[3], sand[4]))),
      at(
        250,
        700,
        1.14,
        worker({
          main: teal[1],
          vest: marigold[2],
          left: [30, 70],
          right: [34, 80],
          skin: skin[2],
          hat: ivory[0],
        }),
      ),
      at(
        620,
        700,
        1.12,
        sari({ main: rose[3], trim: indigo[3], left: [30, 80], right: [30, 80], skin: skin[1] }),
      ),
      at(960, 700, 1.14, man({ main: marigold[1], left: [30, 80], right: [34, 90], skin: skin[3] })),
      [
        [70, teal],
        [430, rose],
        [790, indigo],
      ].map(([x, ramp]) => {
        const R = ramp as Ramp;
        const X = Number(x);
        return lift(
          2,
          rect(X, 540, 330, 22, sand[1], 4),
          rect(X + 14, 562, 302, 170, R[3], 3),
          rect(X + 34, 584, 120, 60, R[2], 3),
          rect(X + 176, 584, 120, 60, R[2], 3),
        );
      }),
      at(
        330,
        540,
        1,
        lift(
          1,
          path('M-34 0L-26 -66H26L34 0Z', '#e7e2d8'),
          rect(-22, -118, 44, 54, '#bfe0da', 6),
          rect(-26, -126, 52, 12, rose[3], 4),
          circle(0, -24, 11, rose[3]),
        ),
      ),
      at(
        520,
        540,
        1,
        join(
          rect(-5, -70, 10, 60, '#8d9694'),
          rect(-36, -12, 72, 12, '#8d9694', 4),
          lift(
            1,
            circle(0, -110, 56, teal[1]),
            times(3, (i) =>
              turn(i * 120, 0, -110, path('M0 -110C24 -126 44 -124 48 -104C36 -92 16 -98 0 -110Z', teal[3])),
            ),
            circle(0, -110, 10, ivory[0]),
          ),
        ),
      ),
      at(
        890,
        540,
        1,
        lift(
          1,
          rect(-60, -84, 120, 84, terracotta[3], 8),
          rect(-48, -72, 70, 60, ink[2], 5),
          circle(42, -58, 8, marigold[1]),
          circle(42, -32, 8, marigold[1]),
          line('M-30 -84L-50 -130M-10 -84L20 -134', ink[1], 4),
        ),
      ),
    ),
});
