import { indigo, ivory, marigold, rose, skin, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { flowerBank, ivoryHead, roseHead, strand } from '../../parts/flowers.ts';
import { chandelier, sofa } from '../../parts/hall.ts';
import { smallDiya } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';

/** Two chairs, one long line of guests. */
export default scene({
  alt: 'A reception stage with a sofa under a chandelier, the couple greeting a family, tall flower stands on both sides.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#14505a', '#0c3941')),
      glow(600, 280, 460, '#ffe6b0', 0.7),
      times(7, (i) => path(cusped(60 + i * 156, 120, 140, 480, 3), '#1a626b', 'opacity=".8"')),
      lift(
        2,
        path(
          `${cusped(290, 60, 620, 560, 4)}${cusped(330, 100, 540, 530, 4)}`,
          marigold[2],
          'fill-rule="evenodd"',
        ),
      ),
      path(cusped(330, 100, 540, 530, 4), '#f3dcc0'),
      times(12, (i) =>
        strand(
          364 + i * 43,
          110,
          70 + Math.abs(5.5 - i) * 22,
          0.34,
          i % 2 ? [ivoryHead, roseHead] : [roseHead],
        ),
      ),
      at(600, -40, 1.2, chandelier(230)),
      lift(3, rect(120, 600, 960, 50, rose[3], 4), rect(90, 640, 1020, 30, rose[4], 3)),
      at(600, 604, 1, sofa(320, ivory[1], marigold[2])),
      at(
        520,
        616,
        1.06,
        lehenga({ main: rose[3], trim: rose[3], dupatta: marigold[1], veil: true, right: [10, -20] }),
      ),
      at(
        630,
        616,
        1.1,
        man({ main: indigo[3], coat: indigo[2], trim: indigo[4], left: [10, 8], right: [50, 110] }),
      ),
      at(790, 624, 1.02, sari({ main: teal[1], trim: indigo[3], left: [50, 120], skin: skin[2] })),
      at(870, 628, 1.06, man({ main: ivory[1], coat: terracotta[3], left: [20, 60], skin: skin[3] })),
      [210, 990].map((x) =>
        at(
          x,
          612,
          1,
          join(
            rect(-6, -180, 12, 180, marigold[3]),
            ellipse(0, -4, 34, 8, marigold[3]),
            flowerBank(-62, -240, 130, 4, 0.8),
            flowerBank(-40, -280, 90, 3, 0.8),
          ),
        ),
      ),
      lift(2, path('M-20 664H1220V820H-20Z', down('#0f4650', '#082c33'))),
      fade(0.8, path('M430 668H770L880 820H320Z', rose[3])),
      times(8, (i) => [smallDiya(300 - i * 36, 700 + i * 12), smallDiya(900 + i * 36, 700 + i * 12)]),
    ),
});
