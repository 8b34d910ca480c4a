import { indigo, ivory, marigold, rose, teal, terracotta } from '../../palette.ts';
import { at, circle, down, ellipse, fade, join, lift, line, path, rect, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { waterTank } from '../../parts/facade.ts';
import { farTown } from '../../parts/far-town.ts';
import { roller } from '../../parts/paint-tools.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { cloudBank, rain, umbrella } from '../../parts/weather.ts';

/** The first heavy afternoon of July. */
export default scene({
  alt: 'Heavy monsoon rain on a Delhi rooftop: half the roof freshly coated, water running to a downpipe, clouds layered above and a bright umbrella below.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#56708a', '#b9cfcf')),
      fade(0.5, farTown(-20, 560, 1240, '#6f8a98', 'new')),
      cloudBank('m3', 1200, 210, 90, '#8ba2b2'),
      cloudBank('m2', 1200, 140, 90, '#6a8499'),
      cloudBank('m1', 1200, 66, 90, '#47607a'),
      rain('far', 1200, 640, 90, '#d7e6ea'),
      at(60, 620, 1.2, tree('rain', 300)),
      // house
      lift(3, rect(230, 420, 740, 300, '#efd8b4')),
      rect(810, 420, 160, 300, '#dcbd92'),
      lift(3, path('M190 420L270 330H930L1010 420Z', '#c7b299'), rect(190, 416, 820, 30, '#a98f75', 3)),
      path('M196 414L272 336H600L560 414Z', teal[2]),
      path('M272 336H600L596 346H264Z', teal[1]),
      fade(0.5, ellipse(760, 392, 90, 10, '#e4f1f2'), ellipse(690, 366, 40, 5, '#e4f1f2')),
      turn(-20, 566, 360, at(572, 368, 0.9, roller(70, teal[2]))),
      at(880, 336, 0.9, waterTank(110)),
      rect(262, 300, 12, 40, '#a98f75'),
      lift(1, rect(252, 290, 32, 14, '#8a7059', 3)),
      lift(
        2,
        rect(986, 430, 20, 300, teal[3], 6),
        rect(982, 480, 28, 12, teal[4], 3),
        rect(982, 620, 28, 12, teal[4], 3),
        path('M986 700V736Q986 752 1004 752H1046V732H1006V700Z', teal[3]),
      ),
      path('M1040 742C1080 740 1100 770 1150 782H1030C1036 770 1030 756 1040 742Z', '#dcebed'),
      [300, 470, 640].map((x, i) =>
        join(
          lift(1, rect(x, 500, 110, 130, '#fff3dc', 3)),
          rect(x + 10, 510, 90, 110, i === 1 ? marigold[1] : teal[4], 2),
          line(`M${x + 55} 510V620M${x + 10} 560H${x + 100}`, '#fff3dc', 5),
          lift(1, rect(x - 14, 482, 138, 16, terracotta[2], 3)),
        ),
      ),
      lift(1, rect(840, 540, 100, 180, teal[3], 3), rect(850, 552, 80, 168, teal[2], 2)),
      circle(920, 640, 5, marigold[1]),
      lift(3, path('M-20 710C300 690 800 720 1220 704V820H-20Z', down('#7c8b7f', '#566b66'))),
      fade(0.55, ellipse(520, 762, 170, 12, '#cfe0e0'), ellipse(200, 776, 90, 8, '#cfe0e0')),
      at(420, 800, 0.84, sari({ main: rose[3], trim: indigo[3], left: [10, 20], right: [44, 156] })),
      at(474, 508, 1, umbrella(112, marigold[2], ivory[1])),
      rain('near', 1200, 800, 70, '#eef6f6'),
    ),
});
