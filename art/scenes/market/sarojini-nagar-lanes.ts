import { indigo, ink, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, line, path, poly, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { facade } from '../../parts/facade.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { hung } from '../../parts/studio.ts';

/** Under the tarpaulin. */
export default scene({
  alt: 'A narrow Sarojini Nagar lane roofed with coloured tarpaulins, clothes hanging on both sides and shoppers walking through.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#fdeac2', '#f3c693')),
      glow(600, 330, 360, '#ffffff', 0.9),
      fade(0.5, facade(440, 500, 320, 260, 3, 4, sand, 'sl', 'shutter')),
      poly([440, 480, 760, 480, 1240, 820, -40, 820], '#cf9f6c'),
      lift(
        2,
        poly([-20, -20, 440, 250, 440, 482, -40, 820], '#c77f5e'),
        poly([1220, -20, 760, 250, 760, 482, 1240, 820], '#8a9a94'),
      ),
      times(4, (i) => [
        line(`M${440 - i * 120} ${250 - i * 66}V${482 + i * 84}`, '#a9634a', 4),
        line(`M${760 + i * 120} ${250 - i * 66}V${482 + i * 84}`, '#6f817c', 4),
      ]),
      times(5, (i) => {
        const k = 1 - i * 0.19;
        return join(
          lift(
            2,
            path(
              `M${600 - 640 * k} ${330 - 340 * k}Q600 ${420 - 330 * k} ${600 + 640 * k} ${330 - 340 * k}V${330 - 420 * k}H${600 - 640 * k}Z`,
              [teal[2], marigold[2], rose[2], indigo[2], leaf[2]][i]!,
            ),
          ),
        );
      }).reverse(),
      times(4, (i) => {
        const s = 0.62 + i * 0.32;
        const x = 470 - i * 128;
        const y = 330 - i * 34;
        return [
          lift(1, line(`M${x - 90 * s} ${y}H${x + 60 * s}`, ink[1], 5)),
          times(4, (k) =>
            at(
              x - 70 * s + k * 36 * s,
              y + 8,
              s,
              hung(
                [rose[2], teal[2], marigold[2], indigo[2], ivory[0], terracotta[2]][(i + k) % 6]!,
                marigold[1],
                k % 2 === 0,
              ),
            ),
          ),
          lift(1, line(`M${1200 - x - 60 * s} ${y}H${1200 - x + 90 * s}`, ink[1], 5)),
          times(4, (k) =>
            at(
              1200 - x - 40 * s + k * 36 * s,
              y + 8,
              s,
              hung(
                [marigold[1], indigo[2], rose[3], leaf[2], teal[1], ivory[0]][(i + k) % 6]!,
                rose[3],
                k % 2 === 1,
              ),
            ),
          ),
        ];
      }),
      at(560, 590, 0.6, sari({ main: teal[2], back: true, flowers: true })),
      at(620, 594, 0.62, man({ main: ivory[1], back: true })),
      at(520, 720, 0.9, lehenga({ main: rose[3], trim: indigo[3], skin: skin[1] })),
      at(690, 740, 0.95, sari({ main: marigold[2], trim: teal[3], skin: skin[2] })),
      at(
        770,
        660,
        1,
        lift(
          1,
          rect(-4, 0, 44, 54, rose[2], 3),
          path('M6 0Q18 -24 30 0', 'none', `stroke="${rose[4]}" stroke-width="3"`),
        ),
      ),
    ),
});
