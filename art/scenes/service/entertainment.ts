import { indigo, ivory, marigold, rose, shade, skin, teal } from '../../palette.ts';
import { at, circle, down, ellipse, glow, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { dhol, guitar, tabla } from '../../parts/instruments.ts';
import { beam, stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { sitter } from '../../parts/seated.ts';
import { mic, musicNote, speaker } from '../../parts/sound.ts';

/** A sangeet evening with a live band. */
export default scene({
  alt: 'A live band on a small stage: a singer at the microphone, a tabla player, a guitarist and a dhol player under warm spotlights.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#123f4a', '#2c6a6b')),
      glow(600, 360, 560, '#ffdf9e', 0.6),
      lift(
        2,
        path('M-20 -20H300C260 200 150 420 -20 560Z', rose[3]),
        path('M1220 -20H900C940 200 1050 420 1220 560Z', shade(rose[3], 0.1)),
      ),
      times(4, (i) => [
        path(
          `M${40 + i * 64} -20C${30 + i * 50} 180 ${10 + i * 20} 380 ${-60 + i * 20} 500L${-40 + i * 20} 510C${40 + i * 20} 380 ${60 + i * 52} 180 ${64 + i * 64} -20Z`,
          shade(rose[3], 0.2),
        ),
        path(
          `M${1160 - i * 64} -20C${1170 - i * 50} 180 ${1190 - i * 20} 380 ${1260 - i * 20} 500L${1240 - i * 20} 510C${1160 - i * 20} 380 ${1140 - i * 52} 180 ${1136 - i * 64} -20Z`,
          shade(rose[3], 0.25),
        ),
      ]),
      beam(300, -30, 420, 640, 130, '#fff1c9', 0.2),
      beam(900, -30, 780, 640, 130, '#fff1c9', 0.2),
      beam(600, -30, 600, 660, 170, '#fff1c9', 0.24),
      at(
        600,
        0,
        1,
        join(
          lift(
            2,
            path(
              `${cusped(-220, 90, 440, 500, 4)}${cusped(-196, 118, 392, 480, 4)}`,
              marigold[2],
              'fill-rule="evenodd"',
            ),
          ),
        ),
      ),
      stringLights(380, 180, 820, 180, 60, 36),
      at(250, 620, 1, speaker(130, 260, indigo[4], teal[2])),
      at(950, 620, 1, speaker(130, 260, indigo[4], teal[2])),
      lift(3, path('M120 600H1080L1160 690H40Z', '#9d5a45'), rect(40, 688, 1120, 60, '#6d3346')),
      times(18, (i) => circle(70 + i * 62, 718, 8, marigold[1])),
      lift(1, ellipse(420, 650, 120, 20, rose[2]), ellipse(420, 648, 96, 15, ivory[1])),
      at(
        420,
        646,
        1.12,
        sitter({ main: ivory[1], lap: ivory[2], stole: teal[2], skin: skin[2], hands: [34, -44] }),
      ),
      at(420, 668, 1.1, tabla(76)),
      at(
        612,
        660,
        1.2,
        sari({ main: teal[2], trim: marigold[3], right: [40, 158], left: [26, 60], flowers: true }),
      ),
      at(650, 664, 1, mic(272)),
      at(800, 660, 1.16, man({ main: indigo[2], left: [30, 70], right: [34, -60], skin: skin[1] })),
      turn(38, 806, 500, at(806, 590, 1, guitar(250))),
      at(
        980,
        690,
        1.1,
        man({
          main: marigold[2],
          coat: rose[4],
          wrap: rose[3],
          plume: true,
          left: [44, 4],
          right: [44, 4],
          turn: -1,
          skin: skin[3],
        }),
      ),
      at(980, 520, 1, dhol(150)),
      at(340, 330, 1, musicNote(50, marigold[1])),
      at(880, 300, 1, musicNote(50, rose[1])),
      at(500, 250, 1, musicNote(36, ivory[1])),
      lift(4, path('M-20 760Q600 730 1220 760V820H-20Z', '#0c2f38')),
    ),
});
