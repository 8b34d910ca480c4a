import { indigo, marigold, rose, skin, teal } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { dukaan, haveliFront, laidTable, newHouse, stage } from '../../parts/courtyard.ts';
import { farTown } from '../../parts/far-town.ts';
import { rangoli } from '../../parts/flowers.ts';
import { potted } from '../../parts/greens.ts';
import { moon, smallDiya, stars, stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { worker } from '../../parts/people/worker.ts';
import { branch } from '../../parts/plants.ts';

/** The courtyard at dusk. The left half stays quiet: the heading and the search box stand there. */
export default scene({
  alt: 'A courtyard at dusk: a garlanded haveli with a stage and tables being laid, a lit shop with its shutter half up, and a house frame with scaffolding behind.',
  width: 1600,
  height: 640,
  widths: [960, 1600],
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1600, 282, down('#25245a', '#6b3f72')),
      rect(0, 280, 1600, 360, down('#6b3f72', '#f2a066')),
      glow(1120, 420, 620, '#ffd28a', 0.75),
      stars(1600, 220, 26),
      moon(250, 112, 34),
      fade(0.5, farTown(-20, 500, 820, '#6d3f67', 'both'), farTown(760, 500, 860, '#6d3f67', 'old')),
      fade(0.75, farTown(-120, 530, 1000, '#4a2d5c', 'new')),
      // ground
      lift(
        2,
        path('M0 520C300 506 600 512 900 508C1200 504 1400 510 1600 506V640H0Z', down('#8a4a58', '#4c2a4a')),
      ),
      at(1352, 524, 1.06, newHouse()),
      at(742, 530, 1, dukaan()),
      at(978, 532, 0.84, haveliFront()),
      at(1196, 558, 0.82, stage()),
      lift(3, path('M0 566C400 552 900 590 1600 560V640H0Z', down('#6d3a52', '#3a2145'))),
      at(1016, 580, 0.42, man({ main: '#f5e8d2', coat: teal[2], right: [50, 120] })),
      at(1062, 582, 0.4, sari({ main: marigold[2], trim: rose[3], left: [40, 120] })),
      at(1438, 586, 0.46, worker({ main: teal[1], left: [40, 130], skin: skin[2] })),
      at(
        900,
        586,
        0.4,
        sari({ main: teal[1], trim: indigo[3], right: [20, 60], skin: skin[2], flowers: true }),
      ),
      at(1092, 574, 0.6, laidTable()),
      at(1310, 576, 0.54, laidTable()),
      rangoli(1206, 616, 66, [rose[2], marigold[1], '#fff3d6', teal[1], marigold[2]], 0.24),
      times(10, (i) => smallDiya(760 + i * 36, 622 + Math.sin(i) * 4, 0.8)),
      times(8, (i) => smallDiya(1300 + i * 38, 624 + Math.cos(i) * 4, 0.8)),
      at(748, 600, 0.8, potted(60)),
      at(1560, 618, 1, potted(72)),
      // lights across the court
      stringLights(-20, 24, 760, 330, 50, 46, '#1b1b42'),
      stringLights(500, -20, 1010, 180, 60, 46, '#1b1b42'),
      stringLights(1010, 176, 1620, 60, 70, 46, '#1b1b42'),
      stringLights(760, 330, 1340, 190, 60, 46, '#1b1b42'),
      // dark frame of leaves
      fade(
        1,
        branch(-30, 610, 190, -38, '#1c2f3a', 7),
        branch(-20, 650, 250, -14, '#22383f', 8),
        branch(1640, 20, 240, 160, '#1c2f3a', 8),
        branch(1650, -10, 200, 130, '#22383f', 7),
      ),
    ),
});
