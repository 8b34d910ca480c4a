import { ivory, leaf, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, fade, join, lift, path, poly, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { waterTank } from '../../parts/facade.ts';
import { farTown } from '../../parts/far-town.ts';
import { toran } from '../../parts/flowers.ts';
import { handi } from '../../parts/food/pots.ts';
import { potted } from '../../parts/greens.ts';
import { floorLamp, pendant, sofa } from '../../parts/hall.ts';
import { jaali } from '../../parts/jaali.ts';
import { laptop } from '../../parts/office.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { cloud, sun } from '../../parts/weather.ts';

/** The sky is the ceiling of one room. */
export default scene({
  alt: 'A section through a small house built around a courtyard with a tree, a stair, arched rooms and a jaali wall.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#b7dcda', '#fdf1d8')),
      sun(600, 110, 60, '#fff4d0'),
      at(240, 110, 1, cloud(170, ivory[0])),
      fade(0.5, farTown(-20, 620, 1240, teal[1], 'new')),
      lift(3, path('M-20 690H1220V820H-20Z', down('#cfa670', '#946a40'))),
      lift(3, path('M110 690V250H450V690ZM750 690V330H1090V690Z', ivory[1])),
      rect(126, 266, 308, 196, down('#fbe2b4', '#f3c98c')),
      rect(126, 484, 308, 206, down('#f9dcc0', '#eebf98')),
      rect(766, 346, 308, 140, down('#fbe2b4', '#f3c98c')),
      rect(766, 508, 308, 182, down('#cfe5df', '#aed2c9')),
      lift(1, rect(100, 236, 360, 20, terracotta[2], 3), rect(740, 316, 360, 20, terracotta[2], 3)),
      at(
        200,
        462,
        0.9,
        lift(
          1,
          rect(-40, -40, 150, 40, rose[2], 8),
          rect(-46, -70, 24, 70, sand[4], 4),
          rect(-30, -56, 46, 22, ivory[0], 8),
        ),
      ),
      at(370, 266, 0.8, pendant(70, 30, teal[2])),
      at(290, 690, 0.9, sofa(210, teal[2], marigold[1])),
      at(170, 484, 0.7, pendant(70, 20, marigold[2])),
      at(400, 690, 0.9, floorLamp(150)),
      at(
        920,
        486,
        0.9,
        join(
          lift(
            1,
            rect(-70, -50, 140, 10, sand[4], 3),
            rect(-60, -42, 8, 42, sand[4]),
            rect(52, -42, 8, 42, sand[4]),
          ),
          at(0, -50, 0.34, laptop('')),
        ),
      ),
      at(1030, 690, 0.9, handi(60, terracotta[3], false)),
      lift(1, rect(790, 620, 200, 70, teal[3], 3), rect(784, 610, 212, 14, ivory[0], 3)),
      at(850, 612, 0.8, handi(60)),
      times(4, (i) => rect(800 + i * 48, 540, 40, 34, [rose[2], ivory[0], marigold[1], teal[1]][i]!, 3)),
      jaali(450, 410, 90, 280, 30, terracotta[2]),
      lift(2, poly([560, 690, 750, 500, 750, 540, 600, 690], sand[2])),
      times(8, (i) => rect(566 + i * 23, 670 - i * 23, 26, 7, sand[3])),
      lift(1, ellipse(620, 690, 90, 12, leaf[2])),
      at(630, 690, 1, tree('court', 380)),
      toran(454, 256, 746, 40, 0.9),
      at(520, 690, 0.64, sari({ main: marigold[2], trim: rose[3], flowers: true })),
      at(480, 690, 0.44, lehenga({ main: teal[2], trim: rose[3] })),
      at(60, 720, 1.2, potted(70)),
      at(1150, 720, 1.2, potted(70)),
      at(320, 250, 0.7, potted(50)),
      at(900, 330, 0.8, waterTank(80)),
    ),
});
