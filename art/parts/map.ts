import { blob } from '../curves.ts';
import { dice } from '../dice.ts';
import { indigo, ivory, leaf, lit, rose, sand, shade, teal, terracotta } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';

/** A town from above, as a paper map. */

/** Drop-shaped pin, its point at 0,0. */
export const pin = (s: number, fill: string, dotFill: string = ivory[0]): Svg =>
  join(
    ellipse(s * 0.2, 0, s * 0.3, s * 0.09, '#24100a', 'opacity=".22"'),
    lift(
      2,
      path(
        `M0 0C${num(-s * 0.2)} ${num(-s * 0.5)} ${num(-s * 0.56)} ${num(-s * 0.7)} ${num(-s * 0.56)} ${num(-s * 1.06)}A${num(s * 0.56)} ${num(s * 0.56)} 0 0 1 ${num(s * 0.56)} ${num(-s * 1.06)}C${num(s * 0.56)} ${num(-s * 0.7)} ${num(s * 0.2)} ${num(-s * 0.5)} 0 0Z`,
        fill,
      ),
      path(
        `M0 0C${num(s * 0.3)} ${num(-s * 0.5)} ${num(s * 0.3)} ${num(-s * 1.3)} ${num(s * 0.1)} ${num(-s * 1.61)}C${num(s * 0.4)} ${num(-s * 1.56)} ${num(s * 0.56)} ${num(-s * 1.32)} ${num(s * 0.56)} ${num(-s * 1.06)}C${num(s * 0.56)} ${num(-s * 0.7)} ${num(s * 0.2)} ${num(-s * 0.5)} 0 0Z`,
        shade(fill, 0.14),
      ),
    ),
    circle(0, -s * 1.06, s * 0.25, dotFill),
  );

/** Streets, blocks, a park, a river bend and one metro line, 1200 x 800. */
export function cityMap(ground: string = sand[1], road: string = ivory[0]): Svg {
  const roll = dice('map');
  const blocks = times(6, (j) =>
    times(9, (i) => {
      const x = 14 + i * 140;
      const y = 14 + j * 140;
      const cut = roll();
      const tone = [sand[2], ground, terracotta[0], sand[2], rose[0]][Math.floor(cut * 5)]!;
      return cut > 0.5
        ? join(
            rect(x, y, 116, 52, tone, 7),
            rect(x, y + 62, 54, 54, lit(tone, 0.2), 7),
            rect(x + 64, y + 62, 52, 54, shade(tone, 0.04), 7),
          )
        : join(
            rect(x, y, 54, 116, tone, 7),
            rect(x + 64, y, 52, 70, lit(tone, 0.15), 7),
            rect(x + 64, y + 80, 52, 36, tone, 7),
          );
    }),
  );
  return join(
    rect(0, 0, 1200, 800, road),
    blocks,
    line('M-40 250C260 210 420 330 700 300S1100 160 1260 190', road, 46),
    line('M330 -40C350 240 300 520 380 860', road, 40),
    lift(1, path(blob([560, 440, 700, 410, 820, 470, 810, 580, 690, 640, 570, 590, 520, 510]), leaf[1])),
    path(blob([620, 480, 700, 460, 760, 500, 730, 560, 650, 560]), leaf[2], 'opacity=".6"'),
    times(9, (i) =>
      lift(
        1,
        circle(570 + ((i * 83) % 230), 450 + ((i * 57) % 150), 15 + (i % 3) * 4, i % 2 ? leaf[2] : leaf[3]),
      ),
    ),
    lift(1, path('M980 -30C900 180 1080 300 1000 500C950 620 1080 720 1060 840H1240V-30Z', teal[1])),
    path('M1040 -30C970 180 1140 300 1070 500C1020 640 1130 720 1120 840H1240V-30Z', lit(teal[1], 0.2)),
    lift(1, line('M-30 640C160 620 260 700 440 690S760 730 900 650', indigo[2], 11)),
    times(4, (i) =>
      lift(
        1,
        circle([60, 300, 520, 760][i]!, [634, 676, 692, 704][i]!, 13, ivory[0]),
        circle([60, 300, 520, 760][i]!, [634, 676, 692, 704][i]!, 6, indigo[2]),
      ),
    ),
  );
}
