import { indigo, ink, ivory, leaf, marigold, rose, sand, sindoor, teal, terracotta } from '../../palette.ts';
import {
  at,
  circle,
  ellipse,
  fade,
  join,
  lift,
  line,
  path,
  poly,
  rect,
  type Svg,
  times,
} from '../../paper.ts';
import { parasol, thela } from '../bazaar.ts';
import { chafing, handi, kulhad } from '../food/pots.ts';
import { jalebi, laddoo } from '../food/sweets.ts';
import { rice, thali } from '../food/thali.ts';
import { goblet, longTable } from '../tables.ts';

/** What caterers bring. Each stands on 0,0, at most 420 wide and 420 high. */
export const foodHeroes = {
  handi: (lid = terracotta[3]): Svg =>
    join(
      at(-110, 0, 1.3, handi(140, lid)),
      at(100, 0, 1.6, handi(150)),
      fade(
        0.6,
        line('M-110 -130C-140 -180 -70 -200 -110 -260M100 -160C70 -210 140 -230 100 -290', ivory[0], 10),
      ),
      at(-6, 0, 1, lift(1, laddoo(-30, -16, 0.9), laddoo(4, -16, 0.9), laddoo(-13, -44, 0.9))),
    ),
  thali: (): Svg => at(0, -200, 0.62, thali(310)),
  fish: (): Svg =>
    join(
      at(
        0,
        -60,
        1,
        join(
          lift(2, ellipse(0, 40, 220, 42, leaf[3]), ellipse(0, 30, 200, 36, leaf[2])),
          lift(
            2,
            path(
              'M-190 -20C-120 -110 60 -120 130 -30L190 -80Q200 -10 190 40L130 -10C60 70 -120 60 -190 -20Z',
              '#e0a04c',
            ),
            path('M-190 -20C-120 60 60 70 130 -10C60 20 -100 20 -190 -20Z', '#b9722d'),
          ),
          times(4, (i) =>
            path(`M${-90 + i * 50} -70q26 40 0 90`, 'none', 'stroke="#8f4c28" stroke-width="7"'),
          ),
          circle(-140, -34, 9, ink[3]),
        ),
      ),
      at(-130, -10, 0.8, rice(70)),
      lift(1, circle(120, -20, 20, marigold[1]), circle(120, -20, 14, marigold[0])),
    ),
  sweets: (): Svg =>
    join(
      times(3, (j) =>
        join(
          lift(1, rect(-200, -24 - j * 130, 400, 18, sand[3], 4)),
          j === 0
            ? times(6, (i) => laddoo(-150 + i * 60, -44, 1.2))
            : j === 1
              ? times(5, (i) => jalebi(-140 + i * 70, -178, 1.1))
              : times(6, (i) =>
                  lift(
                    1,
                    poly(
                      [-170 + i * 62, -284, -140 + i * 62, -320, -110 + i * 62, -284, -140 + i * 62, -286],
                      [ivory[0], rose[1], leaf[1]][i % 3]!,
                    ),
                    rect(-166 + i * 62, -306, 52, 22, [ivory[0], rose[1], leaf[1]][i % 3]!, 5),
                  ),
                ),
        ),
      ),
    ),
  chaiCart: (): Svg =>
    join(
      at(
        0,
        0,
        1.7,
        thela(
          210,
          teal[2],
          join(
            at(-60, -102, 1, handi(70, '#9a8f80', false)),
            times(3, (i) => at(10 + i * 34, -102, 0.9, kulhad(i % 2 === 0))),
          ),
        ),
      ),
      at(0, -180, 1, parasol(190, marigold[2], ivory[0], 180)),
    ),
  counter: (): Svg =>
    join(
      at(-170, -150, 1, chafing(150)),
      at(0, -150, 1, chafing(150, '#c9b79c', leaf[2])),
      at(160, -150, 1.1, handi(110)),
      at(-230, -150, 1, longTable(460, 150, ivory[0], rose[2], 7)),
    ),
  saffron: (): Svg =>
    join(
      at(
        0,
        -150,
        1,
        join(
          lift(2, ellipse(0, 130, 200, 30, ivory[3]), ellipse(0, 124, 180, 24, ivory[0])),
          at(
            0,
            110,
            1,
            lift(
              1,
              path('M-110 0C-90 -90 90 -90 110 0Z', ivory[0]),
              times(16, (i) =>
                ellipse(
                  -80 + ((i * 37) % 160),
                  -14 - ((i * 23) % 44),
                  12,
                  3,
                  [marigold[1], marigold[2], ivory[3]][i % 3]!,
                ),
              ),
            ),
          ),
        ),
        at(-150, 0, 1.2, goblet(teal[1], marigold[2])),
        at(150, 0, 1.2, goblet(teal[1], rose[2])),
        times(3, (i) =>
          line(`M${-20 + i * 20} -130q${-10 + i * 10} -70 ${-30 + i * 30} -100`, sindoor[1], 5),
        ),
        lift(
          1,
          path('M0 -150C60 -190 70 -260 0 -330C-70 -260 -60 -190 0 -150Z', indigo[1]),
          path(
            'M-10 -150C-90 -170 -120 -230 -110 -290C-50 -270 -20 -220 -10 -150ZM10 -150C90 -170 120 -230 110 -290C50 -270 20 -220 10 -150Z',
            indigo[2],
          ),
        ),
      ),
    ),
} as const;
