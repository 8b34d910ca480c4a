import { indigo, ink, ivory, marigold, rose, skin, teal } from '../../palette.ts';
import { at, down, ellipse, fade, glow, join, lift, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { ivoryHead, marigoldHead, roseHead } from '../../parts/flowers.ts';
import { lehenga } from '../../parts/people/lehenga.ts';
import { man } from '../../parts/people/man.ts';

/** One movement, three bodies. */
export default scene({
  alt: 'Three dancers with raised arms in wide skirts and a kurta, framed by sweeping ribbons of colour on a wooden stage.',
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down(teal[2], teal[3])),
      glow(600, 380, 500, '#ffe6b0', 0.55),
      lift(
        2,
        path(
          'M-20 220C240 60 420 300 640 180S1040 40 1220 200V290C1040 140 860 300 640 270S240 160 -20 310Z',
          rose[2],
        ),
      ),
      lift(
        2,
        path(
          'M-20 420C200 300 380 480 620 400S1000 240 1220 360V450C1010 340 860 500 620 490S220 400 -20 510Z',
          marigold[2],
        ),
      ),
      lift(
        2,
        path(
          'M-20 120C140 40 300 160 460 90S760 -40 1220 60V110C800 20 660 130 480 150S200 110 -20 180Z',
          ivory[1],
          'opacity=".9"',
        ),
      ),
      lift(3, path('M-20 650Q600 590 1220 650V820H-20Z', down('#c98a5b', '#8d5534'))),
      times(9, (i) =>
        path(
          `M${600 + (i - 4) * 90} 626L${600 + (i - 4) * 190} 820h4L${603 + (i - 4) * 90} 626Z`,
          '#7a4628',
          'opacity=".4"',
        ),
      ),
      fade(
        0.3,
        ellipse(280, 716, 160, 18, ink[4]),
        ellipse(620, 740, 170, 18, ink[4]),
        ellipse(950, 716, 160, 18, ink[4]),
      ),
      turn(
        -6,
        280,
        710,
        at(
          280,
          710,
          1.5,
          lehenga({
            main: marigold[2],
            trim: rose[3],
            dupatta: rose[1],
            left: [150, 100],
            right: [70, 140],
            skin: skin[2],
          }),
        ),
      ),
      at(
        620,
        736,
        1.62,
        lehenga({ main: rose[3], trim: teal[3], dupatta: marigold[1], left: [130, 168], right: [130, 168] }),
      ),
      turn(
        6,
        950,
        712,
        at(
          950,
          712,
          1.52,
          man({
            main: ivory[0],
            coat: indigo[2],
            stole: marigold[2],
            left: [80, 140],
            right: [150, 110],
            skin: skin[3],
          }),
        ),
      ),
      times(12, (i) =>
        [marigoldHead, ivoryHead, roseHead][i % 3]!(
          90 + ((i * 197) % 1040),
          740 + ((i * 37) % 50),
          0.6,
          i * 40,
        ),
      ),
    ),
});
