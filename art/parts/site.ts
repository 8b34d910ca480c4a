import { lit, sand, shade, terracotta } from '../palette.ts';
import { clip, join, lift, line, num, rect, type Svg, times } from '../paper.ts';
import { box } from './arches.ts';

/** A house going up. */

/** Concrete frame: columns and slabs, rods above the top slab. x, foot and outer size; floors bottom to top. */
export function houseFrame(
  x: number,
  foot: number,
  w: number,
  h: number,
  floors: number,
  bays: number,
  fill = '#b9a58f',
  filled: readonly number[] = [],
): Svg {
  const storey = h / floors;
  const slab = Math.max(10, storey * 0.1);
  const column = Math.max(10, w * 0.035);
  const bay = (w - column) / bays;
  const deep = shade(fill, 0.34);
  return join(
    rect(x + 6, foot - h, w - 12, h, `url(#v-7d6a5d-a58c74)`),
    times(bays, (b) => rect(x + column * 1.7 + (b + 0.46) * bay, foot - h, column * 0.7, h, '#86725f')),
    times(floors, (f) =>
      rect(x + 6, foot - (f + 1) * storey + slab, w - 12, storey * 0.1, '#5d4c41', 0, 'opacity=".55"'),
    ),
    times(floors, (f) =>
      times(bays, (b) => {
        const bx = x + column + b * bay;
        const by = foot - (f + 1) * storey + slab;
        return filled.includes(f * bays + b)
          ? brickWall(bx, by, bay - column * 0.4, storey - slab, Math.max(9, storey * 0.09))
          : '';
      }),
    ),
    lift(
      2,
      times(bays + 1, (b) =>
        join(
          rect(x + b * bay, foot - h, column, h, fill),
          rect(x + b * bay + column * 0.6, foot - h, column * 0.4, h, shade(fill, 0.16)),
        ),
      ),
      times(
        floors + 1,
        (f) =>
          f > 0 &&
          join(
            rect(x - slab * 0.7, foot - f * storey, w + slab * 1.4, slab, lit(fill, 0.12)),
            rect(x - slab * 0.7, foot - f * storey + slab * 0.66, w + slab * 1.4, slab * 0.34, deep),
          ),
      ),
    ),
    times(bays + 1, (b) =>
      times(3, (k) =>
        line(
          `M${num(x + b * bay + column * (0.2 + k * 0.3))} ${num(foot - h)}v${num(-storey * (0.26 + (k % 2) * 0.07))}`,
          terracotta[4],
          2.2,
        ),
      ),
    ),
  );
}

/** Running-bond brickwork filling a box. */
export function brickWall(
  x: number,
  y: number,
  w: number,
  h: number,
  course: number,
  fill: string = terracotta[2],
  joint: string = sand[2],
): Svg {
  const rows = Math.ceil(h / course);
  const length = course * 2.3;
  const bricks = times(rows, (j) =>
    times(Math.ceil(w / length) + 1, (i) => {
      const tone = (i * 7 + j * 3) % 5;
      return rect(
        x + i * length - (j % 2) * length * 0.5,
        y + j * course,
        length - course * 0.16,
        course * 0.84,
        tone === 0 ? lit(fill, 0.16) : tone === 3 ? shade(fill, 0.12) : fill,
      );
    }),
  );
  return clip(box(x, y, w, h), rect(x, y, w, h, joint), bricks);
}

/** Bamboo scaffold in front of a wall. */
export function scaffold(
  x: number,
  foot: number,
  w: number,
  h: number,
  levels: number,
  pole: string = sand[3],
): Svg {
  const step = h / levels;
  return lift(
    1,
    times(4, (i) => line(`M${num(x + (w * i) / 3)} ${num(foot)}V${num(foot - h - 22)}`, pole, 6)),
    times(levels, (i) =>
      line(`M${num(x - 16)} ${num(foot - (i + 1) * step)}H${num(x + w + 16)}`, shade(pole, 0.14), 5),
    ),
    line(`M${num(x)} ${num(foot)}L${num(x + w / 3)} ${num(foot - step)}`, shade(pole, 0.2), 4),
    line(
      `M${num(x + w)} ${num(foot - step)}L${num(x + (2 * w) / 3)} ${num(foot - 2 * step)}`,
      shade(pole, 0.2),
      4,
    ),
    times(levels, (i) =>
      rect(x - 10, foot - (i + 1) * step - 8, w * (i % 2 ? 0.66 : 1) + 16, 7, lit(pole, 0.25), 2),
    ),
  );
}

/** Ladder leaning from (x, foot) to (x + run, top). */
export function ladder(x: number, foot: number, run: number, top: number, fill: string = sand[3]): Svg {
  const width = 30;
  const rungs = Math.round((foot - top) / 26);
  return lift(
    1,
    times(rungs, (i) => {
      const t = (i + 0.5) / rungs;
      return line(`M${num(x + run * t)} ${num(foot + (top - foot) * t)}h${width}`, shade(fill, 0.12), 5);
    }),
    line(`M${x} ${foot}L${num(x + run)} ${num(top)}`, fill, 6),
    line(`M${x + width} ${foot}L${num(x + run + width)} ${num(top)}`, lit(fill, 0.15), 6),
  );
}
