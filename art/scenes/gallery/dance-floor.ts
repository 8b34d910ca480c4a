import { indigo, ivory, marigold, rose, skin, teal } from '../../palette.ts';
import { at, down, ellipse, join, poly, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { beam } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { mirrorBall, musicNote, speaker } from '../../parts/sound.ts';

/** From above the mirror ball. */
export default scene({
  alt: 'A checkered dance floor under a mirror ball with coloured beams and pairs of dancers in evening dress.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#1d1846', '#5d2a6b')),
      times(6, (i) =>
        beam(100 + i * 200, -30, 300 + i * 120, 640, 90, [rose[1], teal[1], marigold[1]][i % 3]!, 0.22),
      ),
      at(600, 170, 1, mirrorBall(96)),
      times(40, (i) => {
        const a = i * 2.4;
        const r = 140 + ((i * 37) % 460);
        return ellipse(600 + Math.cos(a) * r, 200 + Math.sin(a) * r * 0.6, 7, 4, ivory[0], 'opacity=".5"');
      }),
      times(7, (r) =>
        times(10, (c) => {
          const t0 = (r / 7) ** 1.4;
          const t1 = ((r + 1) / 7) ** 1.4;
          const y0 = 520 + t0 * 300;
          const y1 = 520 + t1 * 300;
          const l0 = 160 - t0 * 400;
          const l1 = 160 - t1 * 400;
          const w0 = (1200 - 2 * l0) / 10;
          const w1 = (1200 - 2 * l1) / 10;
          return poly(
            [l0 + c * w0, y0, l0 + (c + 1) * w0, y0, l1 + (c + 1) * w1, y1, l1 + c * w1, y1],
            (r + c) % 2 ? ['#c25b86', '#d9902f', '#2a8a8a'][(r * 3 + c * 5) % 3]! : '#3a2a66',
          );
        }),
      ),
      at(110, 560, 1, speaker(120, 260)),
      at(1090, 560, 1, speaker(120, 260)),
      at(
        330,
        660,
        0.9,
        lehenga({ main: teal[2], trim: rose[3], dupatta: marigold[1], right: [80, 120], left: [150, 170] }),
      ),
      at(440, 664, 0.94, man({ main: ivory[0], coat: indigo[2], left: [80, 110], right: [140, 170] })),
      at(770, 660, 0.94, man({ main: rose[3], left: [120, 160], right: [80, 110], skin: skin[3] })),
      at(
        880,
        660,
        0.9,
        lehenga({
          main: marigold[2],
          trim: indigo[3],
          dupatta: rose[1],
          left: [80, 110],
          right: [150, 175],
          skin: skin[2],
        }),
      ),
      at(
        560,
        780,
        1.16,
        lehenga({ main: rose[3], trim: teal[3], dupatta: ivory[0], left: [140, 170], right: [70, 110] }),
      ),
      at(
        690,
        786,
        1.2,
        man({ main: teal[2], coat: marigold[2], left: [70, 110], right: [150, 176], skin: skin[2] }),
      ),
      at(230, 330, 1, musicNote(50, marigold[1])),
      at(960, 320, 1, musicNote(50, teal[1])),
    ),
});
