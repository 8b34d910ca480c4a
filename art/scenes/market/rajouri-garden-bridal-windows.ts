import { indigo, ivory, marigold, rose, sindoor, skin, teal, terracotta } from '../../palette.ts';
import { at, down, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { mannequin } from '../../parts/bazaar.ts';
import { garland, ivoryHead, roseHead } from '../../parts/flowers.ts';
import { centred } from '../../parts/lettering.ts';
import { beam } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';

/** The window that stops families. */
export default scene({
  alt: 'A bridal showroom window in Rajouri Garden with four lehengas under warm spotlights and a family looking in.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, '#4a2338'),
      rect(80, 170, 1040, 480, down('#fff0c8', '#eaa968')),
      times(4, (i) => beam(220 + i * 254, 150, 220 + i * 254, 650, 120, '#ffffff', 0.35)),
      times(5, (i) => path(cusped(110 + i * 204, 200, 164, 430, 3), '#f0bd84', 'opacity=".6"')),
      times(4, (i) =>
        at(
          220 + i * 254,
          640,
          1.36,
          mannequin(
            [rose[3], marigold[2], sindoor[2], teal[2]][i]!,
            [marigold[1], rose[3], marigold[1], marigold[1]][i]!,
          ),
        ),
      ),
      times(4, (i) => garland(93 + i * 254, 172, 347 + i * 254, 172, 30, 0.4, [ivoryHead, roseHead])),
      lift(3, pierced(box(-20, -20, 1240, 700), [box(80, 170, 1040, 470)], rose[4])),
      lift(2, rect(40, 40, 1120, 100, rose[3], 8)),
      centred('DULHAN HOUSE', 600, 66, 48, marigold[1], 8.5),
      [346, 600, 854].map((x) => rect(x - 5, 170, 10, 470, rose[4])),
      lift(3, rect(-20, 660, 1240, 160, down('#8d6a62', '#5d423e'))),
      at(240, 800, 1, sari({ main: teal[2], back: true, flowers: true })),
      at(330, 806, 1.04, man({ main: ivory[1], coat: indigo[3], back: true })),
      at(430, 796, 0.92, lehenga({ main: marigold[2], trim: rose[3], back: true, right: [40, 140] })),
      at(900, 806, 1.0, man({ main: terracotta[2], back: true, wrap: marigold[2], skin: skin[3] })),
      at(1000, 800, 0.98, sari({ main: rose[2], back: true, flowers: true })),
    ),
});
