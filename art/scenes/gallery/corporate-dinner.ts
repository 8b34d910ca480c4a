import { indigo, ink, ivory, marigold, rose, sand, skin, teal } from '../../palette.ts';
import { at, circle, down, fade, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { pillar } from '../../parts/arches.ts';
import { chandelier } from '../../parts/hall.ts';
import { man } from '../../parts/people/man.ts';
import { bouquet, chair, goblet, roundTable } from '../../parts/tables.ts';

/** Place cards and a lectern. */
export default scene({
  alt: 'A company dinner in a pillared hall: round tables with white cloths, a lit stage with a lectern and a screen showing a rising chart.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[4], '#4a4a86')),
      times(6, (i) => pillar(60 + i * 216, 110, 520, 46, '#6f6ea6')),
      rect(-20, 80, 1240, 34, '#5a5990'),
      lift(3, rect(330, 130, 540, 290, ink[3], 6), rect(344, 144, 512, 262, down(teal[2], teal[4]))),
      times(6, (i) =>
        rect(
          410 + i * 64,
          372 - [60, 84, 76, 120, 146, 184][i]!,
          40,
          [60, 84, 76, 120, 146, 184][i]!,
          i === 5 ? marigold[2] : teal[1],
          3,
        ),
      ),
      line('M430 290L494 266L558 272L622 230L686 204L750 164', ivory[0], 5),
      fade(0.25, path('M600 420L200 800H1000Z', marigold[0])),
      lift(2, rect(250, 470, 700, 50, rose[4], 3)),
      at(
        440,
        476,
        0.96,
        man({ main: indigo[3], coat: ink[2], trim: ink[2], right: [50, 120], skin: skin[2] }),
      ),
      at(
        380,
        480,
        1,
        lift(
          2,
          path('M-44 0L-34 -120H34L44 0Z', sand[4]),
          path('M-48 -118L-40 -140H40L48 -118Z', sand[3]),
          circle(0, -62, 15, marigold[1]),
        ),
      ),
      [330, 600, 870].map((x) => at(x, 20, 1, chandelier(140))),
      rect(0, 516, 1200, 290, down('#3c3a72', '#1c1b40')),
      [
        [190, 620, 1.1],
        [600, 600, 1],
        [1010, 620, 1.1],
        [390, 720, 1.35],
        [820, 720, 1.35],
      ].map(([x, y, s]) =>
        at(
          x!,
          y!,
          s!,
          join(
            at(-74, 34, 1, chair(104, marigold[3], indigo[1])),
            at(74, 34, 1, chair(104, marigold[3], indigo[1])),
            roundTable(180, ivory[0], teal[1]),
            at(0, -2, 0.66, bouquet(1, marigold[2])),
            at(-50, 0, 0.7, goblet()),
            at(46, 4, 0.7, goblet()),
          ),
        ),
      ),
      at(1090, 770, 1, man({ main: ivory[0], coat: ink[2], trim: ink[2], skin: skin[3], left: [40, 130] })),
    ),
});
