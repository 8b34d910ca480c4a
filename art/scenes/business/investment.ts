import { ivory, leaf, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, line, mirror, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { farTown } from '../../parts/far-town.ts';
import { marigoldHead } from '../../parts/flowers.ts';
import { coin, coinStack } from '../../parts/money.ts';
import { oneLeaf } from '../../parts/plants.ts';
import { cloud } from '../../parts/weather.ts';

/** Terraces that rise to a coin of a sun. */
export default scene({
  alt: 'Terraced fields rising towards a golden coin-like sun, with seedlings that grow larger on each step and small stacks of coins.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f7cf9a', '#fdeccb')),
      glow(860, 220, 460, '#fff3cc', 0.9),
      at(860, 220, 1, coin(130)),
      at(220, 150, 1, cloud(190, ivory[0])),
      at(480, 90, 1, cloud(130, ivory[0])),
      fade(0.6, farTown(-20, 470, 1240, terracotta[1], 'both')),
      [
        [430, leaf[1], 760],
        [500, '#98b06c', 600],
        [570, leaf[2], 440],
        [640, '#587a48', 270],
        [710, leaf[3], 90],
      ].map(([y, fill, x], i) =>
        join(
          lift(
            3,
            path(
              `M-20 ${y}C${Number(x) - 200} ${Number(y) + 30} ${Number(x) + 60} ${Number(y) - 20} 1220 ${Number(y) - 30 + i * 8}V820H-20Z`,
              String(fill),
            ),
          ),
          line(
            `M-20 ${Number(y) + 14}C${Number(x) - 200} ${Number(y) + 44} ${Number(x) + 60} ${Number(y) - 6} 1220 ${Number(y) - 16 + i * 8}`,
            '#fff6e2',
            3,
            'opacity=".35"',
          ),
        ),
      ),
      times(5, (i) =>
        at(
          140 + i * 190,
          728 - i * 68,
          1,
          join(
            lift(
              1,
              path(
                `M0 0V${-50 - i * 26}`,
                'none',
                `stroke="${leaf[4]}" stroke-width="${6 + i}" stroke-linecap="round"`,
              ),
            ),
            times(i + 1, (k) =>
              at(
                0,
                -40 - k * 30,
                1,
                turn(-30, 0, 0, oneLeaf(52 + i * 7, 15, leaf[2])),
                mirror(0, turn(-30, 0, 0, oneLeaf(52 + i * 7, 15, leaf[3]))),
              ),
            ),
            i > 1 && marigoldHead(0, -58 - i * 28, 0.5 + i * 0.12),
          ),
        ),
      ),
      times(5, (i) => at(214 + i * 190, 738 - i * 66, 1, coinStack(52, 2 + i * 2))),
    ),
});
