import { blob } from '../../curves.ts';
import { ivory, leaf, marigold, rose, skin, teal } from '../../palette.ts';
import { at, clip, down, join, lift, line, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { rangoli, toran } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { oldHouse } from '../../parts/houses.ts';
import { brickStack } from '../../parts/materials.ts';
import { tin } from '../../parts/paint-tools.ts';
import { worker } from '../../parts/people/worker.ts';
import { tree } from '../../parts/plants.ts';
import { brickWall, scaffold } from '../../parts/site.ts';
import { cloud } from '../../parts/weather.ts';

/** Before and after share a wall. */
export default scene({
  alt: 'An old courtyard house half restored: cracked faded plaster on the left, fresh colour, mended arches and plants on the right.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#bcd8cf', '#f8ecd2')),
      at(240, 140, 1, cloud(200, ivory[0])),
      at(900, 100, 1, cloud(160, ivory[0])),
      clip(
        'M-20 -20H604V820H-20Z',
        at(120, 660, 1, oldHouse({ wall: '#c9b79d', inside: '#6b5a4c', trim: '#a99479' })),
      ),
      clip(
        'M604 -20H1220V820H604Z',
        at(120, 660, 1, oldHouse({ wall: '#f0b894', inside: '#0f5c60', trim: '#fbf3e4' })),
        toran(610, 424, 1070, 8, 0.9),
      ),
      line('M230 280L262 330L244 372L276 410M420 250L400 300L430 340M520 520L496 560L512 600', '#7b6a58', 5),
      [
        [180, 360, 64, 40],
        [380, 410, 50, 70],
        [300, 600, 60, 40],
      ].map(([x, y, w, h]) =>
        clip(
          blob([x!, y!, x! + w!, y! - 10, x! + w! + 10, y! + h!, x! + 8, y! + h! + 8]),
          brickWall(x! - 20, y! - 20, w! + 50, h! + 50, 14, '#a8644a'),
        ),
      ),
      scaffold(500, 660, 190, 440, 4),
      at(560, 430, 0.52, worker({ main: ivory[1], right: [80, 120], skin: skin[3] })),
      at(640, 550, 0.52, worker({ main: teal[1], right: [60, 110], hat: ivory[0] })),
      lift(3, path('M-20 656H1220V820H-20Z', down('#d8b283', '#a87d52'))),
      at(740, 730, 1, potted(80, leaf, teal[2])),
      at(1010, 730, 1.1, potted(80, leaf, rose[3])),
      at(1130, 700, 1.1, tree('reno', 320)),
      at(70, 690, 0.7, tree('reno2', 250, ['#cfc7a0', '#b5ac82', '#99916a', '#7d7654', '#635d42'])),
      at(200, 740, 1, brickStack(4, 2, 46)),
      at(430, 750, 1, tin(74, rose[2])),
      rangoli(880, 760, 90, [rose[2], marigold[1], teal[2], ivory[0]], 0.24),
    ),
});
