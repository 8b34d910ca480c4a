import { ivory, marigold, rose, sand, teal, terracotta } from '../../palette.ts';
import { at, ellipse, join, lift, line, mirror, path, rect, type Svg } from '../../paper.ts';
import { chhatri, cusped } from '../arches.ts';
import { curtain, shamiana } from '../fabric.ts';
import { facade } from '../facade.ts';
import { rangoli } from '../flowers.ts';
import { palm } from '../greens.ts';
import { chandelier } from '../hall.ts';
import { tree } from '../plants.ts';
import { mandap } from '../rites.ts';
import { bouquet, chair, roundTable } from '../tables.ts';

/** Places to celebrate. Each stands on 0,0, at most 420 wide and 420 high. */
export const venueHeroes = {
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
  tents: (): Svg =>
    join(
      shamiana(-220, -180, 440, 180, marigold[2], ivory[0], 44),
      rect(-200, -180, 12, 180, sand[4]),
      rect(188, -180, 12, 180, sand[4]),
      curtain(-190, -160, 90, 160, -1, rose[2]),
      mirror(0, curtain(-190, -160, 90, 160, -1, rose[2])),
      rangoli(0, -18, 90, [rose[2], marigold[1], ivory[0], teal[2]], 0.24),
    ),
} as const;
