import { indigo, ink, ivory, leaf, marigold, rose, sand, sindoor } from '../../palette.ts';
import { at, circle, down, join, lift, line, path, rect, times, turn } from '../../paper.ts';
import { scene } from '../../scene.ts';
import { calculator, pen } from '../../parts/desk.ts';
import { coin, note } from '../../parts/money.ts';
import { bahi, spectacles } from '../../parts/office.ts';
import { branch } from '../../parts/plants.ts';

/** The cloth-bound book next to the machine that replaced it. */
export default scene({
  alt: 'A red cloth-bound account book tied with string beside a calculator, spectacles, rupee coins and a cup of chai, on a green desk.',
  share: true,
  draw: () =>
    join(
      rect(0, 0, 1200, 800, down('#35705a', leaf[4])),
      times(20, (i) => rect(0, i * 42, 1200, 1.5, leaf[4], 0, 'opacity=".3"')),
      lift(3, path('M-20 -20H520L430 840H-20Z', '#274f45')),
      lift(2, rect(560, -40, 8, 900, marigold[2], 0, 'opacity=".0"')),
      turn(-7, 380, 330, at(120, 130, 1, bahi(470, '#a23b30'))),
      turn(
        4,
        420,
        600,
        at(
          250,
          470,
          1,
          join(
            lift(2, rect(0, 0, 430, 260, ivory[0], 3), rect(215, 0, 215, 260, ivory[1], 3)),
            line('M215 0V260', sand[2], 3),
            times(8, (i) => [
              rect(22, 30 + i * 27, 90 + (i % 3) * 22, 7, sand[3], 3),
              rect(152, 30 + i * 27, 44, 7, ink[0], 3),
              rect(236, 30 + i * 27, 100 - (i % 2) * 24, 7, sand[3], 3),
              rect(364, 30 + i * 27, 44, 7, i % 4 === 3 ? sindoor[2] : ink[0], 3),
            ]),
          ),
        ),
      ),
      turn(6, 860, 320, at(740, 120, 1, calculator(260, indigo[3]))),
      at(700, 640, 1, spectacles(190)),
      turn(-30, 600, 470, at(520, 500, 1.1, pen(200, marigold[3]))),
      at(930, 620, 1, coin(60)),
      at(1040, 650, 1, coin(60)),
      at(980, 710, 1, coin(50, sand[3])),
      at(1100, 560, 1, coin(44)),
      at(
        1090,
        170,
        1,
        join(
          lift(2, circle(0, 0, 84, ivory[1])),
          circle(0, 0, 66, ivory[3]),
          lift(1, circle(0, 0, 48, ivory[0])),
          circle(0, 0, 40, '#b8733c'),
          circle(-8, -8, 30, '#c98a52'),
        ),
      ),
      turn(10, 1110, 420, at(1030, 390, 1, note(180, rose[1]))),
      branch(-30, 640, 210, 10, leaf[2], 6),
      branch(1220, 800, 200, -140, leaf[2], 6),
    ),
});
