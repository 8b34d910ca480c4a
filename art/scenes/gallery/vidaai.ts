import { indigo, ivory, marigold, rose, sindoor, skin, teal, terracotta } from '../../palette.ts';
import { at, circle, down, fade, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { cusped } from '../../parts/arches.ts';
import { farTown } from '../../parts/far-town.ts';
import { garland, ivoryHead, marigoldHead, roseHead, strand, toran } from '../../parts/flowers.ts';
import { jharokha, walls } from '../../parts/haveli.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { doli } from '../../parts/procession.ts';
import { sun } from '../../parts/weather.ts';

/** The door, the rice, the palanquin. */
export default scene({
  alt: 'The vidaai at dawn: a decorated palanquin waits outside the house, the bride at the door throws rice over her shoulder, family behind.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f0a988', '#fde3bd')),
      sun(960, 300, 90, '#fff0cc'),
      fade(0.5, farTown(500, 560, 720, terracotta[1], 'old')),
      at(
        60,
        650,
        1,
        join(
          lift(3, rect(-80, -560, 560, 560, walls.pink.wall)),
          path(cusped(60, -420, 280, 420, 4), down('#ffdf9a', '#e9a355')),
          path(
            `${cusped(40, -442, 320, 444, 4)}${cusped(60, -420, 280, 422, 4)}`,
            ivory[1],
            'fill-rule="evenodd"',
          ),
          rect(-90, -574, 580, 26, ivory[1], 3),
        ),
      ),
      jharokha(440, 260, 100, walls.pink, false),
      toran(130, 226, 390, 8, 1),
      strand(112, 210, 300, 0.5),
      strand(408, 210, 300, 0.5),
      lift(3, path('M-20 640C300 620 800 650 1220 636V820H-20Z', down('#d99c72', '#a8694a'))),
      at(190, 680, 1.06, sari({ main: teal[2], trim: indigo[3], skin: skin[2], right: [40, 130] })),
      at(300, 684, 1.1, man({ main: ivory[0], coat: terracotta[3], skin: skin[3], right: [30, 80] })),
      at(
        470,
        730,
        1.24,
        lehenga({ main: sindoor[2], veil: true, dupatta: marigold[1], left: [150, 140], right: [14, 20] }),
      ),
      times(22, (i) => circle(330 + ((i * 37) % 110), 330 + ((i * 61) % 170), 3, ivory[0])),
      at(
        606,
        736,
        1.2,
        man({ main: ivory[1], coat: marigold[2], wrap: rose[3], plume: true, left: [20, 10] }),
      ),
      at(962, 740, 1.15, doli(rose[3])),
      garland(836, 568, 1088, 568, 24, 0.36),
      times(16, (i) =>
        [roseHead, marigoldHead, ivoryHead][i % 3]!(560 + i * 40, 760 + (i % 3) * 12, 0.4, i * 40),
      ),
    ),
});
