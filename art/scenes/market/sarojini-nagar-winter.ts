import { indigo, ink, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { priceCard, rail } from '../../parts/bazaar.ts';
import { foldedCloth } from '../../parts/fabric.ts';
import { facade } from '../../parts/facade.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { mist } from '../../parts/weather.ts';

/** December jackets. */
export default scene({
  alt: 'A winter stall at Sarojini Nagar: rails of coats, a pile of folded shawls and shoppers in scarves.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#a9bfc6', '#e9e0cf')),
      fade(
        0.4,
        facade(-20, 520, 330, 420, 3, 4, sand, 'sw1'),
        facade(300, 520, 300, 360, 3, 4, teal, 'sw2', 'round'),
        facade(600, 520, 300, 400, 3, 4, rose, 'sw3', 'shutter'),
        facade(890, 520, 330, 370, 3, 4, sand, 'sw4'),
      ),
      mist(1200, 300, 120, ivory[0], 0.6),
      lift(3, path('M-20 130C200 190 400 110 620 170S1000 120 1220 180V-20H-20Z', indigo[2])),
      rect(0, 560, 1200, 260, down('#b9a58b', '#8a755b')),
      at(
        40,
        360,
        1,
        rail(500, 230, ['#6d4a3a', indigo[3], '#7a3b4b', teal[3], '#8a6840', ink[1]], 'w1', 1.5),
      ),
      at(660, 360, 1, rail(500, 230, [teal[3], '#7a3b4b', '#5d6b85', '#8a6840', indigo[3]], 'w2', 1.5)),
      times(4, (i) =>
        at(
          470,
          700 - i * 36,
          1,
          foldedCloth(240, 34, [rose[3], teal[2], marigold[2], indigo[2]][i]!, ivory[0]),
        ),
      ),
      lift(1, rect(440, 700, 300, 70, sand[4], 4)),
      at(230, 770, 1.1, sari({ main: teal[2], trim: rose[4], back: true, flowers: true })),
      at(340, 776, 1.12, man({ main: indigo[2], stole: rose[3], coat: '#5b3a28' })),
      at(
        880,
        772,
        1.1,
        man({ main: ivory[1], stole: marigold[2], coat: terracotta[3], left: [40, 110], skin: skin[3] }),
      ),
      at(1020, 770, 1.08, sari({ main: rose[3], trim: indigo[3], border: ivory[0] })),
      priceCard(300, 346, '₹700', ivory[0], -4),
      priceCard(920, 346, '₹600', marigold[1], 4),
    ),
});
