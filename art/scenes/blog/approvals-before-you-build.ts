import { indigo, ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, line, path, poly, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { bush } from '../../parts/greens.ts';
import { arcade } from '../../parts/haveli.ts';
import { inkMark, stampTool } from '../../parts/papers.ts';
import { rolledPlan } from '../../parts/tools.ts';

/** Paper first, bricks after. */
export default scene({
  alt: 'A small model house standing on a stack of stamped drawings and files, with a rubber stamp and a rolled plan in front of municipal arches.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f6d9b6', '#fbeed6')),
      glow(420, 180, 420, ivory[0], 0.9),
      fade(0.85, arcade(-60, 60, 1320, 560, 5, { wall: '#eccfa6', inside: '#e2b98a', trim: '#dcb488' })),
      lift(3, rect(-20, 610, 1240, 220, down(terracotta[2], terracotta[3]))),
      rect(-20, 604, 1240, 18, terracotta[1]),
      [teal[3], marigold[2], rose[3], indigo[2], leaf[3]].map((fill, i) =>
        join(
          lift(2, rect(330 + (i % 2) * 16, 660 - i * 40, 540, 38, fill, 4)),
          rect(360 + (i % 2) * 16, 670 - i * 40, 120, 14, ivory[1], 3),
          rect(340 + (i % 2) * 16, 690 - i * 40, 520, 6, ivory[2], 2),
        ),
      ),
      lift(2, path('M340 500L410 446H830L880 500Z', ivory[0])),
      fade(0.8, line('M420 486L460 458H600L580 486ZM620 486L640 458H790L800 486', teal[2], 3)),
      // model
      lift(
        2,
        rect(500, 300, 210, 166, ivory[1]),
        poly([470, 306, 605, 196, 740, 306], terracotta[2]),
        poly([605, 196, 740, 306, 640, 306], terracotta[3]),
      ),
      rect(640, 300, 70, 166, ivory[3], 0, 'opacity=".55"'),
      rect(530, 350, 54, 54, teal[1], 3),
      line('M557 350V404M530 377H584', ivory[1], 4),
      lift(1, rect(622, 376, 56, 90, teal[3], 3)),
      lift(1, rect(668, 206, 28, 60, terracotta[1])),
      at(452, 466, 0.8, bush(38)),
      at(764, 466, 0.8, bush(38)),
      at(960, 700, 1, stampTool(150)),
      at(1075, 716, 1, inkMark(56)),
      lift(1, path('M1000 690H1150V750H1000Z', ivory[0], 'opacity="0"')),
      turn(-8, 190, 700, at(60, 700, 1, rolledPlan(280, teal[0]))),
      turn(5, 200, 740, at(80, 750, 1, rolledPlan(250, ivory[1]))),
      turn(
        8,
        1060,
        300,
        lift(2, rect(930, 240, 210, 150, ivory[0], 4)),
        rect(952, 262, 110, 12, teal[2], 4),
        times(3, (i) => rect(952, 292 + i * 24, 160 - i * 26, 9, sand[2], 3)),
        at(1090, 350, 1, inkMark(30)),
      ),
      turn(
        -7,
        150,
        300,
        lift(2, rect(70, 220, 190, 150, ivory[0], 4)),
        line('M92 250H170V340H92ZM170 290H236V340H170', teal[2], 4),
        at(222, 252, 1, inkMark(24, leaf[3])),
      ),
    ),
});
