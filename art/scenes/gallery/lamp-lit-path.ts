import { ivory, marigold, rose, sand } from '../../palette.ts';
import { at, down, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { chhatri } from '../../parts/arches.ts';
import { flowerBank, ivoryHead, roseHead } from '../../parts/flowers.ts';
import { lantern, paperLantern } from '../../parts/lanterns.ts';
import { smallDiya, stars } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';

/** The walk from the car. */
export default scene({
  alt: 'A garden path at night lined with clay lamps and lanterns in trees, leading to a small glowing pavilion.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#17193f', '#3f4a6b')),
      stars(1200, 240, 34),
      glow(600, 420, 300, marigold[1], 0.9),
      chhatri(600, 500, 190, '#b98a6a', '#f9c75a'),
      rect(490, 494, 220, 22, '#8a6250', 3),
      rect(470, 514, 260, 18, '#75523f', 3),
      lift(2, path('M-20 520Q600 500 1220 520V820H-20Z', down('#2f4a45', '#16282c'))),
      path('M560 530H640C640 600 760 640 820 820H280C420 640 560 600 560 530Z', down('#b98f6a', '#6d5048')),
      [
        [60, 620, 1.5],
        [270, 560, 1],
        [930, 560, 1],
        [1140, 620, 1.5],
      ].map(([x, y, s], k) =>
        join(
          at(
            x!,
            y!,
            s!,
            tree(`ll${k}`, 340, ['#3f5a55', '#35504b', '#2b433f', '#213532', '#182826'], '#1c1a20'),
          ),
        ),
      ),
      [
        [200, 60, 130],
        [330, 40, 90],
        [870, 40, 90],
        [1000, 60, 130],
        [100, 90, 150],
        [1100, 90, 150],
      ].map(([x, y, d], i) =>
        at(x!, y!, 0.9, i % 2 ? lantern(sand[3], d! * 0.7) : paperLantern(marigold[2], ivory[0], d! * 0.7)),
      ),
      times(9, (i) => {
        const t = (i / 8) ** 1.5;
        const s = 0.4 + t * 1.2;
        return [smallDiya(548 - t * 250, 548 + t * 230, s), smallDiya(652 + t * 190, 548 + t * 230, s)];
      }),
      flowerBank(0, 776, 270, 2, 0.7, [ivoryHead, roseHead]),
      flowerBank(860, 776, 340, 2, 0.7, [ivoryHead, roseHead]),
      at(580, 640, 0.5, sari({ main: rose[3], back: true, flowers: true })),
      at(630, 644, 0.52, man({ main: ivory[1], back: true })),
    ),
});
