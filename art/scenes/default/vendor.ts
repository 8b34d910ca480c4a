import { ivory, leaf, sand, teal, terracotta } from '../../palette.ts';
import { at, down, glow, join, lift, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { strand } from '../../parts/flowers.ts';
import { holes } from '../../parts/jaali.ts';
import { diya } from '../../parts/lights.ts';
import { branch } from '../../parts/plants.ts';

/** A lamp in a niche: stands for a business that has not sent its picture yet. Square. */
export default scene({
  alt: 'A clay lamp burning in a cusped niche of a lattice wall.',
  width: 800,
  height: 800,
  widths: [240, 480],
  draw: () =>
    join(
      rect(0, 0, 800, 800, down('#f4b567', '#c86b42')),
      glow(400, 470, 380, '#fff1c9', 0.95),
      lift(1, path('M220 700H580V840H220Z', terracotta[3]), rect(190, 660, 420, 40, terracotta[1], 4)),
      at(404, 662, 3.1, diya),
      lift(3, pierced(box(-40, -40, 880, 880), [cusped(190, 130, 420, 570, 3)], teal[2])),
      lift(
        4,
        pierced(
          box(-40, -40, 880, 880),
          [cusped(140, 76, 520, 800, 3), ...holes(10, 30, 116, 740, 58), ...holes(674, 30, 116, 740, 58)],
          teal[3],
        ),
      ),
      strand(210, 60, 230, 0.7),
      strand(590, 60, 230, 0.7),
      lift(2, rect(-20, 736, 840, 90, down(sand[1], sand[3])), rect(-20, 728, 840, 18, ivory[1], 3)),
      branch(70, 800, 200, -48, leaf[2], 6),
      branch(730, 800, 200, -132, leaf[3], 6),
    ),
});
