import { indigo, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, down, ellipse, fade, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { karahi } from '../../parts/bazaar.ts';
import { cycleRickshaw } from '../../parts/cycle-rickshaw.ts';
import { facade } from '../../parts/facade.ts';
import { jalebi } from '../../parts/food/sweets.ts';
import { greatMosque, redGate } from '../../parts/monuments.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { shop, signBoard } from '../../parts/shops.ts';
import { sun } from '../../parts/weather.ts';
import { pole, tangle } from '../../parts/wires.ts';

/** The fort at the end of the street, the wires above it. */
export default scene({
  alt: 'Chandni Chowk: the Red Fort at the end of a narrow street, domes and minarets beside it, a tangle of wires, a jalebi shop and a cycle rickshaw.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#f6b98a', '#fde6bd')),
      sun(600, 250, 120, '#fff0c8'),
      at(430, 566, 0.66, greatMosque('#d38a68', '#f7e0c4', '#a85a48')),
      at(770, 590, 0.74, redGate('#b5513a', '#e9b08a', '#6d2a20')),
      rect(0, 580, 1200, 230, down('#d8a06c', '#a5683f')),
      facade(
        -30,
        640,
        250,
        520,
        4,
        3,
        ['#f0c9a0', '#e3ac7c', '#c68a58', '#9a6238', '#6d4224'],
        'cc1',
        'shutter',
      ),
      facade(
        1000,
        640,
        230,
        560,
        4,
        3,
        ['#e9bfae', '#d99a88', '#b8705f', '#8d4c40', '#63322b'],
        'cc2',
        'round',
      ),
      facade(190, 610, 110, 330, 3, 2, terracotta, 'cc3', 'round'),
      facade(920, 610, 100, 350, 3, 2, sand, 'cc4', 'shutter'),
      signBoard(-10, 250, 220, 54, teal[3], marigold[1]),
      signBoard(1010, 230, 190, 50, indigo[3], ivory[0]),
      turn(90, 238, 420, signBoard(150, 396, 176, 40, rose[4], ivory[0], false)),
      turn(90, 956, 400, signBoard(880, 380, 160, 36, marigold[3], ivory[0], false)),
      at(255, 640, 1, pole(440)),
      at(900, 620, 0.9, pole(430)),
      tangle(255, 226, 890, 236, 9),
      tangle(-20, 120, 255, 226, 7),
      tangle(890, 236, 1220, 130, 7),
      tangle(255, 260, 1220, 330, 3),
      tangle(-20, 330, 890, 270, 3),
      // jalebi shop
      shop(
        -20,
        720,
        330,
        330,
        { wall: '#7a3b2c', sign: marigold[2], letters: '#7a3b2c', awningA: teal[2], awningB: ivory[1] },
        at(
          120,
          724,
          0.86,
          man({ main: ivory[0], wrap: marigold[2], left: [30, 60], right: [34, 70], skin: skin[3] }),
        ),
      ),
      lift(2, rect(-30, 640, 350, 100, '#8d4a33'), rect(-36, 628, 362, 18, sand[2], 3)),
      at(70, 632, 1, karahi(150, join(times(4, (i) => jalebi(-46 + i * 30, -42, 0.6))))),
      lift(
        1,
        ellipse(236, 628, 76, 14, sand[3]),
        [
          [196, 616],
          [236, 612],
          [276, 616],
          [214, 594],
          [256, 594],
          [236, 574],
        ].map(([x, y]) => jalebi(x!, y!, 0.95)),
      ),
      fade(0.5, line('M60 570C40 530 84 510 60 470M110 566C92 530 130 508 108 476', ivory[0], 8)),
      lift(3, path('M-20 736Q600 700 1220 736V820H-20Z', '#96593a')),
      at(640, 770, 1.25, cycleRickshaw(270, rose[3], teal[2])),
      at(900, 760, 0.84, sari({ main: teal[2], trim: indigo[3], skin: skin[1], left: [20, 50] })),
      at(976, 768, 0.86, man({ main: ivory[1], coat: terracotta[3], skin: skin[2] })),
      at(1100, 776, 0.9, man({ main: marigold[2], back: true, wrap: rose[3] })),
      at(430, 742, 0.72, sari({ main: rose[3], back: true, flowers: true })),
      at(380, 736, 0.74, man({ main: teal[1], back: true, skin: skin[3] })),
    ),
});
