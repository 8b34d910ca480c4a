import { ink, ivory, leaf, marigold, rose, sand, sindoor, teal } from '../../palette.ts';
import {
  at,
  circle,
  clip,
  down,
  glow,
  join,
  lift,
  line,
  mirror,
  path,
  rect,
  times,
  turn,
} from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { ivoryHead, marigoldHead, roseHead } from '../../parts/flowers.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { softbox, tripod } from '../../parts/studio.ts';

/** What the camera sees, and the camera. */
export default scene({
  alt: 'A camera on a tripod facing a couple under a flower arch, soft lights on both sides and prints drying on a string.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#2a6f70', '#0f4b50')),
      lift(
        2,
        path('M240 -20H960V640Q600 700 240 640Z', '#e9c7a8'),
        path('M240 560Q600 620 960 560V640Q600 700 240 640Z', '#d8ae8a'),
      ),
      glow(560, 260, 360, '#fff4dc', 0.9),
      lift(2, path('M390 640V330A210 210 0 0 1 810 330V640H780V332A180 180 0 0 0 420 332V640Z', leaf[3])),
      times(23, (i) => {
        const a = Math.PI + (i / 22) * Math.PI;
        return [roseHead, ivoryHead, marigoldHead][i % 3]!(
          600 + Math.cos(a) * 196,
          330 + Math.sin(a) * 196,
          0.8,
          i * 33,
        );
      }),
      times(7, (i) => [ivoryHead(404, 372 + i * 36, 0.7, i * 30), roseHead(796, 372 + i * 36, 0.7, i * 40)]),
      at(
        540,
        650,
        1.16,
        lehenga({ main: rose[3], veil: true, dupatta: marigold[1], right: [12, 8], turn: 1 }),
      ),
      at(
        664,
        650,
        1.2,
        man({ main: ivory[0], coat: teal[3], wrap: rose[3], plume: true, left: [20, 6], turn: -1 }),
      ),
      lift(3, rect(-20, 680, 1240, 140, down('#0c3d44', '#082a31'))),
      mirror(150, at(150, 730, 1, softbox(520))),
      mirror(600, mirror(150, at(150, 730, 1, softbox(520)))),
      line('M-20 60Q200 130 330 40', ink[2], 3),
      [
        [60, 84, -6],
        [180, 100, 4],
      ].map(([x, y, a], i) =>
        turn(
          a!,
          x!,
          y!,
          lift(1, rect(x! - 46, y!, 92, 104, ivory[0], 2)),
          rect(x! - 38, y! + 8, 76, 70, [rose[2], marigold[2]][i]!),
          circle(x!, y! + 44, 18, ivory[1]),
          rect(x! - 5, y! - 8, 10, 20, sand[4], 2),
        ),
      ),
      line('M870 40Q1000 130 1220 60', ink[2], 3),
      [
        [1010, 92, 5],
        [1130, 84, -5],
      ].map(([x, y, a], i) =>
        turn(
          a!,
          x!,
          y!,
          lift(1, rect(x! - 46, y!, 92, 104, ivory[0], 2)),
          rect(x! - 38, y! + 8, 76, 70, [teal[1], leaf[1]][i]!),
          path(cusped(x! - 18, y! + 20, 36, 56, 2), ivory[1]),
          rect(x! - 5, y! - 8, 10, 20, sand[4], 2),
        ),
      ),
      at(600, 652, 0.8, tripod(190)),
      at(
        90,
        106,
        0.85,
        join(
          lift(
            2,
            rect(500, 520, 200, 124, ink[2], 14),
            rect(552, 492, 96, 34, ink[2], 8),
            rect(514, 534, 172, 96, '#e9c7a8', 4),
          ),
          clip(
            'M514 534H686V630H514Z',
            path('M552 640V586A48 44 0 0 1 648 586V640H640V586A40 38 0 0 0 560 586V640Z', leaf[3]),
            at(584, 650, 0.32, lehenga({ main: rose[3], veil: true, dupatta: marigold[1] })),
            at(618, 650, 0.33, man({ main: ivory[0], coat: teal[3], wrap: rose[3], plume: true, turn: -1 })),
          ),
          circle(672, 510, 7, sindoor[2]),
        ),
      ),
    ),
});
