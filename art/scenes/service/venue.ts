import { ivory, leaf, marigold, teal, terracotta } from '../../palette.ts';
import { at, clip, down, fade, glow, join, lift, line, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { chhatri, dome } from '../../parts/arches.ts';
import { farTown } from '../../parts/far-town.ts';
import { bush, palm } from '../../parts/greens.ts';
import { arcade, upperStorey, walls } from '../../parts/haveli.ts';
import { lamppost } from '../../parts/lanterns.ts';
import { branch, tree } from '../../parts/plants.ts';

/** A palace lawn in the last light. */
export default scene({
  alt: 'A symmetrical palace venue at golden hour with a long reflecting pool, clipped hedges and rows of lamps.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f0b184', '#fce4b8')),
      glow(600, 430, 520, '#fff6da', 0.95),
      fade(0.5, farTown(-20, 480, 1240, terracotta[1], 'old')),
      at(140, 520, 1.5, tree('v1', 330)),
      at(1060, 520, 1.5, tree('v2', 330)),
      at(
        340,
        516,
        1,
        join(
          upperStorey(0, -230, 520, 110, 6, walls.pink),
          arcade(-40, -150, 600, 150, 7, { ...walls.pink, inside: '#f9c75a' }),
        ),
      ),
      [380, 820].map((x) => chhatri(x, 276, 90, '#e7b09a', '#7e3a4b')),
      at(600, 282, 1, join(rect(-110, -40, 220, 44, '#e7b09a'), dome(0, -40, 190, '#f5d3bd', marigold[2]))),
      chhatri(470, 282, 54, '#e7b09a', '#7e3a4b'),
      chhatri(730, 282, 54, '#e7b09a', '#7e3a4b'),
      lift(2, path('M0 512H1200V820H0Z', down(leaf[2], leaf[3]))),
      lift(1, path('M520 512H680L900 820H300Z', ivory[2])),
      path('M556 530H644L790 820H410Z', down('#9fd0c8', teal[3])),
      clip(
        'M556 530H644L790 820H410Z',
        fade(
          0.35,
          `<g transform="translate(0 1036) scale(1 -1)">${join(rect(340, 330, 520, 190, '#f5d3bd'), dome(600, 330, 190, '#f5d3bd'))}</g>`,
        ),
        fade(
          0.5,
          times(6, (i) => rect(420 + i * 20, 590 + i * 36, 340 - i * 30, 3, ivory[0])),
        ),
      ),
      times(4, (i) => [
        at(500 - i * 62, 550 + i * 68, 0.5 + i * 0.22, bush(46)),
        at(700 + i * 62, 550 + i * 68, 0.5 + i * 0.22, bush(46)),
      ]),
      times(4, (i) => [
        glow(455 - i * 62, 520 + i * 62, 40 + i * 14, marigold[1], 0.7),
        at(455 - i * 62, 560 + i * 66, 0.34 + i * 0.13, lamppost()),
        glow(745 + i * 62, 520 + i * 62, 40 + i * 14, marigold[1], 0.7),
        at(745 + i * 62, 560 + i * 66, 0.34 + i * 0.13, lamppost()),
      ]),
      at(
        600,
        526,
        0.9,
        join(
          lift(
            1,
            path('M-70 0C-60 -20 60 -20 70 0Z', ivory[1]),
            rect(-6, -40, 12, 30, ivory[2]),
            path('M-30 -36H30L20 -24H-20Z', ivory[1]),
          ),
          line('M0 -40C-4 -70 -30 -74 -34 -40M0 -40C4 -70 30 -74 34 -40M0 -40V-84', '#eafaf4', 4),
        ),
      ),
      lift(
        4,
        path('M-20 820V560C60 590 120 660 150 820Z', leaf[4]),
        path('M1220 820V560C1140 590 1080 660 1050 820Z', leaf[4]),
      ),
      branch(-20, 100, 260, 20, leaf[4], 8),
      branch(1220, 100, 260, 160, leaf[4], 8),
      at(70, 800, 1.4, palm(110)),
      at(1130, 800, 1.4, palm(110)),
    ),
});
