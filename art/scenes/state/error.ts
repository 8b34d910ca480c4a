import { indigo, ink, ivory, marigold, rose, sand } from '../../palette.ts';
import { at, circle, down, fade, glow, lift, line, path, rect } from '../../paper.ts';
import { stateScene } from '../../state-scene.ts';
import { cusped } from '../../parts/arches.ts';
import { potted } from '../../parts/greens.ts';
import { moon, partyBulb, stars } from '../../parts/lights.ts';
import { ladder } from '../../parts/tools.ts';

/** One bulb of the string is out; somebody is about to change it. */
export default stateScene({
  alt: 'A string of lights over a doorway at night, one bulb of it dark, with a ladder ready below.',
  rim: indigo[0],
  disc: () => [
    rect(140, 40, 520, 520, down(indigo[3], indigo[2])),
    stars(800, 240, 30),
    moon(560, 118, 24),
    lift(3, rect(210, 190, 380, 330, down(rose[3], rose[4]))),
    lift(2, rect(196, 178, 408, 22, rose[2], 3)),
    path(cusped(322, 252, 156, 250, 3), marigold[1]),
    glow(400, 400, 150, ivory[0], 0.75),
    lift(3, rect(140, 498, 520, 80, down(sand[3], sand[4]))),
  ],
  front: () => [
    line('M190 196C300 262 480 262 612 196', ink[3], 4),
    [
      [250, 226],
      [322, 241],
      [478, 241],
      [550, 226],
    ].map(([x, y]) => at(x!, y!, 1.25, partyBulb(true))),
    at(400, 246, 1.25, partyBulb(false)),
    fade(0.9, circle(430, 292, 2.5, marigold[1])),
    at(478, 508, 1, ladder(60, 250)),
    at(260, 508, 0.95, potted(76)),
  ],
});
