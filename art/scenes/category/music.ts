import { indigo, ivory, marigold, rose, teal, terracotta } from '../../palette.ts';
import { at, circle, down, join, lift, path, rect, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { dhol, guitar, tabla } from '../../parts/instruments.ts';
import { mic, musicNote, speaker } from '../../parts/sound.ts';

/** The band room before the band. */
export default scene({
  alt: 'Instruments resting together: tabla, a dhol, a guitar, a harmonium-sized speaker and a microphone, with arcs of sound behind.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[2], rose[3])),
      [440, 350, 262, 176].map((r, i) =>
        circle(600, 640, r, [indigo[3], '#6a4f86', '#92607f', rose[2]][i]!, 'opacity=".75"'),
      ),
      lift(3, rect(-20, 640, 1240, 180, down(terracotta[3], terracotta[4]))),
      rect(-20, 634, 1240, 14, terracotta[2]),
      lift(
        1,
        path('M120 700Q600 640 1080 700L1180 780Q600 720 20 780Z', rose[4]),
        path('M150 706Q600 652 1050 706L1060 716Q600 662 140 716Z', marigold[1]),
      ),
      at(230, 676, 1, speaker(180, 380, indigo[4], teal[2])),
      turn(14, 900, 690, at(900, 700, 1, guitar(470))),
      at(470, 716, 1, tabla(190)),
      at(720, 660, 1, dhol(250, terracotta[2])),
      at(1050, 690, 1, mic(420)),
      at(420, 250, 1, musicNote(80, marigold[1])),
      at(620, 170, 1, musicNote(64, ivory[1])),
      at(800, 260, 1, musicNote(56, teal[1])),
    ),
});
