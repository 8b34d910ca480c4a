import { ivory, leaf, marigold, rose, sand } from '../../palette.ts';
import { at, down, fade, join, lift, mirror, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { curtain } from '../../parts/fabric.ts';
import { flowerBank, garland, ivoryHead, marigoldHead, strand } from '../../parts/flowers.ts';
import { tree } from '../../parts/plants.ts';
import { havan, kalash, mandap } from '../../parts/rites.ts';
import { chair, chauki } from '../../parts/tables.ts';
import { cloud } from '../../parts/weather.ts';

/** Morning rites on the lawn. */
export default scene({
  alt: 'A mandap on a lawn by day: bamboo posts, ivory drapes and jasmine, low seats round the fire altar and trees beyond.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#a9d8d6', '#f6f0d8')),
      at(250, 130, 1, cloud(220, ivory[0])),
      at(960, 90, 1, cloud(160, ivory[0])),
      fade(0.8, path('M-20 520C200 440 460 500 700 470S1060 460 1220 500V620H-20Z', leaf[1])),
      at(90, 580, 1.3, tree('md1', 360)),
      at(1100, 580, 1.4, tree('md2', 360)),
      at(300, 560, 0.8, tree('md3', 280)),
      at(900, 560, 0.8, tree('md4', 280)),
      lift(2, path('M-20 570Q600 540 1220 570V820H-20Z', down(leaf[2], leaf[3]))),
      at(600, 690, 1, mandap(700, 560, ivory[0], leaf[1], sand[3])),
      curtain(252, 284, 120, 372, -1, ivory[1]),
      mirror(600, curtain(252, 284, 120, 372, -1, ivory[1])),
      garland(270, 290, 600, 290, 50, 0.5, [ivoryHead, ivoryHead, marigoldHead]),
      garland(600, 290, 930, 290, 50, 0.5, [ivoryHead, ivoryHead, marigoldHead]),
      times(11, (i) => strand(300 + i * 60, 300, 60 + Math.abs(5 - i) * 16, 0.32, [ivoryHead])),
      [430, 530, 670, 770].map((x) => at(x, 626, 1, chauki(84, sand[4]))),
      [430, 530, 670, 770].map((x) =>
        lift(1, rect(x - 38, 612, 76, 18, [rose[2], marigold[1]][x % 20 === 10 ? 0 : 1]!, 8)),
      ),
      at(600, 668, 1, havan(96)),
      at(350, 700, 0.9, kalash(64)),
      at(850, 700, 0.9, kalash(64)),
      flowerBank(220, 716, 760, 1, 0.7, [marigoldHead, ivoryHead]),
      [160, 1040].map((x) =>
        times(3, (i) => at(x + (i - 1) * 70, 770 + (i % 2) * 10, 1.1, chair(116, sand[3], ivory[0]))),
      ),
    ),
});
