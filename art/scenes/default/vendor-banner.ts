import { ivory, leaf, sand, teal, terracotta } from '../../palette.ts';
import { at, down, fade, glow, join, lift, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { farTown } from '../../parts/far-town.ts';
import { marigoldHead, saffronHead, toran } from '../../parts/flowers.ts';
import { palm, potted } from '../../parts/greens.ts';
import { arcade } from '../../parts/haveli.ts';
import { jaali } from '../../parts/jaali.ts';
import { lantern } from '../../parts/lanterns.ts';
import { branch } from '../../parts/plants.ts';

/** A quiet veranda: stands behind a profile picture and a name, so nothing asks for attention. */
export default scene({
  alt: 'A sunlit veranda of cusped arches with a lattice rail, hanging lanterns and potted plants.',
  width: 1600,
  height: 520,
  widths: [800, 1600],
  draw: () =>
    join(
      rect(0, 0, 1600, 520, down('#f7d3a6', '#fbeacb')),
      glow(420, 120, 420, '#fffaf0', 0.9),
      fade(0.5, farTown(-20, 400, 1640, terracotta[1], 'both')),
      fade(0.9, path('M0 420C400 380 800 390 1600 410V520H0Z', leaf[1])),
      at(250, 430, 1.1, palm(150)),
      at(1340, 430, 1.2, palm(150)),
      arcade(-40, 20, 1680, 520, 6, { wall: '#e9c79c', inside: 'none', trim: terracotta[1] }),
      lift(
        2,
        jaali(-20, 388, 1640, 74, 37, sand[1]),
        rect(-20, 380, 1640, 12, ivory[1]),
        rect(-20, 458, 1640, 14, ivory[3]),
      ),
      toran(-10, 118, 1610, 6, 0.9),
      times(6, (i) => at(100 + i * 280, 84, 0.86, lantern(sand[4], 34))),
      lift(2, rect(-20, 470, 1640, 60, down(terracotta[1], terracotta[2]))),
      at(240, 492, 1, potted(70)),
      at(800, 496, 1, potted(78, leaf, teal[2])),
      at(1362, 492, 1, potted(70)),
      branch(-20, 40, 240, 30, leaf[3], 8),
      branch(1630, 20, 240, 148, leaf[3], 8),
      times(5, (i) => [
        marigoldHead(520 + i * 30, 500, 0.4, i * 40),
        saffronHead(980 + i * 30, 500, 0.4, i * 30),
      ]),
    ),
});
