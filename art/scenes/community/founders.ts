import { indigo, ink, ivory, marigold, rose, skin, teal } from '../../palette.ts';
import { at, clip, down, ellipse, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { round } from '../../parts/arches.ts';
import { farTown } from '../../parts/far-town.ts';
import { kulhad } from '../../parts/food/pots.ts';
import { potted } from '../../parts/greens.ts';
import { pendant } from '../../parts/hall.ts';
import { laptop } from '../../parts/office.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { sitter } from '../../parts/seated.ts';

/** First Tuesday, upstairs room. */
export default scene({
  alt: 'Young founders in an upstairs room: one speaks beside a board of notes while others listen from cushions with chai.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[2], '#7d6a9c')),
      path(round(60, 90, 240, 420), down('#e79a7c', '#f9d9a5')),
      clip(round(60, 90, 240, 420), farTown(20, 500, 340, '#a85f6a', 'both')),
      line('M180 90V510M60 320H300', ivory[1], 8),
      lift(2, path(`${round(44, 72, 272, 450)}${round(60, 90, 240, 420)}`, ivory[1], 'fill-rule="evenodd"')),
      lift(2, rect(520, 80, 520, 320, ivory[0], 6)),
      times(12, (i) =>
        lift(
          1,
          rect(
            552 + (i % 4) * 118,
            106 + Math.floor(i / 4) * 92,
            92,
            74,
            [marigold[1], rose[1], teal[1], marigold[0]][(i * 3) % 4]!,
            2,
          ),
        ),
      ),
      times(12, (i) => [
        rect(564 + (i % 4) * 118, 124 + Math.floor(i / 4) * 92, 60, 6, ink[0], 3),
        rect(564 + (i % 4) * 118, 138 + Math.floor(i / 4) * 92, 40, 6, ink[0], 3),
      ]),
      line('M650 180L660 220M890 140H920', rose[3], 4),
      [380, 1110].map((x) => at(x, 0, 1, pendant(90, 90, marigold[2]))),
      lift(2, rect(-20, 600, 1240, 220, down('#b98a63', '#7d5738'))),
      lift(1, ellipse(620, 700, 560, 76, rose[3])),
      ellipse(620, 698, 520, 66, rose[2]),
      at(
        430,
        650,
        1.26,
        lehenga({
          main: teal[2],
          trim: marigold[3],
          dupatta: ivory[0],
          right: [70, 120],
          left: [14, 30],
          skin: skin[2],
        }),
      ),
      at(620, 690, 1.06, sitter({ main: ivory[0], lap: indigo[3], skin: skin[2], turn: -1 })),
      at(800, 680, 1.04, sitter({ main: marigold[2], lap: teal[3], woman: true, skin: skin[1], turn: -1 })),
      at(980, 700, 1.06, sitter({ main: teal[2], lap: ink[1], skin: skin[3], turn: -1 })),
      at(200, 720, 1.04, sitter({ main: rose[3], lap: indigo[2], woman: true, skin: skin[2] })),
      [
        [300, 760],
        [720, 760],
        [890, 752],
      ].map(([x, y]) => at(x!, y!, 0.8, kulhad())),
      at(560, 776, 0.6, laptop('')),
      at(1120, 770, 1.3, potted(80)),
    ),
});
