import { ink, ivory, leaf, marigold, rose, sand, shade, teal, terracotta } from '../../palette.ts';
import { at, circle, clip, down, fade, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { facade, waterTank } from '../../parts/facade.ts';
import { handi } from '../../parts/food/pots.ts';
import { hedge, potted } from '../../parts/greens.ts';
import { framed, pendant, sofa } from '../../parts/hall.ts';
import { tin } from '../../parts/paint-tools.ts';
import { tree } from '../../parts/plants.ts';
import { brickWall } from '../../parts/site.ts';
import { bucket } from '../../parts/tools.ts';
import { sun } from '../../parts/weather.ts';

/** One flat opened like a doll's house. */
export default scene({
  alt: 'A four-storey block of old flats with one home cut open to show a bright new kitchen and living room beside a wall still being stripped.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f3cfa6', '#fbeacc')),
      sun(980, 130, 60, '#fff1cd'),
      fade(
        0.5,
        facade(-40, 700, 260, 420, 4, 3, terracotta, 'd1'),
        facade(1000, 700, 260, 380, 4, 3, sand, 'd2'),
      ),
      // block
      lift(3, rect(180, 90, 840, 620, '#e6c59a')),
      rect(560, 90, 80, 620, '#cfa677'),
      times(5, (i) => times(3, (k) => rect(578 + k * 18, 130 + i * 120, 9, 62, '#8a6a48', 2))),
      times(4, (f) =>
        [220, 390, 680, 850].map((x, k) => {
          const y = 120 + f * 148;
          return join(
            rect(x, y, 130, 84, k === 1 && f === 0 ? marigold[1] : shade(teal[1], 0.25)),
            line(`M${x + 65} ${y}V${y + 84}`, '#e6c59a', 5),
            lift(1, rect(x - 14, y + 70, 158, 44, ['#d9ab78', '#dcb48a'][k % 2]!, 2)),
            times(7, (n) => rect(x - 4 + n * 21, y + 76, 6, 32, '#b98757')),
            rect(x - 16, y - 14, 162, 9, '#c89d6c'),
          );
        }),
      ),
      [240, 700].map((x) => at(x, 90, 0.8, waterTank(90))),
      rect(170, 82, 860, 16, '#c89d6c', 2),
      lift(
        1,
        line('M230 330C260 360 300 320 340 344', ink[1], 2),
        rect(252, 334, 22, 26, rose[2]),
        rect(284, 336, 18, 28, teal[2]),
        rect(310, 334, 22, 22, marigold[1]),
      ),
      // the opened flat
      lift(4, rect(356, 246, 520, 330, ivory[0], 4)),
      rect(372, 262, 488, 300, down('#fbe9cc', '#f4d8ae')),
      rect(372, 262, 220, 300, teal[0]),
      times(7, (i) =>
        times(3, (k) => rect(380 + i * 30, 350 + k * 24, 27, 21, (i + k) % 3 ? ivory[0] : teal[1], 2)),
      ),
      lift(1, rect(376, 276, 96, 60, teal[2], 3), rect(478, 276, 106, 60, teal[3], 3)),
      lift(1, rect(372, 440, 220, 122, teal[3], 3), rect(366, 428, 232, 16, ivory[1], 3)),
      times(3, (i) => rect(384 + i * 70, 454, 60, 96, teal[2], 3)),
      at(430, 430, 0.5, handi(90)),
      at(530, 430, 0.6, potted(50)),
      at(640, 262, 0.9, pendant(70, 40, marigold[2])),
      at(700, 540, 1, sofa(190, terracotta[2], marigold[1])),
      at(690, 380, 0.8, framed(120, 90, sand[4], join(circle(0, 6, 20, marigold[2])))),
      rect(592, 552, 268, 10, sand[3]),
      clip(
        'M772 262H860V562H772C790 520 764 470 786 420C770 370 796 320 772 262Z',
        brickWall(760, 262, 110, 300, 18),
      ),
      lift(
        1,
        line('M806 562L836 330', sand[4], 6),
        line('M830 562L860 330', sand[4], 6),
        times(6, (i) => line(`M${810 + i * 4.4} ${532 - i * 36}h26`, sand[3], 5)),
      ),
      lift(3, path('M-20 700H1220V820H-20Z', down('#c59764', '#9c7147'))),
      hedge('dda', -10, 716, 420, 40, leaf[3]),
      hedge('dda2', 800, 716, 420, 40, leaf[3]),
      at(500, 780, 0.9, tin(80, teal[2])),
      at(590, 784, 1, tin(64, rose[2])),
      at(690, 780, 0.8, bucket(90, marigold[2])),
      at(110, 750, 1.2, tree('dda', 330)),
      at(1100, 760, 1.1, tree('dda2', 300)),
    ),
});
