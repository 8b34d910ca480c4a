import { indigo, ivory, leaf, marigold, rose, sand, sindoor, teal, terracotta } from '../../palette.ts';
import { at, down, join, lift, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { priceCard } from '../../parts/bazaar.ts';
import { awning } from '../../parts/fabric.ts';
import { jutti } from '../../parts/gifts.ts';

/** Juttis by the dozen. */
export default scene({
  alt: 'Rows of embroidered juttis and sandals laid out on steps of a Sarojini Nagar stall in every colour.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f4c9a5', '#f9e2c4')),
      awning(-20, -10, 1240, 120, rose[2], ivory[0], 13),
      times(4, (j) =>
        join(
          lift(2, rect(-20, 250 + j * 160, 1240, 170, [sand[2], '#d3b083'][j % 2]!)),
          rect(-20, 250 + j * 160, 1240, 10, sand[0]),
        ),
      ),
      times(4, (j) =>
        times(5, (i) => {
          const x = 110 + i * 240 + (j % 2) * 70;
          const y = 250 + j * 160;
          const tones = [sindoor[2], teal[2], marigold[2], indigo[2], rose[3], leaf[2], terracotta[3]];
          const tone = tones[(i * 2 + j * 3) % 7]!;
          return [at(x, y - 2, 1.55, jutti(100, tone)), at(x + 54, y + 22, 1.55, jutti(100, tone))];
        }),
      ),
      priceCard(340, 170, '₹300', ivory[0], -4),
      priceCard(860, 170, '₹250', marigold[1], 4),
    ),
});
