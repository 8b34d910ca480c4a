import { indigo, ivory, leaf, marigold, mix, rose, sand, shade, teal, terracotta } from '../palette.ts';
import { at, down, glow, join, lift, path, rect, type Svg, times } from '../paper.ts';
import { cusped } from './arches.ts';
import { awning, swag } from './fabric.ts';
import { flowerBank, marigoldHead, saffronHead, strand, toran } from './flowers.ts';
import { arcade, jharokha, upperStorey, type WallPaper } from './haveli.ts';
import { lantern } from './lanterns.ts';
import { lightCurtain } from './lights.ts';
import { shelves, shutter, signBoard } from './shops.ts';
import { houseFrame, ladder, scaffold } from './site.ts';
import { bouquet, chair, roundTable } from './tables.ts';

/** The three trades in one courtyard: pieces that the banner shapes share. Each stands on y = 0. */

/** Warm stone at dusk. */
export const duskStone: WallPaper = { wall: '#9a5350', inside: '#f6b650', trim: '#6f3546' };

/** Haveli front, 520 wide and about 430 high, garlanded. */
export function haveliFront(paper: WallPaper = duskStone): Svg {
  const inner = join(
    rect(0, -270, 520, 270, down('#ffd98a', '#e89a45')),
    glow(260, -120, 260, '#fff1c9', 0.8),
    times(3, (i) => at(87 + i * 173, -226, 0.7, lantern(sand[4], 16))),
    path(cusped(206, -150, 108, 150), '#d9803a'),
  );
  return join(
    upperStorey(10, -420, 500, 130, 5, paper),
    arcade(0, -290, 520, 290, 3, paper, inner),
    jharokha(260, -268, 130, { ...paper, trim: shade(paper.trim, 0.1) }),
    toran(30, -240, 490, 8, 0.8),
    swag(14, 190, -284, 16, 22, rose[2]),
    swag(330, 506, -284, 16, 22, rose[2]),
    [0, 173, 346, 519].map((x) => strand(x, -278, 150, 0.36, [marigoldHead, saffronHead])),
  );
}

/** Low stage with a floral arch and curtain of lights, 260 wide. */
export function stage(): Svg {
  return join(
    lift(2, rect(-130, -26, 260, 26, rose[4], 3), rect(-146, -10, 292, 14, shade(rose[4], 0.3), 3)),
    lightCurtain(-92, -206, 184, 170, 14, ivory[0]),
    lift(2, path('M-108 -26V-130A108 108 0 0 1 108 -130V-26H88V-128A88 88 0 0 0 -88 -128V-26Z', leaf[4])),
    times(19, (i) => {
      const a = Math.PI + (i / 18) * Math.PI;
      return (i % 2 ? marigoldHead : saffronHead)(Math.cos(a) * 98, -130 + Math.sin(a) * 98, 0.5, i * 30);
    }),
    times(5, (i) => [
      marigoldHead(-98, -112 + i * 20, 0.46, i * 30),
      marigoldHead(98, -112 + i * 20, 0.46, i * 50),
    ]),
    lift(
      1,
      path('M-52 -30V-74Q-50 -88 -36 -88H36Q50 -88 52 -74V-30Z', ivory[2]),
      rect(-62, -54, 124, 28, ivory[3], 8),
      rect(-62, -34, 124, 10, marigold[3], 3),
    ),
    flowerBank(-120, -8, 240, 1, 0.5),
  );
}

/** Shop with its shutter half up, 230 wide and 230 high. */
export function dukaan(wall: string = teal[3]): Svg {
  return join(
    lift(2, rect(0, -236, 230, 236, wall), rect(-6, -244, 242, 14, mix(wall, ivory[0], 0.25), 2)),
    rect(18, -170, 194, 170, down('#ffdf95', '#d98f43')),
    shelves(
      24,
      -150,
      182,
      150,
      3,
      [rose[2], teal[1], ivory[1], leaf[2], marigold[1], terracotta[2]],
      'dukaan',
    ),
    shutter(18, -176, 194, 176, 0.64, '#8b9499'),
    glow(115, -60, 190, marigold[1], 0.45),
    signBoard(8, -226, 214, 40, indigo[4], marigold[1]),
    awning(6, -186, 218, 50, marigold[2], ivory[1], 7),
  );
}

/** House frame with scaffold, 250 wide and about 360 high. */
export function newHouse(concrete = '#8d7480'): Svg {
  return join(
    houseFrame(0, 0, 250, 340, 3, 2, concrete, [0, 1, 2]),
    scaffold(132, 0, 128, 336, 3, sand[3]),
    ladder(40, 0, 26, -116),
  );
}

/** A table being laid, with chairs around it. */
export function laidTable(w = 190): Svg {
  return join(
    at(-w * 0.36, 34, 1, chair(104)),
    at(w * 0.36, 34, 1, chair(104)),
    at(0, 0, 1, roundTable(w, ivory[1], rose[2])),
    at(0, -2, 0.72, bouquet(1)),
    at(-w * 0.16, w * 0.46, 1, chair(112)),
    at(w * 0.3, w * 0.44, 1, chair(112)),
  );
}
