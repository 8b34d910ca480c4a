import {
  indigo,
  ivory,
  leaf,
  lit,
  marigold,
  rose,
  sand,
  sindoor,
  skin,
  teal,
  terracotta,
} from '../../palette.ts';
import { at, down, fade, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { facade } from '../../parts/facade.ts';
import { toran } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { smallDiya, stringLights } from '../../parts/lights.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { shelves, shop } from '../../parts/shops.ts';

/** Opening day: the first shop of one's own. */
export default scene({
  alt: 'A small corner shop on its opening day: striped awning, mango-leaf garland, full shelves and the owner at the door.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f6c9a6', '#fdebcf')),
      glow(220, 120, 420, '#fff3d2', 0.9),
      fade(
        0.5,
        facade(20, 640, 190, 420, 4, 3, rose, 'b1'),
        facade(980, 640, 200, 470, 4, 3, terracotta, 'b2', 'round'),
      ),
      facade(180, 640, 230, 500, 4, 3, terracotta, 'b3', 'shutter'),
      facade(790, 640, 230, 440, 3, 3, teal, 'b4', 'round'),
      facade(390, 300, 420, 220, 1, 4, sand, 'b5', 'shutter'),
      lift(2, rect(0, 640, 1200, 160, down('#d9b083', '#b98a5e'))),
      times(12, (i) => rect(i * 110 - 20, 640, 96, 12, lit('#d9b083', 0.35), 2)),
      shop(
        380,
        660,
        440,
        400,
        { wall: teal[3], sign: teal[4], letters: marigold[1], awningA: marigold[2], awningB: ivory[0] },
        join(
          shelves(
            412,
            380,
            376,
            250,
            3,
            [rose[2], teal[1], ivory[1], leaf[2], marigold[1], terracotta[2], indigo[1]],
            'home-shop',
          ),
          lift(1, rect(412, 566, 200, 94, terracotta[3], 3), rect(404, 556, 216, 16, sand[2], 3)),
          lift(1, rect(440, 524, 44, 34, indigo[3], 4), rect(446, 530, 32, 20, teal[0], 2)),
        ),
      ),
      toran(402, 388, 798, 10, 0.9),
      at(
        690,
        662,
        0.88,
        sari({
          main: rose[3],
          trim: teal[3],
          skin: skin[1],
          left: [30, 140],
          right: [10, 20],
          flowers: true,
        }),
      ),
      lift(2, path('M560 668H800L830 700H530Z', sindoor[3])),
      at(356, 690, 1, potted(70)),
      at(866, 690, 1, potted(70, leaf, indigo[2])),
      lift(
        2,
        line('M920 720L948 600L976 720', sand[4], 7),
        rect(908, 602, 84, 84, indigo[4], 4),
        path('M926 630H972M926 646H960M926 662H966', 'none', `stroke="${ivory[1]}" stroke-width="4"`),
      ),
      at(90, 720, 1.25, tree('shop', 330)),
      stringLights(-20, 40, 420, 250, 50),
      stringLights(780, 250, 1220, 60, 50),
      times(5, (i) => smallDiya(566 + i * 56, 716)),
    ),
});
