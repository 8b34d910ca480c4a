import { indigo, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, circle, down, join, lift, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cycleRickshaw } from '../../parts/cycle-rickshaw.ts';
import { facade } from '../../parts/facade.ts';
import { potted } from '../../parts/greens.ts';
import { centred } from '../../parts/lettering.ts';
import { man } from '../../parts/people/man.ts';
import { sun } from '../../parts/weather.ts';
import { tangle } from '../../parts/wires.ts';

/** A wrong turn in the lanes. */
export default scene({
  alt: 'A lost cycle rickshaw at a crossing of narrow lanes under a signpost whose arms point four ways.',
  vector: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f7c796', '#fdebc9')),
      sun(600, 330, 100, '#fff4d2'),
      facade(-30, 610, 260, 480, 4, 3, terracotta, 'nf1', 'shutter'),
      facade(220, 590, 180, 380, 3, 2, sand, 'nf2', 'round'),
      facade(970, 610, 260, 500, 4, 3, teal, 'nf3', 'shutter'),
      facade(800, 590, 180, 400, 3, 2, rose, 'nf4', 'round'),
      tangle(230, 250, 980, 240, 5),
      lift(2, path('M-20 600L420 570H780L1220 600V820H-20Z', down('#dcb083', '#a9784c'))),
      rect(592, 190, 16, 470, sand[4]),
      [
        [-1, 210, teal[3], '404'],
        [1, 280, rose[3], '404'],
        [-1, 350, marigold[3], '404'],
        [1, 420, indigo[3], '404'],
      ].map(([side, y, fill], i) => {
        const s = Number(side);
        const Y = Number(y);
        return lift(
          2,
          path(
            s > 0
              ? `M606 ${Y}H${790 - i * 12}l30 27l-30 27H606Z`
              : `M594 ${Y}H${410 + i * 12}l-30 27l30 27H594Z`,
            String(fill),
          ),
          rect(s > 0 ? 636 : 440 + i * 12, Y + 22, 110, 10, ivory[0], 4),
        );
      }),
      lift(1, circle(600, 180, 20, marigold[2])),
      centred('404', 600, 90, 56, teal[4], 9),
      at(840, 740, 1.25, cycleRickshaw(270, rose[3], teal[2])),
      at(
        360,
        740,
        1.05,
        man({
          main: ivory[0],
          coat: teal[3],
          wrap: marigold[2],
          right: [60, 150],
          left: [12, -40],
          skin: skin[3],
        }),
      ),
      at(100, 770, 1.2, potted(80)),
    ),
});
