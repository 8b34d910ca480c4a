import { ivory, leaf, marigold, rose, sand, teal } from '../../palette.ts';
import { at, circle, down, ellipse, join, lift, path, poly, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { marigoldHead, scallop } from '../../parts/flowers.ts';
import { invitation } from '../../parts/gifts.ts';
import { branch } from '../../parts/plants.ts';

/** Ivory, brass, one marigold each. */
export default scene({
  alt: 'A place setting from above: a brass charger, ivory plate, folded napkin with a marigold, cutlery, glass and a menu card on a teal cloth.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[2], teal[3])),
      times(9, (j) =>
        times(13, (i) =>
          path(
            scallop(12, 8),
            teal[1],
            `transform="translate(${40 + i * 96 + (j % 2) * 48} ${40 + j * 92})" opacity=".28"`,
          ),
        ),
      ),
      lift(3, circle(600, 410, 282, marigold[3])),
      circle(600, 410, 274, marigold[2]),
      circle(600, 410, 258, marigold[1]),
      lift(2, circle(600, 410, 220, ivory[0])),
      circle(600, 410, 170, ivory[2]),
      circle(602, 412, 165, ivory[1]),
      lift(2, path('M540 250H660V540L600 580L540 540Z', rose[2]), path('M600 250H660V540L600 580Z', rose[3])),
      rect(530, 372, 140, 26, marigold[2], 4),
      marigoldHead(600, 386, 2.1),
      lift(
        1,
        rect(236, 250, 18, 330, '#d9d2c3', 9),
        path('M222 190h10v70h6v-70h10v70h6v-70h10v84q0 24 -21 24t-21 -24Z', '#d9d2c3'),
      ),
      lift(
        1,
        rect(180, 270, 15, 300, '#d9d2c3', 8),
        path('M168 216h8v60h5v-60h9v60h5v-60h8v70q0 20 -17 20t-18 -20Z', '#d9d2c3'),
      ),
      lift(
        1,
        path('M938 200C966 220 968 330 958 400H940Z', '#e4ddcf'),
        rect(938, 396, 20, 190, '#d9d2c3', 9),
      ),
      lift(1, ellipse(1016, 250, 24, 40, '#e4ddcf'), rect(1008, 284, 15, 290, '#d9d2c3', 8)),
      at(
        1010,
        120,
        1,
        join(
          lift(2, circle(0, 0, 70, '#cfe6e0')),
          circle(0, 0, 56, '#e6f2ee'),
          circle(4, 4, 44, marigold[2]),
        ),
      ),
      at(880, 96, 1, join(lift(2, circle(0, 0, 52, '#cfe6e0')), circle(0, 0, 42, '#e6f2ee'))),
      turn(-8, 200, 90, at(110, -20, 1, invitation(160, 200, ivory[0], rose[0]))),
      turn(
        4,
        1080,
        690,
        lift(
          1,
          poly([990, 640, 1150, 640, 1150, 720, 990, 720], ivory[0]),
          rect(1020, 668, 100, 9, teal[2], 4),
          rect(1034, 688, 72, 7, sand[2], 3),
        ),
      ),
      times(6, (i) => at(60 + i * 46, 730 + (i % 2) * 16, 1, marigoldHead(0, 0, 0.9, i * 40))),
      branch(-20, 640, 260, 12, leaf[2], 7),
      branch(1220, 520, 200, 170, leaf[2], 6),
    ),
});
