import { indigo, ink, ivory, marigold, rose, sand, sindoor, teal, terracotta } from '../../palette.ts';
import { at, circle, down, fade, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { facade, waterTank } from '../../parts/facade.ts';
import { farTown } from '../../parts/far-town.ts';
import { marigoldHead } from '../../parts/flowers.ts';
import { kite } from '../../parts/kites.ts';
import { megaphone, phone } from '../../parts/office.ts';
import { shop } from '../../parts/shops.ts';
import { cloud, sun } from '../../parts/weather.ts';

/** A shop that is heard of. */
export default scene({
  alt: 'A marigold megaphone sends out kites, hearts, stars and speech shapes past a phone showing a shop, above Delhi rooftops.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#7fc0bb', '#f5ecd0')),
      sun(1030, 140, 66, '#fff3cf'),
      at(760, 110, 1, cloud(170, ivory[0])),
      fade(0.6, farTown(-20, 640, 1240, teal[1], 'both')),
      lift(2, path('M-20 690C200 640 420 700 620 660S1000 640 1220 690V820H-20Z', terracotta[2])),
      facade(40, 820, 190, 230, 2, 3, terracotta, 'mk1', 'round'),
      facade(960, 820, 220, 250, 2, 3, rose, 'mk2', 'shutter'),
      at(120, 590, 0.8, waterTank(90)),
      fade(
        0.85,
        path(
          'M420 420C560 250 760 160 1000 190C860 300 860 420 980 560C760 610 560 560 420 450Z',
          ivory[0],
          'opacity=".5"',
        ),
        path(
          'M420 426C560 300 700 250 860 260C780 330 780 420 850 510C700 540 540 520 420 446Z',
          ivory[0],
          'opacity=".6"',
        ),
      ),
      turn(-14, 300, 440, at(430, 440, 2.1, megaphone(120, marigold[2], rose[3]))),
      [
        [640, 250, rose[3], 16, 1.1],
        [860, 220, indigo[2], -10, 1.2],
        [980, 370, marigold[2], 22, 1],
        [760, 500, teal[3], -16, 0.9],
      ].map(([x, y, fill, a, s]) =>
        at(Number(x), Number(y), Number(s), turn(Number(a), 0, 0, kite(70, String(fill), ivory[0]))),
      ),
      [
        [570, 380, 1.1],
        [720, 340, 0.8],
        [900, 470, 1],
      ].map(([x, y, s]) =>
        at(x!, y!, s!, lift(1, path('M0 22C-34 -4 -20 -30 0 -14C20 -30 34 -4 0 22Z', rose[3]))),
      ),
      [
        [660, 440, 0.9],
        [820, 390, 0.7],
        [560, 290, 0.7],
      ].map(([x, y, s]) => marigoldHead(x!, y!, s!)),
      lift(
        1,
        path(
          'M1000 260H1110Q1126 260 1126 276V320Q1126 336 1110 336H1050L1026 360V336H1000Q984 336 984 320V276Q984 260 1000 260Z',
          ivory[0],
        ),
      ),
      times(3, (i) => circle(1026 + i * 30, 298, 7, teal[2])),
      turn(
        6,
        640,
        660,
        at(
          560,
          530,
          1,
          phone(
            150,
            join(
              rect(9, 9, 132, 282, teal[0], 12),
              at(
                22,
                170,
                1,
                shop(0, 0, 106, 110, {
                  wall: teal[3],
                  sign: teal[4],
                  letters: marigold[1],
                  awningA: marigold[2],
                  awningB: ivory[0],
                }),
              ),
              rect(22, 190, 100, 9, ink[1], 4),
              rect(22, 208, 70, 7, sand[3], 3),
              rect(22, 232, 106, 26, marigold[2], 8),
              rect(48, 242, 54, 6, ivory[0], 3),
              at(124, 60, 0.5, path('M0 22C-34 -4 -20 -30 0 -14C20 -30 34 -4 0 22Z', sindoor[2])),
            ),
          ),
        ),
      ),
    ),
});
