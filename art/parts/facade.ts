import { dice } from '../dice.ts';
import { indigo, ink, lit, marigold, type Ramp, shade, teal } from '../palette.ts';
import { join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';
import { round } from './arches.ts';

/** The faces of ordinary Delhi buildings. */

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
