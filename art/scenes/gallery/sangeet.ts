import { indigo, ivory, marigold, rose, skin, teal } from '../../palette.ts';
import { at, down, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { tabla } from '../../parts/instruments.ts';
import { paperLantern } from '../../parts/lanterns.ts';
import { lightCurtain, stringLights } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sitter } from '../../parts/seated.ts';
import { mic } from '../../parts/sound.ts';

/** Both families on one floor. */
export default scene({
  alt: "A sangeet night: a lit stage with a musician's seat, dancing guests in bright skirts and kurtas, and lanterns overhead.",
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#3b1f55', '#c25b6e')),
      glow(600, 360, 520, marigold[1], 0.6),
      times(9, (i) =>
        at(
          90 + i * 128,
          -10,
          0.9 + (i % 3) * 0.14,
          paperLantern([rose[2], marigold[2], teal[2]][i % 3]!, ivory[0], 20 + ((i * 37) % 90)),
        ),
      ),
      stringLights(-20, 60, 1220, 60, 70, 38, '#1b1b42'),
      lift(2, path(cusped(330, 170, 540, 460, 4), rose[4])),
      path(cusped(360, 200, 480, 430, 4), '#5d2a52'),
      lightCurtain(400, 250, 400, 300, 24),
      lift(2, rect(300, 560, 600, 60, rose[3], 4), rect(280, 610, 640, 26, rose[4], 3)),
      at(480, 566, 0.9, sitter({ main: ivory[1], stole: teal[2], skin: skin[2], hands: [34, -44] })),
      at(480, 578, 1, tabla(62)),
      at(700, 566, 0.9, sitter({ main: marigold[2], lap: rose[3], woman: true, skin: skin[1] })),
      at(600, 570, 1, mic(150)),
      lift(3, path('M-20 640Q600 600 1220 640V820H-20Z', down('#7a3a5f', '#3a1c46'))),
      at(
        170,
        760,
        1.1,
        lehenga({ main: teal[2], trim: rose[3], dupatta: marigold[1], left: [150, 170], right: [70, 150] }),
      ),
      at(
        360,
        780,
        1.12,
        man({ main: ivory[0], coat: rose[3], left: [140, 176], right: [100, 30], skin: skin[3] }),
      ),
      at(
        580,
        790,
        1.14,
        lehenga({
          main: marigold[2],
          trim: teal[3],
          dupatta: rose[2],
          left: [100, 160],
          right: [150, 176],
          skin: skin[2],
        }),
      ),
      at(800, 780, 1.12, man({ main: indigo[2], stole: marigold[1], left: [60, 150], right: [150, 170] })),
      at(
        1010,
        764,
        1.1,
        lehenga({
          main: rose[3],
          trim: indigo[3],
          dupatta: ivory[0],
          left: [150, 120],
          right: [60, 20],
          skin: skin[1],
        }),
      ),
    ),
});
