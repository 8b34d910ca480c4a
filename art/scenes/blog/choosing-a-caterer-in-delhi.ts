import { ivory, leaf, marigold, rose, sand, teal } from '../../palette.ts';
import { at, circle, down, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { pencil } from '../../parts/desk.ts';
import { marigoldHead, saffronHead } from '../../parts/flowers.ts';
import { dal, palak, paneer } from '../../parts/food/bowls.ts';
import { laddoo } from '../../parts/food/sweets.ts';
import { thali } from '../../parts/food/thali.ts';
import { branch } from '../../parts/plants.ts';

/** The tasting: a thali and the list it is being held against. */
export default scene({
  alt: 'A brass thali with dal, paneer, rice and puri on a rose tablecloth, beside a tasting list half ticked off.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(rose[1], rose[2])),
      times(9, (i) =>
        times(14, (k) => circle(40 + k * 90 + (i % 2) * 45, 40 + i * 92, 7, rose[0], 'opacity=".55"')),
      ),
      lift(3, path('M-20 560L1220 470V840H-20Z', teal[3])),
      lift(1, path('M-20 548L1220 458V486L-20 576Z', marigold[1])),
      branch(1230, 60, 330, 152, leaf[3], 8),
      branch(1220, 150, 240, 172, leaf[2], 7),
      at(490, 400, 1, thali(320)),
      turn(
        7,
        980,
        420,
        lift(3, rect(850, 220, 250, 380, ivory[0], 6)),
        rect(850, 220, 250, 62, marigold[2], 6),
        rect(880, 244, 130, 14, ivory[0], 4),
        times(6, (i) => [
          rect(880, 312 + i * 44, 22, 22, i < 4 ? teal[2] : ivory[3], 4),
          i < 4 && line(`M${885} ${323 + i * 44}l5 6l9 -12`, ivory[0], 3.5),
          rect(916, 318 + i * 44, 150 - (i % 3) * 30, 10, sand[2], 3),
        ]),
      ),
      turn(-58, 1050, 620, at(930, 610, 1.25, pencil(190))),
      at(130, 160, 1, dal(74, marigold[2])),
      at(120, 640, 1, paneer(80, sand[3])),
      at(880, 96, 1, palak(62, marigold[2])),
      lift(1, laddoo(770, 700, 1.3), laddoo(824, 716, 1.3), laddoo(798, 664, 1.3)),
      lift(
        1,
        marigoldHead(60, 380, 1.1),
        saffronHead(250, 60, 0.9),
        marigoldHead(1120, 690, 1.2),
        saffronHead(1160, 740, 0.9),
      ),
    ),
});
