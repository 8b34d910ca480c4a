import { leaf, marigold, rose, sand, skin, teal } from '../../palette.ts';
import { at, down, ellipse, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { swag } from '../../parts/fabric.ts';
import { flowerBank, ivoryHead, marigoldHead, saffronHead, strand } from '../../parts/flowers.ts';
import { dish } from '../../parts/food/bowls.ts';
import { sari } from '../../parts/people/sari.ts';
import { kalash } from '../../parts/rites.ts';
import { sitter } from '../../parts/seated.ts';
import { chauki } from '../../parts/tables.ts';

/** The yellow morning. */
export default scene({
  alt: 'A haldi morning: the bride seated under yellow drapes and marigold strings, brass bowls of turmeric and petals around her, two women beside.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#fbd46e', '#fdeeb8')),
      glow(600, 330, 460, '#fffbe6', 0.95),
      swag(-40, 420, -10, 110, 70, marigold[2]),
      swag(380, 820, -10, 90, 70, marigold[1]),
      swag(780, 1240, -10, 110, 70, marigold[2]),
      times(17, (i) =>
        strand(
          60 + i * 68,
          90 + Math.sin(i) * 10,
          120 + Math.abs(8 - i) * 22,
          0.42,
          i % 2 ? [marigoldHead, saffronHead] : [ivoryHead, marigoldHead],
        ),
      ),
      lift(2, path('M-20 620Q600 570 1220 620V820H-20Z', down(leaf[1], leaf[2]))),
      lift(2, ellipse(600, 686, 330, 56, marigold[3])),
      ellipse(600, 680, 316, 50, marigold[1]),
      ellipse(600, 678, 270, 40, marigold[0]),
      at(600, 672, 1, chauki(220, sand[4])),
      at(
        600,
        668,
        1.44,
        sitter({
          main: marigold[1],
          lap: marigold[2],
          woman: true,
          skin: skin[0],
          veil: '#fbe08a',
          hands: [24, -30],
        }),
      ),
      at(
        400,
        700,
        1.14,
        sari({ main: leaf[2], trim: rose[3], skin: skin[1], right: [46, 78], left: [10, 20] }),
      ),
      at(
        806,
        700,
        1.14,
        sari({
          main: rose[2],
          trim: teal[3],
          skin: skin[2],
          left: [46, 78],
          right: [10, 20],
          flowers: true,
        }),
      ),
      at(470, 740, 1, join(dish(38, marigold[3], '#f2b51d'))),
      at(730, 744, 1, dish(38, marigold[3], '#f2b51d')),
      at(600, 756, 1, dish(46, sand[3], marigold[1])),
      times(10, (i) => marigoldHead(576 + (i % 5) * 12, 748 + Math.floor(i / 5) * 12, 0.3)),
      at(160, 740, 1.2, kalash(70)),
      at(1040, 740, 1.2, kalash(70)),
      flowerBank(-10, 784, 1220, 1, 0.7, [marigoldHead, saffronHead, ivoryHead]),
    ),
});
