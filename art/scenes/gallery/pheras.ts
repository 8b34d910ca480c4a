import { ivory, marigold, rose, sindoor, skin } from '../../palette.ts';
import { at, down, fade, glow, join, lift, mirror, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { curtain } from '../../parts/fabric.ts';
import { flowerBank, garland, ivoryHead, marigoldHead, roseHead, strand } from '../../parts/flowers.ts';
import { smallDiya, stars, stringLights } from '../../parts/lights.ts';
import { turban } from '../../parts/people/headwear.ts';
import { tree } from '../../parts/plants.ts';
import { havan, kalash, mandap } from '../../parts/rites.ts';
import { sitter } from '../../parts/seated.ts';

/** Seven times round. */
export default scene({
  alt: 'The pheras at night: bride and groom seated by the sacred fire under a mandap of white drapes and marigolds, lamps in front.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#1f2250', '#a85c66')),
      stars(1200, 240, 22),
      glow(600, 520, 480, marigold[1], 0.7),
      stringLights(-20, 80, 420, 200, 50, 40, '#1b1b42'),
      stringLights(780, 200, 1220, 80, 50, 40, '#1b1b42'),
      fade(
        0.7,
        at(90, 640, 1.3, tree('ph1', 340, ['#4d5f70', '#3f5264', '#344658', '#2a3a4c', '#1f2c3e'])),
        at(1110, 640, 1.3, tree('ph2', 340, ['#4d5f70', '#3f5264', '#344658', '#2a3a4c', '#1f2c3e'])),
      ),
      lift(2, path('M-20 630Q600 600 1220 630V820H-20Z', down('#6d3a52', '#341d40'))),
      at(600, 690, 1, mandap(640, 560, ivory[0], rose[2], marigold[2])),
      curtain(282, 282, 110, 370, -1, ivory[1]),
      mirror(600, curtain(282, 282, 110, 370, -1, ivory[1])),
      garland(300, 290, 600, 290, 44, 0.48),
      garland(600, 290, 900, 290, 44, 0.48),
      times(9, (i) =>
        strand(330 + i * 67, 300, 50 + (i % 2) * 40, 0.32, i % 2 ? [marigoldHead] : [ivoryHead, roseHead]),
      ),
      at(
        448,
        668,
        1.16,
        sitter({
          main: sindoor[2],
          lap: sindoor[3],
          woman: true,
          skin: skin[1],
          veil: marigold[1],
          hands: [26, -34],
        }),
      ),
      at(
        750,
        668,
        1.16,
        sitter({
          main: ivory[0],
          lap: ivory[2],
          skin: skin[2],
          stole: rose[3],
          cover: turban(rose[3], true),
          turn: -1,
        }),
      ),
      at(600, 676, 1, havan(110)),
      at(330, 706, 0.8, kalash(60)),
      at(870, 706, 0.8, kalash(60)),
      flowerBank(230, 720, 740, 2, 0.6),
      times(10, (i) => [smallDiya(200 + i * 40, 776, 0.9), smallDiya(640 + i * 40, 776, 0.9)]),
    ),
});
