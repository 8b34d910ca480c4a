import { marigold, rose, teal } from '../../palette.ts';
import { at, down, fade, glow, join, lift, rect } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { box, cusped, pierced } from '../../parts/arches.ts';
import { haveliFront, laidTable, stage } from '../../parts/courtyard.ts';
import { farTown } from '../../parts/far-town.ts';
import { rangoli, strand } from '../../parts/flowers.ts';
import { stars, stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';

/** For links to pages that have no picture of their own. */
export default scene({
  alt: 'Through a teal arch: a lit courtyard at dusk with a garlanded haveli and tables being laid.',
  width: 1200,
  height: 630,
  widths: [480],
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 302, down('#25245a', '#6b3f72')),
      rect(0, 300, 1200, 330, down('#6b3f72', '#f2a066')),
      stars(1200, 220, 20),
      glow(600, 440, 480, '#ffd28a', 0.8),
      fade(0.5, farTown(0, 500, 1200, '#5d3a63', 'old')),
      rect(0, 500, 1200, 140, down('#8a4a58', '#4c2a4a')),
      at(366, 506, 0.9, haveliFront()),
      at(600, 536, 0.88, stage()),
      at(424, 562, 0.48, man({ main: '#f5e8d2', coat: teal[2], right: [50, 120] })),
      at(474, 566, 0.46, sari({ main: marigold[2], trim: rose[3], left: [40, 120] })),
      at(760, 566, 0.7, laidTable()),
      rangoli(600, 590, 80, [rose[2], marigold[1], '#fff3d6', teal[1], marigold[2]], 0.24),
      stringLights(140, 60, 610, 176, 40),
      stringLights(600, 176, 1060, 60, 40),
      lift(4, pierced(box(-40, -40, 1280, 710), [cusped(170, 20, 860, 760, 4)], teal[2])),
      lift(3, pierced(box(-40, -40, 1280, 710), [cusped(96, -60, 1008, 860, 4)], teal[3])),
      strand(128, -10, 330, 0.6),
      strand(1072, -10, 330, 0.6),
    ),
});
