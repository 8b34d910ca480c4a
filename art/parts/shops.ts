import { dice } from '../dice.ts';
import { marigold, sand, shade } from '../palette.ts';
import { type Bits, circle, glow, join, lift, rect, type Svg, times } from '../paper.ts';
import { awning } from './fabric.ts';

/** Shop fronts. */

/** Rolled steel shutter; `open` is the share of the height that stands open. */
export function shutter(x: number, y: number, w: number, h: number, open: number, steel = '#9aa3a0'): Svg {
  const drop = h * (1 - open);
  return lift(
    1,
    rect(x, y, w, drop, steel),
    times(drop / 11, (i) => rect(x, y + i * 11 + 7, w, 3, shade(steel, 0.22))),
    rect(x, y + drop - 7, w, 9, shade(steel, 0.35), 2),
    rect(x + w / 2 - 12, y + drop - 15, 24, 5, shade(steel, 0.5), 2),
  );
}

/** Shelf of jars, boxes and bolts inside a shop. */
export function shelves(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  tones: readonly string[],
  seed = 'shelf',
): Svg {
  const roll = dice(seed);
  const step = h / rows;
  return join(
    times(rows, (j) => {
      const foot = y + (j + 1) * step;
      const goods: Svg[] = [];
      let px = x + 5;
      while (px < x + w - 10) {
        const gw = roll(step * 0.22, step * 0.5);
        const gh = roll(step * 0.36, step * 0.74);
        if (px + gw < x + w - 3)
          goods.push(
            rect(px, foot - gh, gw, gh, roll.pick(tones), roll() > 0.5 ? gw * 0.2 : 1.5),
            rect(px + gw * 0.6, foot - gh, gw * 0.4, gh, '#2a120c', 1, 'opacity=".14"'),
          );
        px += gw + roll(2, 6);
      }
      return join(goods, rect(x, foot - 1, w, Math.max(4, step * 0.07), sand[3]));
    }),
  );
}

/** Sign board with an abstract line of lettering. */
export function signBoard(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  letters: string,
  mark = true,
): Svg {
  return lift(
    1,
    rect(x, y, w, h, fill, 3),
    mark && circle(x + h * 0.55, y + h / 2, h * 0.24, letters),
    rect(x + (mark ? h * 1.05 : w * 0.14), y + h * 0.36, w * 0.5, h * 0.28, letters, h * 0.1),
    rect(
      x + (mark ? h * 1.05 : w * 0.14) + w * 0.54,
      y + h * 0.36,
      w * 0.14,
      h * 0.28,
      letters,
      h * 0.1,
      'opacity=".7"',
    ),
  );
}

export interface ShopPaper {
  readonly wall: string;
  readonly sign: string;
  readonly letters: string;
  readonly awningA: string;
  readonly awningB: string;
}

/** One lit shop: box x, foot, w, h. `inner` is laid on the back wall. */
export function shop(
  x: number,
  foot: number,
  w: number,
  h: number,
  paper: ShopPaper,
  inner: Bits = '',
  open = 1,
): Svg {
  const signH = h * 0.16;
  const bodyY = foot - h + signH;
  const bodyH = h - signH;
  return join(
    lift(2, rect(x, foot - h, w, h, paper.wall)),
    rect(x + w * 0.06, bodyY, w * 0.88, bodyH, `url(#v-ffd98a-c9803a)`),
    inner,
    open < 1 && shutter(x + w * 0.06, bodyY, w * 0.88, bodyH, open),
    glow(x + w / 2, bodyY + bodyH * 0.4, w * 0.8, marigold[1], 0.35),
    signBoard(x + w * 0.02, foot - h - signH * 0.25, w * 0.96, signH, paper.sign, paper.letters),
    awning(x + w * 0.02, bodyY - signH * 0.1, w * 0.96, h * 0.2, paper.awningA, paper.awningB),
  );
}
