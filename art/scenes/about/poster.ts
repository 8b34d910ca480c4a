import { ivory, leaf, marigold, rose, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, path, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped, merlons } from '../../parts/arches.ts';
import { farTown } from '../../parts/far-town.ts';
import { garland, rangoli, strand, toran } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { jharokha, walls } from '../../parts/haveli.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { worker } from '../../parts/people/worker.ts';
import { tree } from '../../parts/plants.ts';
import { sun } from '../../parts/weather.ts';

/** Still for the film: the courtyard waking up. Room in the middle for the play button. */
export default scene({
  alt: 'A courtyard in the morning: a family house in warm stone with an open gate, a neem tree, a marigold garland and people starting the day.',
  width: 1280,
  height: 720,
  widths: [640, 1280],
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1280, 720, down('#f6bf92', '#fde9c4')),
      sun(640, 300, 120, '#fff4d4'),
      fade(0.5, farTown(-20, 460, 1320, terracotta[1], 'old')),
      at(
        640,
        520,
        1,
        join(
          lift(3, rect(-330, -330, 660, 330, walls.day.wall)),
          merlons(-330, -328, 660, 26, walls.day.wall),
          path(cusped(-110, -260, 220, 260, 4), down('#fff0cb', '#f3c27a')),
          path(
            `${cusped(-130, -284, 260, 286, 4)}${cusped(-110, -260, 220, 264, 4)}`,
            ivory[0],
            'fill-rule="evenodd"',
          ),
          jharokha(-230, -90, 110, { ...walls.day, inside: '#8a4a34' }, false),
          jharokha(230, -90, 110, { ...walls.day, inside: '#8a4a34' }, false),
        ),
      ),
      toran(516, 262, 764, 10, 0.9),
      strand(500, 250, 190, 0.46),
      strand(780, 250, 190, 0.46),
      lift(2, path('M-20 516Q640 480 1300 516V740H-20Z', down('#dfae82', '#b07a52'))),
      at(140, 580, 1.3, tree('po1', 380)),
      at(1150, 580, 1.2, tree('po2', 360)),
      rangoli(640, 590, 130, [rose[2], marigold[1], ivory[0], teal[2], marigold[2]], 0.24),
      at(420, 610, 0.7, sari({ main: rose[3], trim: teal[3], flowers: true })),
      at(480, 616, 0.72, man({ main: ivory[0], coat: teal[3] })),
      at(850, 612, 0.72, worker({ main: teal[1], left: [40, 110], skin: skin[3] })),
      at(930, 616, 0.72, man({ main: marigold[2], wrap: rose[3], skin: skin[2] })),
      at(320, 650, 1.1, potted(80)),
      at(980, 656, 1.1, potted(80)),
      lift(
        4,
        path('M-20 740V300C60 420 90 560 130 740Z', leaf[4]),
        path('M1300 740V300C1220 420 1190 560 1150 740Z', leaf[4]),
      ),
      garland(-10, 20, 640, 20, 70, 0.5),
      garland(640, 20, 1290, 20, 70, 0.5),
    ),
});
