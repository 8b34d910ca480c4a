import { indigo, ivory, marigold, rose, sand, skin, teal } from '../../palette.ts';
import { at, circle, down, fade, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { farTown } from '../../parts/far-town.ts';
import { petals } from '../../parts/flowers.ts';
import { dhol } from '../../parts/instruments.ts';
import { stars, stringLights } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { mare } from '../../parts/procession.ts';

/** The mare, the dhol, the lights. */
export default scene({
  alt: 'A baraat at dusk: the groom on a white mare under a fringed umbrella, dhol players and dancing family with light poles.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#2c2a63', '#e39a70')),
      stars(1200, 180, 18),
      glow(620, 500, 520, marigold[1], 0.6),
      fade(0.6, farTown(-20, 600, 1240, '#5d3a63', 'old')),
      stringLights(-20, 60, 600, 150, 60, 40, '#1b1b42'),
      stringLights(600, 150, 1220, 60, 60, 40, '#1b1b42'),
      lift(2, path('M-20 610H1220V820H-20Z', down('#8a5160', '#4a2a4a'))),
      [90, 1110].map((x) =>
        join(
          rect(x - 4, 330, 8, 330, sand[4]),
          glow(x, 320, 130, marigold[1], 0.8),
          lift(
            1,
            path(`M${x - 40} 340L${x - 28} 280H${x + 28}L${x + 40} 340Z`, marigold[2]),
            times(4, (i) => circle(x - 27 + i * 18, 352, 8, marigold[0])),
          ),
        ),
      ),
      at(640, 742, 1.3, mare()),
      at(
        650,
        604,
        1.0,
        join(
          `<clipPath id="rider"><path d="M-90 -360H90V-118H-90Z"/></clipPath>`,
          `<g clip-path="url(#rider)">${man({ main: ivory[0], coat: rose[3], wrap: marigold[2], stole: teal[2], left: [24, 50], right: [20, 30] })}</g>`,
        ),
      ),
      lift(1, line('M650 486C660 500 664 520 640 560', ivory[1], 26)),
      lift(1, path('M652 556C640 574 620 584 596 584L594 574C610 568 622 556 630 546Z', rose[3])),
      line('M700 470V180', sand[4], 6),
      at(
        700,
        130,
        1,
        lift(
          2,
          path('M-130 60C-120 -10 -50 -30 0 -30C50 -30 120 -10 130 60Z', rose[3]),
          path('M-44 60C-40 0 -20 -30 0 -30C20 -30 40 0 44 60Z', marigold[2]),
          path('M60 -20C100 -6 126 20 130 60H96C96 20 84 -8 60 -20Z', rose[4]),
          times(13, (i) => path(`M${-130 + i * 20} 60h20v10l-10 14l-10 -14Z`, i % 2 ? marigold[1] : rose[2])),
        ),
      ),
      at(
        250,
        760,
        1.1,
        man({ main: marigold[2], wrap: rose[3], left: [50, 100], right: [50, 100], skin: skin[3] }),
      ),
      at(250, 596, 1, dhol(150)),
      at(400, 776, 1.06, man({ main: teal[2], left: [150, 176], right: [140, 100], skin: skin[2] })),
      at(
        900,
        770,
        1.06,
        lehenga({ main: teal[2], trim: rose[3], dupatta: marigold[1], left: [140, 170], right: [60, 150] }),
      ),
      at(1020, 776, 1.06, man({ main: ivory[1], coat: indigo[2], left: [100, 170], right: [150, 176] })),
      at(130, 776, 1, sari({ main: rose[3], right: [120, 160], flowers: true })),
      petals('baraat', 1200, 420, 40, [rose[2], marigold[1], ivory[1]]),
    ),
});
