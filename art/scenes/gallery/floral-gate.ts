import { ivory, leaf, marigold, rose, teal } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { round } from '../../parts/arches.ts';
import { farTown } from '../../parts/far-town.ts';
import { flowerBank, ivoryHead, marigoldHead, roseHead, saffronHead, strand } from '../../parts/flowers.ts';
import { smallDiya } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { branch, tree } from '../../parts/plants.ts';

/** The welcome. */
export default scene({
  alt: 'A tall floral gate of roses, marigolds and leaves at the head of a carpeted path with lamps, guests arriving.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#8e6aa0', '#f7c59b')),
      glow(600, 520, 420, '#fff0c6', 0.9),
      fade(0.6, farTown(-20, 560, 1240, '#a9718a', 'old')),
      at(120, 640, 1.3, tree('fg1', 360)),
      at(1080, 640, 1.3, tree('fg2', 360)),
      lift(2, path('M-20 600Q600 580 1220 600V820H-20Z', down(leaf[3], leaf[4]))),
      path('M540 600H660L860 820H340Z', rose[3]),
      path('M556 600H644L810 820H390Z', rose[2]),
      at(560, 610, 0.34, sari({ main: teal[2], back: true, flowers: true })),
      at(590, 612, 0.36, man({ main: ivory[0], back: true })),
      at(640, 616, 0.36, lehenga({ main: marigold[2], back: true })),
      lift(
        4,
        path(`${round(220, 60, 760, 700)}${round(370, 210, 460, 560)}`, leaf[4], 'fill-rule="evenodd"'),
      ),
      times(4, (ring) =>
        times(25, (i) => {
          const a = Math.PI + (i / 24) * Math.PI;
          const r = 250 + ring * 36;
          return [roseHead, marigoldHead, ivoryHead, saffronHead, roseHead][(i * 2 + ring * 3) % 5]!(
            600 + Math.cos(a) * r,
            440 + Math.sin(a) * r,
            0.9 - (i % 3) * 0.12,
            i * 40 + ring * 20,
          );
        }),
      ),
      times(4, (k) =>
        times(9, (i) => [
          [roseHead, ivoryHead, marigoldHead, saffronHead][(i + k) % 4]!(
            238 + k * 36,
            470 + i * 34,
            0.86 - (i % 2) * 0.1,
            i * 40,
          ),
          [marigoldHead, roseHead, saffronHead, ivoryHead][(i + k) % 4]!(
            854 + k * 36,
            470 + i * 34,
            0.86 - (i % 2) * 0.1,
            i * 50,
          ),
        ]),
      ),
      times(10, (i) => branch(260 + i * 76, 120 + Math.abs(4.5 - i) * 22, 70, -150 + i * 14, leaf[2], 4)),
      times(7, (i) =>
        strand(
          420 + i * 60,
          236 + Math.abs(3 - i) * 26,
          80 + (i % 2) * 40,
          0.36,
          i % 2 ? [ivoryHead] : [marigoldHead, saffronHead],
        ),
      ),
      times(5, (i) => [
        smallDiya(500 - i * 34, 640 + i * 34, 0.8 + i * 0.14),
        smallDiya(700 + i * 34, 640 + i * 34, 0.8 + i * 0.14),
      ]),
      flowerBank(180, 770, 220, 2, 0.8),
      flowerBank(820, 770, 220, 2, 0.8),
    ),
});
