import { indigo, ink, ivory, marigold, rose, sand, skin, teal } from '../../palette.ts';
import { at, circle, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { farTown } from '../../parts/far-town.ts';
import { garland, ivoryHead, petals, redHead } from '../../parts/flowers.ts';
import { vintageCar } from '../../parts/houses.ts';
import { dhol } from '../../parts/instruments.ts';
import { stars, stringLights } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { chhatra } from '../../parts/procession.ts';

/** The car, the dhol, the lights. */
export default scene({
  alt: 'A baraat at dusk: the groom stands in an open car hung with marigolds under a fringed umbrella, a dhol player and dancing family between light poles.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#2c2a63', '#e39a70')),
      stars(1200, 180, 18),
      glow(620, 500, 520, marigold[1], 0.6),
      fade(0.6, farTown(-20, 600, 1240, '#5d3a63', 'old')),
      stringLights(-20, 60, 600, 150, 60, 40, '#1b1b42'),
      stringLights(600, 150, 1220, 60, 60, 40, '#1b1b42'),
      lift(2, path('M-20 610H1220V820H-20Z', down('#8a5160', '#4a2a4a'))),
      [58, 1142].map((x) =>
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
      at(
        668,
        738,
        1,
        vintageCar(
          540,
          ivory[1],
          rose[4],
          join(
            at(
              -46,
              -30,
              1.16,
              man({ main: ink[1], trim: ink[2], left: [34, 84], right: [14, -70], skin: skin[2], turn: -1 }),
            ),
            at(196, 0, 1, chhatra(660)),
            at(
              126,
              -20,
              1.3,
              join(
                man({
                  main: ivory[0],
                  coat: rose[3],
                  wrap: marigold[2],
                  plume: true,
                  stole: teal[2],
                  left: [66, 172],
                  right: [12, 6],
                }),
                garland(-18, -232, 18, -232, 84, 0.32, [redHead, ivoryHead]),
              ),
            ),
          ),
        ),
      ),
      at(84, 772, 1, sari({ main: rose[3], left: [10, 6], right: [120, 160], flowers: true })),
      at(
        222,
        760,
        1.1,
        man({ main: marigold[2], wrap: rose[3], plume: true, left: [44, 4], right: [44, 4], skin: skin[3] }),
      ),
      at(222, 596, 1, dhol(150)),
      at(352, 780, 1.04, man({ main: teal[2], left: [150, 176], right: [110, 168], skin: skin[2] })),
      at(
        1000,
        774,
        1.06,
        lehenga({ main: teal[2], trim: rose[3], dupatta: marigold[1], left: [140, 170], right: [24, 30] }),
      ),
      at(
        1120,
        778,
        1.06,
        man({ main: ivory[1], coat: indigo[2], left: [120, 170], right: [146, 176], turn: -1 }),
      ),
      petals('baraat', 1200, 420, 40, [rose[2], marigold[1], ivory[1]]),
    ),
});
