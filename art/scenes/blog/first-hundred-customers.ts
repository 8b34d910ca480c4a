import { dice } from '../../dice.ts';
import { cloths, indigo, ivory, leaf, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { facade } from '../../parts/facade.ts';
import { chai, handi } from '../../parts/food/pots.ts';
import { samosa } from '../../parts/food/sweets.ts';
import { stars, stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { shelves, shop } from '../../parts/shops.ts';

const crowd = (y: number, scale: number, from: number, count: number, gap: number, seed: string) => {
  const roll = dice(seed);
  return times(count, (i) => {
    const tone = roll.pick(skin);
    const ramp = roll.pick(cloths);
    const x = from + i * gap + roll(-gap * 0.12, gap * 0.12);
    const look = { main: ramp[roll() > 0.5 ? 2 : 3], trim: ramp[4], skin: tone, back: true };
    const kind = roll();
    return at(
      x,
      y + roll(-8, 8),
      scale * roll(0.94, 1.05),
      kind < 0.4
        ? man(look)
        : kind < 0.55
          ? man({ ...look, wrap: roll.pick(cloths)[2] })
          : kind < 0.8
            ? sari({ ...look, flowers: true })
            : man({ ...look, main: ivory[2], coat: ramp[3] }),
    );
  });
};

/** Seen from the last row. */
export default scene({
  alt: 'A crowd of customers seen from behind in the evening, all turned towards one small lit tea and snack shop with string lights.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[3], '#c9736a')),
      stars(1200, 160, 16),
      fade(
        0.6,
        facade(-20, 560, 250, 430, 4, 3, indigo, 'c1', 'flat', true),
        facade(960, 560, 260, 470, 4, 3, indigo, 'c2', 'flat', true),
      ),
      facade(
        200,
        560,
        230,
        360,
        3,
        3,
        ['#7a4a6b', '#6d4468', '#593a60', '#472f56', '#2f1f42'],
        'c3',
        'shutter',
        true,
      ),
      facade(
        780,
        560,
        220,
        400,
        3,
        3,
        ['#7a4a6b', '#764a62', '#5f3c58', '#472f56', '#2f1f42'],
        'c4',
        'round',
        true,
      ),
      glow(600, 420, 460, marigold[1], 0.85),
      shop(
        400,
        580,
        400,
        380,
        { wall: teal[3], sign: marigold[2], letters: ivory[0], awningA: rose[3], awningB: ivory[1] },
        join(
          shelves(430, 300, 340, 160, 2, [ivory[1], rose[2], teal[1], leaf[2], marigold[1]], 'hundred'),
          at(600, 584, 0.9, man({ main: ivory[1], coat: teal[3], left: [60, 150], right: [30, 80] })),
          lift(2, rect(424, 500, 352, 90, terracotta[3], 3), rect(414, 488, 372, 18, sand[1], 3)),
          at(470, 488, 0.8, handi(80)),
          lift(1, samosa(560, 482, 0.8), samosa(600, 484, 0.8), samosa(580, 464, 0.8)),
          times(4, (i) => at(680 + i * 30, 489, 0.56, chai(i === 0))),
        ),
      ),
      stringLights(-20, 130, 400, 250, 40),
      stringLights(800, 250, 1220, 130, 40),
      stringLights(400, 214, 800, 214, 26, 34),
      rect(0, 580, 1200, 220, down('#6b3d56', '#2b1b3c')),
      crowd(690, 0.6, 250, 8, 100, 'back'),
      crowd(800, 0.86, 130, 8, 140, 'mid'),
      crowd(1010, 1.36, 60, 7, 196, 'near'),
    ),
});
