import { ivory, leaf, marigold, sand, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, line, path, poly, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { pencil } from '../../parts/desk.ts';
import { bush, potted } from '../../parts/greens.ts';
import { compassTool } from '../../parts/houses.ts';
import { jaali } from '../../parts/jaali.ts';
import { tree } from '../../parts/plants.ts';
import { rolledPlan } from '../../parts/tools.ts';

/** The drawing that stands up. */
export default scene({
  alt: "An architect's sheet from which a paper model of a house rises: arched front, jaali screen, terrace and tree, with compass and scale beside.",
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f2dcc0', '#e6c59d')),
      glow(380, 200, 420, ivory[0], 0.8),
      lift(3, path('M110 560L300 400H900L1090 560L1160 780H40Z', teal[3])),
      path('M130 572L310 412H890L1070 572L1130 764H70Z', teal[2]),
      fade(
        0.5,
        line(
          'M120 700L290 430M1080 700L910 430M90 640H1110M150 580H1050M230 500H970M600 412V764M450 412L380 764M750 412L820 764',
          teal[1],
          2,
        ),
      ),
      lift(3, rect(330, 250, 540, 300, ivory[1]), rect(330, 232, 540, 24, ivory[2])),
      rect(760, 256, 110, 294, ivory[3], 0, 'opacity=".6"'),
      lift(
        2,
        pierced(
          box(360, 330, 300, 220),
          [cusped(376, 350, 80, 200, 3), cusped(470, 350, 80, 200, 3), cusped(564, 350, 80, 200, 3)],
          terracotta[1],
        ),
      ),
      lift(2, rect(650, 120, 250, 130, terracotta[2]), rect(636, 108, 278, 20, terracotta[1])),
      rect(840, 128, 60, 122, terracotta[3]),
      jaali(670, 148, 150, 88, 25, ivory[2]),
      lift(1, rect(690, 400, 130, 110, teal[3], 3)),
      line('M755 400V510M690 455H820', ivory[1], 6),
      lift(1, rect(676, 384, 158, 14, sand[3])),
      rect(350, 206, 280, 8, sand[4]),
      times(12, (i) => rect(354 + i * 24, 206, 5, 30, sand[4])),
      at(420, 232, 0.7, potted(50)),
      at(560, 232, 0.7, potted(50, leaf, teal[2])),
      at(250, 556, 1, tree('arch', 300)),
      at(960, 556, 0.9, bush(56)),
      at(900, 560, 1, bush(40)),
      turn(
        14,
        960,
        690,
        lift(2, poly([870, 640, 1130, 640, 870, 770], marigold[1], 'opacity=".95"')),
        poly([896, 664, 1042, 664, 896, 738], teal[2]),
      ),
      at(120, 690, 1, compassTool(180)),
      at(420, 730, 1, rolledPlan(230, ivory[0])),
      turn(-12, 720, 720, at(640, 700, 1.2, pencil(170))),
    ),
});
