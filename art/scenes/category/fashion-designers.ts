import { indigo, ink, ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, circle, down, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { clothRoll, foldedCloth } from '../../parts/fabric.ts';
import { dressForm, hung, sewingMachine } from '../../parts/studio.ts';

/** The atelier on fitting day. */
export default scene({
  alt: "A designer's studio with an embroidered lehenga on a dress form, rolls of cloth, a sewing machine and garments on a rail.",
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f2d5c6', '#fbebdc')),
      path(cusped(390, 40, 420, 640, 4), rose[1]),
      path(cusped(420, 72, 360, 600, 4), rose[0]),
      glow(600, 330, 320, ivory[0], 0.9),
      lift(3, rect(-20, 650, 1240, 170, down(sand[2], sand[3]))),
      rect(-20, 646, 1240, 12, sand[1]),
      lift(1, line('M60 150H350M90 150V650M320 150V650', sand[4], 8)),
      [teal[2], rose[3], marigold[2], indigo[2], leaf[2]].map((fill, i) =>
        at(110 + i * 48, 164, 1.7, hung(fill, marigold[1], i % 2 === 0)),
      ),
      at(600, 690, 1.72, dressForm(rose[3], rose[3], marigold[1])),
      times(14, (i) => circle(470 + ((i * 59) % 260), 470 + ((i * 71) % 150), 6, marigold[1])),
      lift(
        2,
        rect(830, 520, 350, 24, sand[4], 4),
        rect(850, 544, 20, 190, sand[4]),
        rect(1140, 544, 20, 190, sand[4]),
      ),
      at(1010, 520, 1.2, sewingMachine(ink[2])),
      lift(
        1,
        path('M880 520C860 560 900 600 880 660H960C980 600 950 560 970 520Z', teal[2]),
        path('M940 520C930 560 950 610 930 660H960C980 600 950 560 970 520Z', teal[3]),
      ),
      [marigold[2], teal[2], rose[3], indigo[2], terracotta[2]].map((fill, i) =>
        at(860 + i * 64, 330, 1, lift(1, clothRoll(48, 190 - (i % 2) * 30, fill, marigold[0]))),
      ),
      lift(1, rect(820, 330, 360, 16, sand[4], 3)),
      line('M690 250C740 300 660 360 720 420S690 520 740 560', marigold[1], 9),
      at(220, 740, 1.1, lift(1, foldedCloth(170, 44, rose[3], marigold[1]))),
      at(236, 694, 1.1, lift(1, foldedCloth(150, 40, teal[2], marigold[1]))),
    ),
});
