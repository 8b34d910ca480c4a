import { indigo, ink, ivory, leaf, rose, sand, teal } from '../../palette.ts';
import { at, circle, down, fade, join, lift, line, path, poly, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { foldedCloth } from '../../parts/fabric.ts';
import { scallop } from '../../parts/flowers.ts';
import { centred } from '../../parts/lettering.ts';

/** Stamp, cloth, stamp. */
export default scene({
  alt: 'A block-printing table: carved wooden blocks, pans of indigo and red dye, and a long cloth with a half-printed flower pattern.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#cda777', '#b88c58')),
      lift(3, poly([-20, 140, 1220, 90, 1220, 640, -20, 700], ivory[0])),
      line('M-20 168L1220 118M-20 672L1220 612', indigo[2], 8),
      times(5, (j) =>
        times(12, (i) => {
          const x = 60 + i * 98 + (j % 2) * 49;
          const y = 216 + j * 92 - i * 4;
          return i < 8 - (j % 3)
            ? join(
                path(scallop(27, 8, 0.2), indigo[2], `transform="translate(${x} ${y})"`),
                circle(x, y, 11, ivory[0]),
                circle(x, y, 6, rose[3]),
                path(`M${x - 6} ${y + 28}c-18 4 -18 22 0 20c18 2 18 -16 6 -20Z`, leaf[2]),
              )
            : fade(0.25, circle(x, y, 3, sand[4]));
        }),
      ),
      at(
        800,
        330,
        1,
        turn(
          -10,
          0,
          0,
          lift(
            3,
            rect(-62, -70, 124, 110, '#8a5a34', 8),
            rect(14, -70, 48, 110, '#744828', 8),
            rect(-26, -110, 52, 46, '#744828', 10),
          ),
          times(5, (i) => circle(-40 + i * 20, -16, 6, '#a9744a')),
        ),
      ),
      at(
        1000,
        480,
        1,
        turn(
          14,
          0,
          0,
          lift(2, rect(-54, -54, 108, 108, '#9b6a40', 8)),
          path(scallop(38, 8, 0.2), '#6d4425'),
          circle(0, 0, 14, '#9b6a40'),
        ),
      ),
      at(
        130,
        740,
        1,
        join(lift(2, rect(-90, -46, 190, 90, sand[4], 10)), rect(-78, -34, 166, 66, indigo[3], 6)),
      ),
      at(
        370,
        746,
        1,
        join(lift(2, rect(-90, -46, 190, 90, sand[4], 10)), rect(-78, -34, 166, 66, rose[3], 6)),
      ),
      turn(
        20,
        620,
        740,
        lift(2, rect(560, 700, 110, 64, '#8a5a34', 8), rect(596, 676, 40, 30, '#744828', 8)),
      ),
      times(3, (i) =>
        at(830, 770 - i * 44, 1, lift(1, foldedCloth(220, 42, [indigo[2], rose[3], leaf[2]][i]!, ivory[0]))),
      ),
      turn(
        -8,
        1120,
        730,
        lift(1, path('M1080 690h60l24 30v60h-84Z', ivory[0]), circle(1140, 714, 5, sand[4])),
        centred('₹', 1116, 732, 30, ink[1], 4.5),
      ),
      lift(1, path('M1010 60L1030 0H1060L1080 60C1080 100 1010 100 1010 60Z', teal[2])),
    ),
});
