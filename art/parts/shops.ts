/** Shop fronts and the faces of ordinary Delhi buildings. */
import {
  circle,
  dice,
  glow,
  join,
  lift,
  line,
  num,
  path,
  rect,
  times,
  type Bits,
  type Svg,
} from '../paper.ts';
import { indigo, ink, ivory, lit, marigold, sand, shade, teal, type Ramp } from '../palette.ts';
import { round } from './arches.ts';
import { awning } from './fabric.ts';

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

/** Upper floors of a street building: `floors` rows of windows of one sort. */
export function facade(
  x: number,
  foot: number,
  w: number,
  h: number,
  floors: number,
  windows: number,
  ramp: Ramp,
  seed: string,
  kind: 'flat' | 'round' | 'shutter' = 'flat',
  night = false,
): Svg {
  const roll = dice(seed);
  const wall = ramp[1];
  const storey = h / floors;
  const bay = w / windows;
  return lift(
    2,
    rect(x, foot - h, w, h, wall),
    rect(x + w * 0.86, foot - h, w * 0.14, h, shade(wall, 0.07)),
    times(floors, (f) =>
      join(
        times(windows, (i) => {
          const wx = x + i * bay + bay * 0.24;
          const wy = foot - (f + 1) * storey + storey * 0.24;
          const ww = bay * 0.52;
          const wh = storey * 0.52;
          const on = roll() < (night ? 0.62 : 0.16);
          const glass = on ? marigold[1] : night ? indigo[4] : shade(teal[1], 0.2);
          const pane = kind === 'round' ? path(round(wx, wy, ww, wh), glass) : rect(wx, wy, ww, wh, glass, 1);
          const bars =
            kind === 'shutter'
              ? join(
                  rect(wx - ww * 0.22, wy, ww * 0.34, wh, ramp[3], 1),
                  rect(wx + ww * 0.88, wy, ww * 0.34, wh, shade(ramp[3], 0.12), 1),
                )
              : line(`M${num(wx + ww / 2)} ${num(wy + 2)}v${num(wh - 4)}`, wall, 2.4);
          const rail =
            roll() > 0.62
              ? join(
                  rect(wx - bay * 0.12, wy + wh * 0.66, ww + bay * 0.24, 3, ramp[3]),
                  times(6, (k) =>
                    rect(
                      wx - bay * 0.1 + (k * (ww + bay * 0.2)) / 5.2,
                      wy + wh * 0.66,
                      2,
                      wh * 0.36,
                      ramp[3],
                    ),
                  ),
                  rect(wx - bay * 0.14, wy + wh, ww + bay * 0.28, 5, ramp[2]),
                )
              : rect(wx - bay * 0.05, wy + wh, ww + bay * 0.1, 4, lit(wall, 0.45));
          const hood = rect(wx - bay * 0.06, wy - storey * 0.08, ww + bay * 0.12, storey * 0.05, ramp[2]);
          return join(pane, bars, hood, rail);
        }),
        rect(x - 2, foot - (f + 1) * storey, w + 4, Math.max(4, storey * 0.045), ramp[2]),
      ),
    ),
    rect(x - 5, foot - h - storey * 0.06, w + 10, storey * 0.09, lit(wall, 0.3), 2),
  );
}

/** Black water tank on a roof, standing on 0,0. */
export const waterTank = (w: number): Svg =>
  join(
    rect(-w * 0.5, -w * 0.16, w, w * 0.16, ink[1]),
    rect(-w * 0.42, -w * 0.9, w * 0.84, w * 0.76, indigo[4], w * 0.1),
    times(3, (i) => rect(-w * 0.42, -w * 0.78 + i * w * 0.2, w * 0.84, w * 0.04, indigo[3])),
    rect(-w * 0.16, -w, w * 0.32, w * 0.12, indigo[3], 3),
  );

/** Tangle of overhead wires between two poles. */
export function tangle(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  count: number,
  colour: string = ink[2],
): Svg {
  const roll = dice(`${x1}${x2}`);
  return join(
    times(count, () => {
      const a = y1 + roll(-26, 26);
      const b = y2 + roll(-26, 26);
      return line(
        `M${num(x1)} ${num(a)}Q${num((x1 + x2) / 2 + roll(-60, 60))} ${num((a + b) / 2 + roll(10, 90))} ${num(x2)} ${num(b)}`,
        colour,
        roll(1.2, 2.4),
      );
    }),
  );
}

/** Pole with insulators, standing on 0,0. */
export const pole = (h: number, fill: string = ink[1]): Svg =>
  join(
    rect(-5, -h, 10, h, fill),
    rect(-34, -h + 16, 68, 6, fill),
    rect(-26, -h + 40, 52, 6, fill),
    times(4, (i) => circle(-28 + i * 18.6, -h + 12, 4, ivory[3])),
  );
