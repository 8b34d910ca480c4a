import { indigo, ivory, marigold, rose, skin, teal } from '../../palette.ts';
import { at, down, glow, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { round } from '../../parts/arches.ts';
import { clockFace } from '../../parts/clock.ts';
import { bunting } from '../../parts/fabric.ts';
import { guitar, tabla } from '../../parts/instruments.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { sitter } from '../../parts/seated.ts';
import { mic } from '../../parts/sound.ts';

/** The last song, still loud, still legal. */
export default scene({
  alt: 'A sangeet in Noida with a long dance floor, a band on a low stage and a lit clock on the wall a few minutes before ten.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#0f3f48', '#2b8082')),
      times(6, (i) => path(round(40 + i * 194, 120, 150, 420), '#17555c')),
      times(6, (i) => glow(115 + i * 194, 260, 130, marigold[1], 0.35)),
      at(600, 170, 1, clockFace(92, 9, 54, ivory[0], marigold[2])),
      bunting(-20, 40, 500, 90, 40, [rose[2], marigold[1], ivory[0]], 30),
      bunting(700, 90, 1220, 40, 40, [rose[2], marigold[1], ivory[0]], 30),
      lift(3, rect(280, 470, 640, 60, rose[3], 4), rect(260, 522, 680, 24, rose[4], 3)),
      at(400, 476, 0.9, sitter({ main: ivory[0], stole: marigold[2], skin: skin[2], hands: [34, -44] })),
      at(400, 488, 1, tabla(62)),
      at(600, 478, 0.86, sari({ main: marigold[2], trim: rose[3], right: [40, 158], flowers: true })),
      at(632, 478, 1, mic(206)),
      at(790, 478, 0.86, man({ main: indigo[2], left: [30, 70], right: [34, -60] })),
      turn(38, 794, 360, at(794, 428, 1, guitar(180))),
      lift(2, path('M-20 540H1220V820H-20Z', down('#b98a5e', '#7d5636'))),
      times(12, (i) =>
        path(
          `M${600 + (i - 5.5) * 90} 544L${600 + (i - 5.5) * 210} 820h4L${603 + (i - 5.5) * 90} 544Z`,
          '#6d4a2e',
          'opacity=".4"',
        ),
      ),
      at(
        150,
        740,
        1,
        lehenga({ main: rose[3], trim: indigo[3], dupatta: marigold[1], left: [150, 170], right: [70, 150] }),
      ),
      at(
        330,
        764,
        1.04,
        man({ main: ivory[0], coat: rose[3], left: [140, 176], right: [100, 30], skin: skin[3] }),
      ),
      at(
        520,
        780,
        1.06,
        lehenga({ main: marigold[2], trim: teal[3], dupatta: rose[2], left: [100, 160], right: [150, 176] }),
      ),
      at(
        700,
        776,
        1.06,
        man({ main: teal[1], coat: indigo[2], left: [60, 150], right: [150, 170], skin: skin[1] }),
      ),
      at(
        880,
        762,
        1.02,
        lehenga({ main: indigo[2], trim: rose[3], dupatta: ivory[0], left: [150, 120], right: [60, 20] }),
      ),
      at(
        1050,
        746,
        1.02,
        man({ main: marigold[2], wrap: rose[3], left: [100, 170], right: [140, 170], skin: skin[3] }),
      ),
    ),
});
