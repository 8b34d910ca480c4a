import { ink, ivory, leaf, marigold, rose, skin, teal } from '../../palette.ts';
import { at, ellipse, join, lift, mirror, path, rect, type Svg, times, turn } from '../../paper.ts';
import { garland, ivoryHead, marigoldHead, roseHead } from '../flowers.ts';
import { giftBox, invitation } from '../gifts.ts';
import { hennaHand } from '../henna.ts';
import { vintageCar } from '../houses.ts';
import { man } from '../people/man.ts';
import { worker } from '../people/worker.ts';
import { camera, softbox, tripod } from '../studio.ts';
import { bouquet, goblet } from '../tables.ts';
import { bucket } from '../tools.ts';

/** Flowers, pictures, gifts and the people of the day. Each stands on 0,0, at most 420 wide and 420 high. */
export const guestHeroes = {
  flowers: (): Svg =>
    join(
      lift(2, path('M-190 0V-200A190 190 0 0 1 190 -200V0H150V-198A150 150 0 0 0 -150 -198V0Z', leaf[3])),
      times(23, (i) => {
        const a = Math.PI + (i / 22) * Math.PI;
        return [roseHead, marigoldHead, ivoryHead][i % 3]!(
          Math.cos(a) * 172,
          -200 + Math.sin(a) * 172,
          1,
          i * 30,
        );
      }),
      times(5, (i) => [
        marigoldHead(-172, -170 + i * 40, 1, i * 30),
        roseHead(172, -170 + i * 40, 1, i * 30),
      ]),
      at(0, 0, 2, bouquet(1)),
    ),
  bucketFlowers: (): Svg =>
    join(
      [-130, 0, 130].map((x, k) =>
        join(
          times(9, (i) =>
            [marigoldHead, roseHead, ivoryHead][(i + k) % 3]!(
              x - 44 + (i % 3) * 44,
              -130 - Math.floor(i / 3) * 40,
              1.1,
              i * 40,
            ),
          ),
          at(x, 0, 1, bucket(110, [teal[2], rose[3], marigold[3]][k]!)),
        ),
      ),
      garland(-200, -330, 200, -330, 60, 0.6),
    ),
  camera: (): Svg =>
    join(
      at(0, -150, 2.9, camera(130)),
      times(3, (i) =>
        turn(
          -10 + i * 12,
          -130 + i * 130,
          -350,
          lift(1, rect(-170 + i * 130, -400, 80, 90, ivory[0], 2)),
          rect(-162 + i * 130, -392, 64, 60, [rose[2], marigold[2], teal[1]][i]!),
        ),
      ),
    ),
  tripodCamera: (): Svg =>
    join(
      at(0, -190, 1.3, tripod(150)),
      at(0, -240, 1.7, camera(110)),
      at(170, 0, 0.7, mirror(0, softbox(440))),
    ),
  weddingCar: (): Svg => at(0, 0, 1, vintageCar(430, ivory[1], rose[4])),
  crewPeople: (): Svg =>
    join(
      at(-120, 0, 1.16, man({ main: ivory[0], coat: ink[2], trim: ink[2], right: [36, 128] })),
      at(
        -32,
        -210,
        0.9,
        join(lift(1, ellipse(0, 0, 50, 8, '#bdb5a5')), at(-16, -2, 0.8, goblet()), at(14, -2, 0.8, goblet())),
      ),
      at(
        110,
        0,
        1.14,
        worker({ main: ivory[2], vest: teal[2], trim: ink[1], skin: skin[3], hat: marigold[2], turn: -1 }),
      ),
    ),
  presents: (): Svg =>
    join(
      at(-90, 0, 1.4, giftBox(150, 130, rose[3], marigold[1])),
      at(110, 0, 1.3, giftBox(130, 170, teal[2], ivory[0])),
      at(-90, -196, 1.2, giftBox(100, 70, ivory[0], rose[3])),
      marigoldHead(10, -16, 1),
    ),
  cards: (): Svg =>
    join(
      turn(-10, -110, -160, at(-200, -330, 1, invitation(200, 300, rose[4], ivory[0]))),
      turn(8, 90, -160, at(0, -350, 1, invitation(210, 320, teal[3], ivory[0]))),
      marigoldHead(170, -20, 1.3),
      roseHead(120, -14, 0.9),
    ),
  henna: (): Svg =>
    join(
      turn(-10, -90, 0, at(-92, 2, 1.24, hennaHand(skin[0], '#6d2a1a', teal[2]))),
      mirror(0, turn(-10, -90, 0, at(-92, 2, 1.24, hennaHand(skin[0], '#6d2a1a', teal[2])))),
    ),
} as const;
