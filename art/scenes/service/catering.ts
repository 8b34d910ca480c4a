import { ink, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, fade, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { awning, swag } from '../../parts/fabric.ts';
import { marigoldHead, saffronHead, toran } from '../../parts/flowers.ts';
import { chafing, handi } from '../../parts/food/pots.ts';
import { laddoo } from '../../parts/food/sweets.ts';
import { palm } from '../../parts/greens.ts';
import { lantern } from '../../parts/lanterns.ts';
import { chefHat } from '../../parts/people/headwear.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';

/** The live counter. */
export default scene({
  alt: 'Two chefs behind a long live-counter with a tandoor, steaming handis and silver serving dishes under a striped canopy.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(terracotta[1], terracotta[0])),
      glow(400, 240, 460, '#fff1cf', 0.8),
      fade(
        0.55,
        times(6, (i) => path(cusped(20 + i * 200, 150, 160, 420, 3), terracotta[2], 'opacity=".5"')),
      ),
      times(5, (i) => at(160 + i * 220, 108, 0.9, lantern(sand[4], 34))),
      awning(40, -10, 1120, 150, teal[2], ivory[1], 14),
      toran(60, 132, 1140, 6, 0.9),
      at(
        330,
        640,
        1.2,
        man({
          main: ivory[0],
          trim: ink[1],
          left: [20, 50],
          right: [36, 110],
          skin: skin[2],
          hat: chefHat(),
        }),
      ),
      at(
        830,
        640,
        1.2,
        man({
          main: ivory[0],
          trim: ink[1],
          left: [40, 120],
          right: [24, 60],
          skin: skin[3],
          hat: chefHat(),
        }),
      ),
      at(
        580,
        640,
        1.14,
        sari({ main: marigold[2], trim: teal[3], left: [20, 70], right: [26, 90], skin: skin[1] }),
      ),
      // counter
      lift(3, rect(60, 560, 1080, 270, ivory[1]), rect(40, 540, 1120, 34, sand[3], 6)),
      times(14, (i) => path(`M${74 + i * 78} 574v${240}h10v-240Z`, ivory[3])),
      swag(70, 410, 580, 34, 40, rose[2]),
      swag(410, 750, 580, 34, 40, rose[2]),
      swag(750, 1130, 580, 34, 40, rose[2]),
      lift(
        1,
        marigoldHead(70, 582, 0.9),
        saffronHead(410, 582, 0.9),
        marigoldHead(750, 582, 0.9),
        saffronHead(1130, 582, 0.9),
      ),
      at(
        160,
        544,
        1,
        join(
          lift(
            2,
            path('M-78 0C-92 -60 -70 -116 -50 -130H50C70 -116 92 -60 78 0Z', terracotta[3]),
            path('M16 -130H50C70 -116 92 -60 78 0H30C48 -50 40 -100 16 -130Z', terracotta[4]),
          ),
          ellipse(0, -130, 50, 13, ink[3]),
          glow(0, -134, 70, marigold[2], 0.9),
          path('M-20 -132C-18 -156 -4 -150 0 -172C8 -152 20 -154 18 -132Z', marigold[2]),
          line('M-30 -128L-52 -220M26 -128L44 -226', sand[3], 5),
        ),
      ),
      at(330, 544, 1, chafing(150)),
      at(500, 544, 1, chafing(150, '#c9b79c', terracotta[2])),
      at(670, 544, 1, chafing(150, '#c9b79c', leaf[2])),
      at(850, 544, 1, handi(120)),
      at(1000, 544, 1, handi(140, terracotta[3])),
      fade(0.5, line('M850 456C830 420 870 404 850 366M1000 440C980 400 1020 384 1000 346', ivory[0], 8)),
      lift(1, ellipse(1100, 540, 40, 8, sand[2])),
      lift(1, laddoo(1080, 524, 0.8), laddoo(1110, 524, 0.8), laddoo(1095, 500, 0.8)),
      at(1060, 800, 1.2, palm(90)),
      at(120, 800, 1.1, palm(90)),
    ),
});
