import { indigo, ivory, marigold, type Ramp, rose, skin, teal, terracotta } from '../../palette.ts';
import { at, circle, down, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { thela } from '../../parts/bazaar.ts';
import { laddoo } from '../../parts/food/sweets.ts';
import { paperLantern } from '../../parts/lanterns.ts';
import { smallDiya, stars, stringLights } from '../../parts/lights.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { shelves, shop } from '../../parts/shops.ts';

/** Lanterns, stalls, sparklers. */
export default scene({
  alt: 'A Diwali fair at night: rows of lit stalls, star lanterns, a giant wheel and families with sparklers among clay lamps.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[4], '#7b4a78')),
      stars(1200, 260, 34),
      at(
        870,
        360,
        1,
        join(
          line('M0 0L-110 260M0 0L110 260', indigo[1], 9),
          times(8, (i) =>
            line(
              `M0 0L${Math.cos((i * Math.PI) / 4) * 200} ${Math.sin((i * Math.PI) / 4) * 200}`,
              indigo[1],
              4,
            ),
          ),
          `<circle r="200" fill="none" stroke="${indigo[0]}" stroke-width="7"/><circle r="170" fill="none" stroke="${indigo[1]}" stroke-width="3"/>`,
          times(24, (i) =>
            circle(Math.cos((i * Math.PI) / 12) * 200, Math.sin((i * Math.PI) / 12) * 200, 5, marigold[1]),
          ),
          times(8, (i) =>
            at(
              Math.cos((i * Math.PI) / 4) * 200,
              Math.sin((i * Math.PI) / 4) * 200,
              1,
              lift(
                1,
                path('M-22 10H22L16 40H-16Z', [rose[2], marigold[2], teal[2]][i % 3]!),
                path('M-24 8Q0 -20 24 8Z', ivory[1]),
              ),
            ),
          ),
          circle(0, 0, 18, marigold[2]),
        ),
      ),
      times(7, (i) =>
        at(
          60 + i * 110,
          -10,
          0.8 + (i % 2) * 0.3,
          paperLantern([marigold[2], rose[2], teal[2]][i % 3]!, ivory[0], 30 + ((i * 61) % 110)),
        ),
      ),
      stringLights(-20, 250, 640, 200, 60, 38, '#1b1b42'),
      rect(0, 600, 1200, 220, down('#6d3a5c', '#2b1838')),
      [
        [20, rose, 'a'],
        [250, teal, 'b'],
        [480, terracotta, 'c'],
        [960, indigo, 'd'],
      ].map(([x, ramp, s]) => {
        const R = ramp as Ramp;
        return shop(
          Number(x),
          650,
          210,
          230,
          { wall: R[4], sign: R[3], letters: marigold[1], awningA: R[2], awningB: ivory[1] },
          shelves(
            Number(x) + 14,
            470,
            182,
            170,
            3,
            [marigold[1], rose[2], teal[1], ivory[1], terracotta[2]],
            `mela${String(s)}`,
          ),
        );
      }),
      at(
        770,
        690,
        0.86,
        thela(
          190,
          rose[3],
          join(
            times(4, (i) => laddoo(-60 + i * 36, -116, 0.8)),
            times(3, (i) => laddoo(-42 + i * 36, -138, 0.8)),
          ),
        ),
      ),
      at(300, 764, 0.96, sari({ main: marigold[2], trim: rose[3], right: [70, 130] })),
      glow(370, 590, 70, '#fff3c9', 0.9),
      times(10, (i) =>
        line(`M372 588L${372 + Math.cos(i * 0.63) * 34} ${588 + Math.sin(i * 0.63) * 34}`, marigold[0], 2.4),
      ),
      at(440, 770, 0.66, lehenga({ main: teal[2], trim: rose[3], left: [80, 140] })),
      at(620, 766, 0.98, man({ main: ivory[1], coat: teal[3] })),
      at(960, 770, 0.96, sari({ main: rose[3], back: true, flowers: true })),
      at(1060, 774, 0.98, man({ main: indigo[2], back: true, skin: skin[3] })),
      times(24, (i) => smallDiya(30 + i * 50, 786 + (i % 2) * 6, 0.9)),
    ),
});
