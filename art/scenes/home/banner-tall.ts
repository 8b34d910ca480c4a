import { leaf, marigold, rose, skin, teal } from '../../palette.ts';
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

/** The courtyard for an upright phone: sky above for the heading, the court below. */
export default scene({
  alt: 'A courtyard at dusk under string lights: a garlanded haveli, a small lit shop and a house frame going up.',
  width: 800,
  height: 900,
  widths: [480, 800],
  draw: () =>
    join(
      rect(0, 0, 800, 402, down('#25245a', '#6b3f72')),
      rect(0, 400, 800, 500, down('#6b3f72', '#f2a066')),
      glow(420, 640, 460, '#ffd28a', 0.75),
      stars(800, 320, 26),
      moon(640, 96, 30),
      fade(0.5, farTown(-20, 690, 860, '#6d3f67', 'both')),
      lift(2, path('M0 720Q400 700 800 716V900H0Z', down('#8a4a58', '#4c2a4a'))),
      at(566, 730, 1.02, newHouse()),
      at(-40, 740, 1.02, dukaan()),
      at(158, 742, 0.84, haveliFront()),
      at(378, 772, 0.8, stage()),
      lift(3, path('M0 784C250 768 520 806 800 776V900H0Z', down('#6d3a52', '#36203f'))),
      at(204, 806, 0.46, man({ main: '#f5e8d2', coat: teal[2], right: [50, 120] })),
      at(252, 810, 0.44, sari({ main: marigold[2], trim: rose[3], left: [40, 120] })),
      at(640, 812, 0.46, worker({ main: teal[1], left: [40, 130], skin: skin[2] })),
      at(104, 812, 0.44, sari({ main: teal[1], right: [20, 60], skin: skin[2], flowers: true })),
      at(520, 800, 0.62, laidTable()),
      at(320, 806, 0.56, laidTable()),
      rangoli(400, 872, 80, [rose[2], marigold[1], '#fff3d6', teal[1], marigold[2]], 0.24),
      times(7, (i) => [
        smallDiya(60 + i * 36, 872 + Math.sin(i) * 4, 0.8),
        smallDiya(740 - i * 36, 872 + Math.cos(i) * 4, 0.8),
      ]),
      at(30, 868, 1, potted(70)),
      at(776, 866, 1, potted(70, leaf)),
      stringLights(-20, 60, 400, 300, 50, 46, '#1b1b42'),
      stringLights(400, 300, 820, 130, 50, 46, '#1b1b42'),
      stringLights(-20, 330, 820, 380, 60, 46, '#1b1b42'),
      branch(-30, -20, 210, 40, '#1c2f3a', 7),
      branch(830, -20, 200, 140, '#1c2f3a', 7),
    ),
});
