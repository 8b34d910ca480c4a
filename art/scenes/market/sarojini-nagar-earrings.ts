import { indigo, ivory, leaf, marigold, rose, shade, sindoor, teal } from '../../palette.ts';
import { at, circle, down, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { priceCard } from '../../parts/bazaar.ts';
import { swag } from '../../parts/fabric.ts';
import { bangles } from '../../parts/gifts.ts';

/** Board after board of jhumkas. */
export default scene({
  alt: 'Display boards crowded with jhumka earrings, bangles and bead strings at a Sarojini Nagar stall, with price cards.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[2], teal[4])),
      swag(-40, 420, -10, 70, 60, rose[2]),
      swag(390, 820, -10, 70, 60, marigold[2]),
      swag(790, 1240, -10, 70, 60, rose[2]),
      [60, 440, 820].map((x, b) =>
        join(
          lift(3, rect(x, 120, 330, 440, [ivory[1], '#3d281c', rose[1]][b]!, 8)),
          times(3, (j) =>
            times(3, (i) => {
              const px = x + 62 + i * 103;
              const py = 158 + j * 140;
              const tone = [marigold[2], teal[2], rose[3], marigold[1], indigo[2]][(i * 3 + j + b) % 5]!;
              return lift(
                1,
                circle(px, py, 13, marigold[2]),
                circle(px, py, 6, tone),
                path(
                  `M${px - 36} ${py + 74}C${px - 34} ${py + 22} ${px + 34} ${py + 22} ${px + 36} ${py + 74}Z`,
                  tone,
                ),
                path(
                  `M${px + 6} ${py + 36}C${px + 26} ${py + 40} ${px + 35} ${py + 54} ${px + 36} ${py + 74}H${px + 14}Z`,
                  shade(tone, 0.15),
                ),
                rect(px - 40, py + 70, 80, 9, marigold[2], 4),
                times(5, (k) => [
                  circle(px - 32 + k * 16, py + 90, 5.5, b === 1 ? ivory[0] : marigold[3]),
                  circle(px - 24 + k * 14, py + 52, 2.6, marigold[0]),
                ]),
              );
            }),
          ),
        ),
      ),
      lift(3, rect(-20, 610, 1240, 210, down(rose[3], rose[4]))),
      times(7, (i) =>
        at(
          110 + i * 165,
          760 + (i % 2) * 16,
          1,
          bangles(
            96,
            times(
              7,
              (k) =>
                [sindoor[2], marigold[1], teal[2], rose[1], leaf[2], marigold[2], indigo[2]][
                  (k + i * 2) % 7
                ]!,
            ),
          ),
        ),
      ),
      priceCard(225, 590, '₹50', ivory[0], -4),
      priceCard(605, 590, '₹80', marigold[1], 3),
      priceCard(985, 590, '₹30', ivory[0], -3),
    ),
});
