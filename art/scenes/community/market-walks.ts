import { indigo, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { thela } from '../../parts/bazaar.ts';
import { facade } from '../../parts/facade.ts';
import { handi, kulhad } from '../../parts/food/pots.ts';
import { greatMosque } from '../../parts/monuments.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { shutter } from '../../parts/shops.ts';
import { scooter } from '../../parts/vehicles.ts';
import { sun } from '../../parts/weather.ts';
import { tangle } from '../../parts/wires.ts';

/** Eight o'clock, before the shutters. */
export default scene({
  alt: 'A walking group follows a guide with a marigold flag through an old market lane in the morning, past shutters and a tea stall.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f7c796', '#fdebc9')),
      sun(610, 300, 90, '#fff4d2'),
      fade(0.6, at(610, 560, 0.6, greatMosque('#d99a78', '#f9e6cc', '#b87058'))),
      facade(-30, 610, 220, 460, 3, 3, terracotta, 'mw1', 'shutter'),
      facade(180, 590, 170, 380, 3, 3, sand, 'mw2', 'round'),
      facade(340, 576, 110, 300, 3, 2, rose, 'mw3', 'shutter'),
      facade(1010, 610, 220, 480, 3, 3, rose, 'mw4', 'round'),
      facade(850, 590, 170, 400, 3, 3, teal, 'mw5', 'shutter'),
      facade(770, 576, 100, 310, 3, 2, sand, 'mw6'),
      tangle(180, 250, 1020, 240, 4),
      lift(2, path('M-20 600L460 560H760L1220 600V820H-20Z', down('#dcb083', '#a9784c'))),
      rect(-20, 460, 200, 160, terracotta[4]),
      shutter(0, 480, 170, 140, 0, '#8b9499'),
      rect(1030, 460, 200, 160, teal[4]),
      shutter(1046, 480, 170, 140, 0.3, '#8b9499'),
      at(
        970,
        690,
        0.9,
        thela(
          200,
          teal[2],
          join(
            at(-50, -100, 0.9, handi(70, '#9a8f80', false)),
            times(3, (i) => at(10 + i * 30, -100, 0.7, kulhad(i === 0))),
          ),
        ),
      ),
      at(1040, 680, 0.86, man({ main: ivory[1], wrap: marigold[2], left: [30, 90], skin: skin[3] })),
      at(
        300,
        740,
        1.1,
        sari({ main: rose[3], trim: teal[3], right: [150, 172], left: [12, 20], flowers: true }),
      ),
      line('M356 470V330', sand[4], 5),
      lift(1, path('M358 332L430 350L358 376Z', marigold[2])),
      at(470, 730, 1, man({ main: teal[2], skin: skin[2], back: true })),
      at(560, 744, 1.04, lehenga({ main: indigo[2], trim: rose[3], dupatta: ivory[0], skin: skin[1] })),
      at(660, 734, 1.02, man({ main: ivory[0], coat: terracotta[3], back: true, skin: skin[3] })),
      at(750, 746, 1.04, sari({ main: marigold[2], trim: indigo[3], back: true, flowers: true })),
      at(100, 770, 1.1, scooter(180, teal[2])),
    ),
});
