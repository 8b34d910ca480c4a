import { indigo, ivory, marigold, rose, skin, teal } from '../../palette.ts';
import { at, circle, down, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { clockFace } from '../../parts/clock.ts';
import { bunting } from '../../parts/fabric.ts';
import { beam, stars } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { djDesk, musicNote, speaker } from '../../parts/sound.ts';

/** The clock hangs where the moon would be. */
export default scene({
  alt: 'A DJ desk between tall speakers and dancing guests; above them a large clock shows ten.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[4], '#7b3b67')),
      stars(1200, 300, 30),
      glow(600, 220, 420, marigold[1], 0.55),
      times(3, (i) => circle(600, 230, 330 - i * 60, [indigo[3], '#46346f', '#5f3f77'][i]!, 'opacity=".55"')),
      at(600, 224, 1, clockFace(150, 10, 0, ivory[0], marigold[2])),
      beam(120, -20, 360, 700, 120, rose[1]),
      beam(1080, -20, 820, 700, 120, teal[1]),
      beam(330, -20, 600, 720, 110, marigold[0], 0.16),
      beam(880, -20, 560, 720, 110, marigold[0], 0.16),
      bunting(-20, 70, 420, 30, 40, [rose[2], marigold[1], teal[1]], 24),
      bunting(780, 30, 1220, 70, 40, [rose[2], marigold[1], teal[1]], 24),
      lift(2, path('M0 640Q600 590 1200 640V800H0Z', down('#4c2b63', '#241a49'))),
      at(250, 640, 1, speaker(150, 330)),
      at(950, 640, 1, speaker(150, 330)),
      at(126, 660, 1, speaker(112, 220, indigo[3])),
      at(1074, 660, 1, speaker(112, 220, indigo[3])),
      at(
        600,
        620,
        1,
        man({ main: teal[2], coat: rose[3], left: [24, 60], right: [150, 170], skin: skin[2] }),
      ),
      at(600, 528, 1, djDesk(390, 150)),
      at(
        180,
        780,
        0.92,
        lehenga({ main: marigold[2], trim: rose[3], dupatta: rose[2], left: [150, 170], right: [60, 150] }),
      ),
      at(370, 796, 0.95, man({ main: rose[3], left: [140, 176], right: [150, 120], skin: skin[3] })),
      at(830, 796, 0.95, man({ main: ivory[1], coat: indigo[2], left: [120, 172], right: [60, 20] })),
      at(
        1030,
        782,
        0.92,
        lehenga({
          main: teal[2],
          trim: indigo[3],
          dupatta: marigold[1],
          left: [60, 150],
          right: [140, 176],
          skin: skin[2],
        }),
      ),
      at(
        600,
        800,
        0.88,
        sari({ main: rose[2], trim: teal[3], left: [130, 170], right: [40, 120], back: true }),
      ),
      at(410, 330, 1, musicNote(54, marigold[1])),
      at(790, 350, 1, musicNote(46, rose[1])),
      at(740, 120, 1, musicNote(36, teal[1])),
      at(452, 130, 1, musicNote(34, teal[1])),
    ),
});
