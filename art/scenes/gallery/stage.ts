import { ivory, marigold, rose } from '../../palette.ts';
import { at, down, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { swag } from '../../parts/fabric.ts';
import { flowerBank, ivoryHead, marigoldHead, roseHead, scallop } from '../../parts/flowers.ts';
import { sofa } from '../../parts/hall.ts';
import { jaali } from '../../parts/jaali.ts';
import { lightCurtain, smallDiya } from '../../parts/lights.ts';

/** Before the first guest. */
export default scene({
  alt: 'An empty wedding stage: a carved sofa, tall flower columns, hanging crystal strings and a patterned backdrop in rose and ivory.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(rose[3], rose[4])),
      lift(2, rect(150, 70, 900, 560, ivory[1], 8)),
      jaali(170, 90, 860, 520, 43, rose[1]),
      lift(3, path(cusped(330, 110, 540, 520, 4), rose[2])),
      lift(2, path(cusped(380, 160, 440, 470, 4), ivory[0])),
      path(scallop(150, 22, 0.1), rose[1], 'transform="translate(600 330)"'),
      path(scallop(120, 18, 0.1), rose[2], 'transform="translate(600 330)"'),
      path(scallop(84, 14, 0.1), marigold[1], 'transform="translate(600 330)"'),
      path(scallop(46, 10, 0.1), ivory[0], 'transform="translate(600 330)"'),
      lightCurtain(200, 96, 110, 480, 8, ivory[0]),
      lightCurtain(890, 96, 110, 480, 8, ivory[0]),
      swag(150, 450, 64, 50, 50, marigold[2]),
      swag(450, 750, 64, 40, 50, rose[2]),
      swag(750, 1050, 64, 50, 50, marigold[2]),
      lift(3, rect(90, 620, 1020, 54, ivory[2], 4), rect(60, 664, 1080, 30, ivory[3], 3)),
      times(17, (i) => path(cusped(104 + i * 60, 630, 40, 42, 2), rose[2])),
      at(600, 630, 1.1, sofa(400, rose[3], marigold[1])),
      [250, 950].map((x) =>
        at(
          x,
          630,
          1,
          join(
            rect(-8, -230, 16, 230, marigold[2]),
            rect(-34, -12, 68, 12, marigold[3], 3),
            flowerBank(-74, -290, 154, 4, 0.9, [roseHead, ivoryHead, marigoldHead]),
            flowerBank(-50, -336, 106, 3, 0.9, [ivoryHead, roseHead]),
          ),
        ),
      ),
      lift(2, path('M-20 690H1220V820H-20Z', down('#6d3346', '#3c1a2c'))),
      flowerBank(50, 694, 1100, 2, 0.7, [roseHead, ivoryHead, marigoldHead, roseHead]),
      times(8, (i) => smallDiya(140 + i * 134, 770)),
    ),
});
