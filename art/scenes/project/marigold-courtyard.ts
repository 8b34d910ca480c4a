import { ivory, marigold, rose, skin, teal, terracotta } from '../../palette.ts';
import { at, down, fade, join, lift, line, poly, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { farTown } from '../../parts/far-town.ts';
import { garland, ivoryHead, marigoldHead, rangoli, strand } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { arcade, upperStorey, walls } from '../../parts/haveli.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { kalash } from '../../parts/rites.ts';
import { bouquet, longTable } from '../../parts/tables.ts';

/** One house, one flower. */
export default scene({
  alt: 'A haveli courtyard in Civil Lines filled with marigold strings from every arch, seen from the terrace at noon.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#a9d6d2', '#fbeed0')),
      fade(0.5, farTown(-20, 200, 1240, teal[1], 'old')),
      at(
        60,
        470,
        1,
        join(
          upperStorey(0, -330, 1080, 130, 9, walls.ivory),
          arcade(-20, -210, 1120, 210, 9, { ...walls.ivory, inside: '#c88a5c' }),
        ),
      ),
      lift(2, poly([60, 468, 1140, 468, 1260, 820, -60, 820], '#e6cda6')),
      times(7, (i) => line(`M${60 - i * 20} ${468 + i * i * 9}H${1140 + i * 20}`, '#cfae7c', 2)),
      lift(
        2,
        poly([-20, 180, 90, 250, 90, 480, -20, 820], '#e9d3ac'),
        poly([1220, 180, 1110, 250, 1110, 480, 1220, 820], '#dcbf90'),
      ),
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [
        strand(44 + i * 139, 262, 150, 0.4),
        strand(100 + i * 139, 270, 70 + (i % 2) * 40, 0.34, [ivoryHead, marigoldHead]),
      ]),
      garland(-20, 60, 1220, 60, 50, 0.42),
      garland(10, 70, 1190, 70, 110, 0.42),
      rangoli(
        600,
        640,
        260,
        [marigold[3], marigold[1], ivory[0], marigold[2], terracotta[2], marigold[0]],
        0.34,
      ),
      at(600, 640, 1, kalash(76)),
      at(230, 720, 1.1, longTable(210, 90, ivory[0], marigold[2], 5)),
      at(300, 716, 0.8, bouquet(1)),
      at(370, 716, 0.8, bouquet(1)),
      at(870, 700, 0.9, sari({ main: rose[3], trim: teal[3], flowers: true })),
      at(940, 706, 0.92, man({ main: ivory[1], coat: teal[3], skin: skin[3] })),
      at(1080, 780, 1.3, potted(90)),
      at(100, 780, 1.3, potted(90)),
    ),
});
