import { indigo, ink, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, circle, down, ellipse, fade, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { awning } from '../../parts/fabric.ts';
import { chai, handi } from '../../parts/food/pots.ts';
import { stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';

/** Momos, chaat and chai on one pavement. */
export default scene({
  alt: 'A street-food counter at M Block with steaming momo baskets, golgappas, a tawa of tikkis and glasses of chai under a striped awning.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[2], teal[3])),
      times(9, (j) =>
        times(16, (i) =>
          rect(i * 80 - (j % 2) * 40, 150 + j * 44, 76, 40, (i * j) % 3 ? '#2a8686' : '#24797a', 3),
        ),
      ),
      awning(-10, -10, 1220, 150, marigold[2], ivory[1], 13),
      stringLights(-20, 140, 1220, 140, 24, 46),
      lift(2, rect(90, 190, 250, 180, ink[1], 8)),
      times(4, (i) => [
        rect(116, 222 + i * 36, 110 - (i % 2) * 20, 10, ivory[1], 4),
        rect(270, 222 + i * 36, 44, 10, marigold[1], 4),
      ]),
      at(
        520,
        590,
        1.2,
        man({ main: terracotta[2], wrap: marigold[2], left: [26, 30], right: [38, 66], skin: skin[2] }),
      ),
      at(
        850,
        590,
        1.16,
        sari({ main: rose[3], trim: indigo[3], left: [40, 100], right: [20, 60], skin: skin[1] }),
      ),
      lift(
        3,
        rect(-20, 560, 1240, 260, down(terracotta[2], terracotta[4])),
        rect(-20, 544, 1240, 30, sand[2], 4),
      ),
      times(8, (i) => rect(20 + i * 150, 600, 130, 180, terracotta[3], 6, 'opacity=".7"')),
      at(
        190,
        546,
        1,
        join(
          [0, 1, 2].map((i) =>
            lift(1, rect(-90, -56 - i * 52, 180, 50, sand[3], 8), rect(-90, -24 - i * 52, 180, 8, sand[4])),
          ),
          times(5, (i) => lift(1, path(`M${-76 + i * 36} -160q18 -40 36 0Z`, ivory[0]))),
          fade(0.5, line('M-30 -196C-54 -236 0 -256 -26 -300M30 -196C6 -236 60 -256 32 -300', ivory[0], 10)),
        ),
      ),
      at(
        430,
        546,
        1,
        join(
          lift(2, path('M-110 0L-90 -16H90L110 0Z', ink[2]), ellipse(0, -18, 100, 16, ink[1])),
          times(6, (i) =>
            lift(
              1,
              ellipse(-66 + i * 27, -24 - (i % 2) * 8, 21, 9, marigold[3]),
              ellipse(-66 + i * 27, -27 - (i % 2) * 8, 17, 6, marigold[2]),
            ),
          ),
        ),
      ),
      at(
        690,
        546,
        1,
        join(
          lift(1, rect(-84, -30, 168, 30, '#c9b79c', 6)),
          times(5, (i) =>
            lift(1, circle(-60 + i * 30, -42, 20, marigold[2]), circle(-62 + i * 30, -48, 9, marigold[3])),
          ),
          times(4, (i) =>
            lift(1, circle(-45 + i * 30, -72, 20, marigold[1]), circle(-47 + i * 30, -78, 9, marigold[3])),
          ),
        ),
      ),
      times(4, (i) => at(900 + i * 56, 548, 1.1, chai(i % 2 === 0))),
      at(1140, 546, 0.9, handi(90)),
    ),
});
