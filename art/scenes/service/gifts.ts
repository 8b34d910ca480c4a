import { indigo, ivory, leaf, marigold, rose, sindoor, teal } from '../../palette.ts';
import { at, circle, down, glow, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { laddoo } from '../../parts/food/sweets.ts';
import { bangles, giftBox, invitation } from '../../parts/gifts.ts';
import { potted } from '../../parts/greens.ts';
import { smallDiya } from '../../parts/lights.ts';

/** A wall of niches, one present in each. */
export default scene({
  alt: 'Arched wall niches holding ribboned gift boxes, a brass lamp, sweets, a silk pouch and hand-made invitation cards.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[3], teal[4])),
      [0, 1].map((j) =>
        [0, 1, 2, 3].map((i) => {
          const x = 70 + i * 272;
          const y = 50 + j * 372;
          return join(
            path(cusped(x, y, 230, 320, 3), down('#ffdc9c', '#d98f4f')),
            glow(x + 115, y + 190, 150, '#fff3d0', 0.7),
          );
        }),
      ),
      lift(
        4,
        pierced(
          box(-40, -40, 1280, 880),
          [0, 1].flatMap((j) => [0, 1, 2, 3].map((i) => cusped(70 + i * 272, 50 + j * 372, 230, 320, 3))),
          teal[2],
        ),
      ),
      [0, 1].map((j) =>
        [0, 1, 2, 3].map((i) =>
          lift(
            1,
            path(
              `${cusped(60 + i * 272, 38 + j * 372, 250, 332, 3)}${cusped(70 + i * 272, 50 + j * 372, 230, 320, 3)}`,
              teal[3],
              'fill-rule="evenodd"',
            ),
            rect(50 + i * 272, 366 + j * 372, 270, 20, ivory[2], 4),
          ),
        ),
      ),
      at(185, 366, 1, giftBox(150, 120, rose[3], marigold[1])),
      at(185, 246, 1, giftBox(96, 70, ivory[1], teal[2])),
      at(
        457,
        366,
        1.4,
        join(
          path('M-40 0H40L28 -12H-28Z', marigold[3]),
          rect(-6, -120, 12, 110, marigold[2]),
          path('M-34 -120C-30 -104 30 -104 34 -120Z', marigold[2]),
          path('M-16 -70H16L8 -60H-8Z', marigold[3]),
        ),
        at(0, -116, 0.8, smallDiya(0, 6, 1.5)),
      ),
      at(
        729,
        366,
        1,
        join(lift(2, path('M-90 0L-76 -54H76L90 0Z', rose[3])), path('M-76 -54H76L72 -66H-72Z', ivory[1])),
      ),
      lift(
        1,
        times(5, (i) => laddoo(669 + i * 30, 294, 0.95)),
        times(4, (i) => laddoo(684 + i * 30, 266, 0.95)),
        times(3, (i) => laddoo(699 + i * 30, 238, 0.95)),
      ),
      turn(-6, 970, 280, at(900, 160, 1, invitation(130, 190, rose[4], ivory[0]))),
      turn(7, 1030, 290, at(970, 176, 1, invitation(130, 190, marigold[3], rose[0]))),
      at(
        185,
        738,
        1,
        lift(
          2,
          path('M-34 -110C-90 -90 -100 -20 -60 0H60C100 -20 90 -90 34 -110Z', marigold[2]),
          path('M10 -110H34C90 -90 100 -20 60 0H20C60 -30 50 -90 10 -110Z', marigold[3]),
          path('M-48 -150Q0 -120 48 -150L34 -110H-34Z', marigold[1]),
          rect(-42, -118, 84, 13, rose[3], 6),
        ),
      ),
      [0, 1, 2, 3].map((i) => circle(140 + i * 30, 690 + (i % 2) * 14, 6, marigold[4])),
      at(
        420,
        738,
        1,
        bangles(96, [
          sindoor[2],
          marigold[1],
          teal[2],
          marigold[2],
          rose[2],
          marigold[1],
          sindoor[2],
          marigold[2],
        ]),
      ),
      at(510, 738, 1, bangles(76, [leaf[2], marigold[1], leaf[3], marigold[2], leaf[2]])),
      at(729, 738, 1, potted(110, leaf, rose[3])),
      at(1001, 738, 1, giftBox(170, 100, indigo[2], rose[1])),
      at(1001, 634, 1, giftBox(110, 70, marigold[2], rose[4])),
    ),
});
