import {
  indigo,
  ink,
  ivory,
  leaf,
  marigold,
  rose,
  sand,
  sindoor,
  skin,
  teal,
  terracotta,
} from '../palette.ts';
import {
  at,
  circle,
  ellipse,
  fade,
  join,
  lift,
  line,
  mirror,
  path,
  poly,
  rect,
  type Svg,
  times,
  turn,
} from '../paper.ts';
import { chhatri, cusped } from './arches.ts';
import { hennaHand, parasol, thela } from './bazaar.ts';
import { curtain, shamiana } from './fabric.ts';
import { garland, ivoryHead, marigoldHead, rangoli, roseHead } from './flowers.ts';
import { chafing, handi, jalebi, kulhad, laddoo, rice, thali } from './food.ts';
import { giftBox, invitation } from './gifts.ts';
import { chandelier } from './hall.ts';
import { vintageCar } from './houses.ts';
import { lehenga, man, sari, worker } from './people.ts';
import { palm, tree } from './plants.ts';
import { mandap } from './rites.ts';
import { facade } from './shops.ts';
import { dhol, djDesk, guitar, musicNote, speaker, tabla } from './sound.ts';
import { camera, softbox, tripod } from './studio.ts';
import { bouquet, chair, goblet, longTable, roundTable } from './tables.ts';
import { bucket } from './tools.ts';

/** What an events business is known by. Each stands on 0,0, at most 420 wide and 420 high. */

export const heroes = {
  tent: (): Svg =>
    join(
      at(-190, 0, 0.7, tree('ht', 300)),
      at(0, 0, 0.66, mandap(440, 500, ivory[0], marigold[2], sand[3])),
      at(-100, 0, 0.8, chair(110, sand[3])),
      at(100, 0, 0.8, chair(110, sand[3])),
      at(0, -8, 0.7, join(at(0, -66, 1, roundTable(160, ivory[0], rose[2])), at(0, -70, 0.8, bouquet(1)))),
    ),
  banquet: (): Svg =>
    join(
      at(0, -520, 1.1, chandelier(230)),
      curtain(-220, -430, 110, 430, -1, rose[3]),
      mirror(0, curtain(-220, -430, 110, 430, -1, rose[3])),
      at(-80, -90, 1, roundTable(200, ivory[0], marigold[2])),
      at(-80, -94, 0.8, bouquet(1)),
      at(110, -70, 1, roundTable(190, ivory[0], rose[2])),
      at(110, -74, 0.8, bouquet(1, rose[3])),
    ),
  hotel: (): Svg =>
    join(
      facade(-150, 0, 300, 360, 5, 5, sand, 'hotel', 'round'),
      lift(2, rect(-170, -100, 340, 22, terracotta[2], 3)),
      rect(-50, -78, 100, 78, '#ffdf9e'),
      line('M0 -78V0', terracotta[3], 5),
      chhatri(0, -366, 90, ivory[1], teal[3]),
      [-190, 190].map((x) => at(x, 0, 0.9, palm(90))),
    ),
  resort: (): Svg =>
    join(
      at(-150, -40, 1, tree('rs', 330)),
      at(150, -40, 1, tree('rs2', 300)),
      lift(
        2,
        path('M-150 -60V-190H150V-60Z', ivory[1]),
        path('M-180 -186L0 -300L180 -186Z', terracotta[2]),
        path('M0 -300L180 -186H60Z', terracotta[3]),
      ),
      [-100, -20, 60].map((x) => path(cusped(x, -160, 44, 100, 2), teal[3])),
      lift(1, ellipse(0, -22, 210, 34, ivory[0])),
      ellipse(0, -22, 190, 26, teal[1]),
      line('M-120 -22H-40M20 -14H120', ivory[0], 4),
    ),
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
  tents: (): Svg =>
    join(
      shamiana(-220, -180, 440, 180, marigold[2], ivory[0], 44),
      rect(-200, -180, 12, 180, sand[4]),
      rect(188, -180, 12, 180, sand[4]),
      curtain(-190, -160, 90, 160, -1, rose[2]),
      mirror(0, curtain(-190, -160, 90, 160, -1, rose[2])),
      rangoli(0, -18, 90, [rose[2], marigold[1], ivory[0], teal[2]], 0.24),
    ),
  speakers: (): Svg =>
    join(
      at(-140, 0, 1, speaker(140, 330, indigo[4], teal[2])),
      at(140, 0, 1, speaker(140, 330, indigo[4], teal[2])),
      at(0, -150, 0.8, djDesk(240, 180)),
      at(-60, -330, 1, musicNote(60, marigold[2])),
      at(70, -360, 1, musicNote(50, rose[2])),
    ),
  dhol: (): Svg =>
    join(
      at(0, -110, 1.6, dhol(220)),
      line('M-160 -230L40 -140M170 -240L60 -150', sand[3], 11),
      at(-110, -290, 1, musicNote(56, marigold[2])),
      at(120, -320, 1, musicNote(48, rose[2])),
    ),
  deck: (): Svg =>
    join(
      at(
        0,
        0,
        1.05,
        sari({ main: rose[3], trim: indigo[3], left: [24, 60], right: [140, 172], skin: skin[2] }),
      ),
      at(0, -150, 1, djDesk(380, 150)),
      at(-170, -280, 1, musicNote(56, marigold[1])),
      at(170, -300, 1, musicNote(56, teal[1])),
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
  dancers: (): Svg =>
    join(
      at(
        -110,
        0,
        1.1,
        lehenga({ main: marigold[2], trim: rose[3], dupatta: rose[1], left: [150, 120], right: [70, 140] }),
      ),
      at(
        110,
        0,
        1.14,
        lehenga({
          main: rose[3],
          trim: teal[3],
          dupatta: marigold[1],
          left: [60, 150],
          right: [150, 120],
          skin: skin[2],
        }),
      ),
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
        worker({ main: ivory[2], vest: teal[2], trim: ink[1], skin: skin[3], hat: marigold[2] }),
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
      turn(-10, -90, 0, at(-90, 20, 1.3, hennaHand(skin[0], '#6d2a1a', teal[2]))),
      mirror(0, turn(-10, -90, 0, at(-90, 20, 1.3, hennaHand(skin[0], '#6d2a1a', teal[2])))),
    ),
  instruments: (): Svg =>
    join(
      turn(10, 120, 0, at(130, 0, 1, guitar(380))),
      at(-90, 0, 1.5, tabla(150)),
      at(-60, -330, 1, musicNote(60, marigold[2])),
    ),
} as const;
