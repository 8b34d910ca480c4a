import { indigo, ink, ivory, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped, dome, pillar } from '../../parts/arches.ts';
import { pen } from '../../parts/desk.ts';
import { books } from '../../parts/office.ts';
import { seal } from '../../parts/papers.ts';
import { tree } from '../../parts/plants.ts';
import { sun } from '../../parts/weather.ts';

/** The court of law and the paper it is all about. */
export default scene({
  alt: 'A domed court building with tall columns behind a desk where a sealed agreement, law books and a fountain pen are laid out.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#cfe0dc', '#f6ecd6')),
      sun(240, 150, 56, '#fff3cf'),
      dome(600, 240, 250, '#e7cfae', marigold[3]),
      lift(2, rect(430, 226, 340, 40, '#ecd6b8', 3), rect(180, 262, 840, 50, '#f0dcc0', 3)),
      times(9, (i) => rect(196 + i * 92, 306, 70, 6, '#cfae84')),
      rect(200, 310, 800, 260, '#b98c68'),
      times(10, (i) => pillar(220 + i * 84.5, 312, 560, 36, '#f0dcc0')),
      path(cusped(540, 380, 120, 190, 3), teal[3]),
      times(3, (i) =>
        lift(1, rect(170 - i * 40, 556 + i * 18, 860 + i * 80, 20, ['#f0dcc0', '#e6cda9', '#dcbf96'][i]!, 2)),
      ),
      fade(0.9, at(80, 600, 1.2, tree('law1', 300)), at(1130, 600, 1.2, tree('law2', 300))),
      lift(4, rect(-20, 620, 1240, 200, down(teal[3], teal[4]))),
      rect(-20, 612, 1240, 16, teal[2]),
      turn(
        -3,
        600,
        600,
        lift(3, rect(450, 450, 300, 330, ivory[0], 5)),
        rect(480, 480, 180, 14, ink[1], 4),
        times(7, (i) => rect(480, 516 + i * 24, 240 - (i % 3) * 30, 8, sand[2], 4)),
        line('M486 720C500 700 510 734 530 712S560 724 580 716', indigo[3], 4),
        line('M480 736H600', sand[3], 2),
        at(690, 700, 1, seal(36, marigold[2], rose[3])),
      ),
      at(270, 770, 1.3, books(230, [rose[4], teal[2], marigold[3], indigo[3]], 0.17)),
      turn(-24, 860, 720, at(800, 710, 1.25, pen(210, indigo[3]))),
      at(
        1030,
        760,
        1,
        join(
          lift(2, rect(-90, -22, 190, 22, terracotta[4], 6)),
          turn(
            -16,
            0,
            -60,
            lift(
              2,
              rect(-70, -116, 110, 66, terracotta[3], 12),
              rect(-58, -122, 14, 78, marigold[2], 4),
              rect(16, -122, 14, 78, marigold[2], 4),
              rect(40, -92, 110, 16, sand[3], 6),
            ),
          ),
        ),
      ),
    ),
});
