import { ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, fade, glow, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { handi } from '../../parts/food/pots.ts';
import { potted } from '../../parts/greens.ts';
import { floorLamp, pendant, sofa } from '../../parts/hall.ts';
import { jaali } from '../../parts/jaali.ts';
import { books } from '../../parts/office.ts';
import { bouquet } from '../../parts/tables.ts';

/** A drawing room with one foot in the haveli. */
export default scene({
  alt: 'A warm living room with an arched niche wall, a teal sofa, brass pendants, a jaali screen, a rug and plants.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#eccdb2', '#f7e4cd')),
      glow(300, 200, 460, '#fff6e0', 0.9),
      [90, 350].map((x) =>
        join(
          path(cusped(x, 110, 200, 350, 3), terracotta[2]),
          glow(x + 100, 250, 130, '#ffdf9e', 0.6),
          rect(x + 14, 300, 172, 10, sand[2]),
          rect(x + 14, 400, 172, 10, sand[2]),
          at(x + 60, 300, 0.7, potted(50, leaf, teal[2])),
          at(x + 130, 300, 0.5, handi(90, sand[3], false)),
          at(x + 100, 400, 0.6, books(130, [teal[2], marigold[2], rose[3]])),
        ),
      ),
      [90, 350].map((x) =>
        lift(
          2,
          path(
            `${cusped(x - 12, 96, 224, 366, 3)}${cusped(x, 110, 200, 352, 3)}`,
            ivory[1],
            'fill-rule="evenodd"',
          ),
        ),
      ),
      lift(2, rect(830, 70, 330, 560, sand[3], 4)),
      jaali(846, 86, 298, 528, 50, terracotta[1]),
      fade(0.5, glow(995, 350, 220, '#fff1c9', 0.9)),
      lift(2, rect(-20, 610, 1240, 210, down(sand[2], sand[3]))),
      rect(-20, 604, 1240, 14, ivory[0]),
      times(9, (i) =>
        path(
          `M${600 + (i - 4) * 150} 618L${600 + (i - 4) * 260} 820h4L${603 + (i - 4) * 150} 618Z`,
          sand[4],
          'opacity=".4"',
        ),
      ),
      lift(1, path('M220 690H980L1090 800H110Z', rose[3]), path('M244 702H956L1040 788H160Z', rose[2])),
      times(9, (i) => path(`M${270 + i * 76} 744l26 -16l26 16l-26 16Z`, rose[3])),
      at(660, 0, 1, pendant(110, 120, marigold[2])),
      at(800, 0, 1, pendant(84, 60, teal[2])),
      at(560, 700, 1, sofa(470, teal[2], marigold[1])),
      turn(10, 690, 560, lift(1, rect(640, 510, 84, 84, rose[3], 12))),
      lift(2, ellipse(700, 728, 120, 24, sand[4])),
      lift(1, rect(640, 728, 12, 56, sand[4]), rect(750, 728, 12, 56, sand[4])),
      at(670, 722, 0.62, bouquet(1, ivory[1])),
      at(740, 724, 0.7, books(90, [marigold[2], teal[2]])),
      at(170, 730, 1.5, potted(90, leaf, ivory[2])),
      at(920, 720, 1, floorLamp(420, ivory[0])),
    ),
});
