import { indigo, ivory, marigold, rose, skin, teal } from '../../palette.ts';
import { at, down, ellipse, glow, join, lift, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { confetti } from '../../parts/flowers.ts';
import { giftBox } from '../../parts/gifts.ts';
import { beam } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';

/** The cloth comes off. */
export default scene({
  alt: 'A product launch: a teal cloth slides off a box on a lit round stand, confetti in the air, guests watching in front.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#3a1f5c', '#a24a72')),
      beam(600, -40, 600, 560, 260, '#fff1c9', 0.4),
      beam(150, -20, 480, 560, 120, marigold[1], 0.25),
      beam(1050, -20, 720, 560, 120, teal[1], 0.25),
      path(cusped(300, 80, 600, 500, 4), '#5b2f6e', 'opacity=".6"'),
      glow(600, 400, 340, '#ffe9b8', 0.9),
      lift(3, ellipse(600, 640, 300, 60, rose[4])),
      ellipse(600, 620, 290, 56, rose[3]),
      ellipse(600, 596, 210, 40, ivory[2]),
      lift(2, path('M470 560V596A130 24 0 0 0 730 596V560Z', ivory[1])),
      ellipse(600, 560, 130, 24, ivory[0]),
      at(600, 556, 1.5, giftBox(130, 110, marigold[2], rose[3])),
      lift(
        3,
        path(
          'M470 330C540 290 640 300 700 340C760 380 820 470 900 560C850 570 800 560 770 590C730 540 700 480 640 460C580 440 520 430 480 470C450 430 440 370 470 330Z',
          teal[2],
        ),
        path(
          'M640 460C700 480 730 540 770 590C800 560 850 570 900 560C820 470 760 380 700 340C740 420 720 440 640 460Z',
          teal[3],
        ),
      ),
      confetti('launch', 1200, 520, 110, [marigold[1], rose[2], teal[1], ivory[0]]),
      lift(3, path('M-20 720Q600 680 1220 720V820H-20Z', '#2a1646')),
      [130, 300, 470, 730, 900, 1070].map((x, i) =>
        at(
          x,
          1000 + (i % 2) * 16,
          1.3,
          [
            man({ main: indigo[3], back: true, left: i === 1 ? [140, 176] : [10, 4] }),
            sari({ main: rose[3], back: true, flowers: true }),
            man({ main: teal[3], back: true, skin: skin[3] }),
          ][i % 3]!,
        ),
      ),
    ),
});
