import { indigo, ivory, marigold, rose, sand, skin, teal, terracotta } from '../../palette.ts';
import { at, circle, down, fade, glow, join, lift, mirror, path, rect, times } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { curtain } from '../../parts/fabric.ts';
import { garland } from '../../parts/flowers.ts';
import { stars, stringLights } from '../../parts/lights.ts';
import { man } from '../../parts/people/man.ts';
import { sari } from '../../parts/people/sari.ts';
import { tree } from '../../parts/plants.ts';
import { mist } from '../../parts/weather.ts';

const winter = ['#c7d3d6', '#9fb3bb', '#7b95a1', '#5c7787', '#435e70'] as const;

/** Fog outside, an angeethi and heavy shawls inside. */
export default scene({
  alt: 'A clear-walled wedding tent on a foggy winter night: guests in shawls stand round a fire bowl under warm lights.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(indigo[4], '#6d86a0')),
      stars(1200, 200, 22),
      glow(600, 520, 520, marigold[1], 0.55),
      fade(
        0.7,
        at(120, 600, 1.3, tree('w1', 360, winter, '#4a5f70')),
        at(1090, 600, 1.4, tree('w2', 380, winter, '#4a5f70')),
      ),
      mist(1200, 430, 130, '#b9c8d4', 0.55),
      lift(2, path('M0 600Q600 570 1200 600V800H0Z', down('#5d6b85', '#2f3557'))),
      // tent
      fade(0.28, rect(270, 300, 660, 320, ivory[0])),
      glow(600, 440, 380, marigold[1], 0.6),
      lift(
        3,
        path('M230 310C380 280 500 220 600 130C700 220 820 280 970 310V336H230Z', ivory[1]),
        path('M600 130C700 220 820 280 970 310V336H760C700 290 640 220 600 130Z', ivory[3]),
        times(12, (i) =>
          path(`M${230 + i * 61.7} 336h61.7a30.8 26 0 0 1 -61.7 0Z`, i % 2 ? rose[2] : marigold[1]),
        ),
      ),
      rect(258, 340, 14, 290, sand[2]),
      rect(928, 340, 14, 290, sand[3]),
      rect(470, 340, 8, 270, sand[2], 0, 'opacity=".6"'),
      rect(724, 340, 8, 270, sand[2], 0, 'opacity=".6"'),
      curtain(268, 340, 130, 284, -1, rose[2]),
      mirror(600, curtain(268, 340, 130, 284, -1, rose[2])),
      stringLights(272, 352, 600, 352, 26, 34),
      stringLights(600, 352, 930, 352, 26, 34),
      garland(380, 346, 820, 346, 60, 0.44),
      at(
        468,
        640,
        0.84,
        sari({ main: teal[2], trim: indigo[3], skin: skin[1], right: [24, 70], left: [10, 40] }),
      ),
      at(
        396,
        648,
        0.86,
        man({ main: indigo[2], coat: '#5b3a28', stole: rose[3], right: [16, 60], left: [8, 20] }),
      ),
      at(
        742,
        642,
        0.88,
        man({
          main: ivory[2],
          coat: terracotta[3],
          wrap: marigold[2],
          stole: teal[2],
          left: [30, 90],
          skin: skin[3],
        }),
      ),
      at(822, 648, 0.84, sari({ main: rose[3], left: [22, 66], skin: skin[2], border: ivory[1] })),
      // fire bowl
      glow(604, 636, 210, marigold[2], 0.9),
      lift(
        1,
        path(
          'M604 520C650 580 660 622 632 652H576C548 622 566 596 580 580C584 606 596 600 604 520Z',
          marigold[2],
        ),
        path(
          'M606 566C632 604 634 630 620 652H590C574 632 586 618 594 604C596 620 604 616 606 566Z',
          marigold[0],
        ),
      ),
      lift(
        2,
        path('M524 648H684C680 690 650 706 604 706C558 706 528 690 524 648Z', terracotta[3]),
        path('M630 648H684C680 690 650 706 604 706C640 696 640 670 630 648Z', terracotta[4]),
      ),
      rect(516, 642, 176, 12, terracotta[1], 5),
      path(
        'M560 704L544 742M648 704L664 742',
        'none',
        `stroke="${terracotta[4]}" stroke-width="9" stroke-linecap="round"`,
      ),
      times(9, (i) => circle(560 + ((i * 47) % 96), 560 - ((i * 37) % 150), 2 + (i % 3), marigold[1])),
      mist(1200, 660, 120, '#c5d2dc', 0.6),
    ),
});
