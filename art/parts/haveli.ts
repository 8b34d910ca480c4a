import { lit, marigold, shade } from '../palette.ts';
import { glow, join, lift, num, path, rect, type Svg, times } from '../paper.ts';
import { box, cusped, dome, merlons, ogee, pierced } from './arches.ts';
import { jaali } from './jaali.ts';

/** Courtyard walls: arcades, balconies and lit openings. */

export interface WallPaper {
  readonly wall: string;
  /** Inside of the openings. */
  readonly inside: string;
  readonly trim: string;
}

/** Row of cusped arches cut through a wall; the wall's box is x, y, w, h and it stands on its foot. */
export function arcade(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  paper: WallPaper,
  inner: Svg = '',
): Svg {
  const bay = w / count;
  const gap = bay * 0.14;
  const top = h * 0.16;
  const arches = times(count, (i) => cusped(x + i * bay + gap, y + top, bay - 2 * gap, h - top));
  const mouldings = times(count, (i) =>
    cusped(x + i * bay + gap * 0.62, y + top - gap * 0.5, bay - gap * 1.24, h - top + gap * 0.5),
  );
  return join(
    rect(x, y, w, h, paper.inside),
    inner,
    lift(
      2,
      pierced(box(x, y, w, h), arches, paper.wall),
      times(count, (i) => path(mouldings[i]! + arches[i]!, paper.trim, 'fill-rule="evenodd"')),
      rect(x - bay * 0.03, y - h * 0.02, w + bay * 0.06, h * 0.05, lit(paper.wall, 0.25), 2),
      rect(x - bay * 0.03, y + h * 0.03, w + bay * 0.06, h * 0.02, shade(paper.wall, 0.2)),
    ),
  );
}

/** Projecting window: lattice rail, three openings, curved roof. cx and the foot of the bracket. */
export function jharokha(cx: number, foot: number, w: number, paper: WallPaper, glowing = true): Svg {
  const h = w * 1.05;
  const y = foot - w * 0.34 - h;
  const side = w * 0.27;
  const openings = [
    cusped(cx - w * 0.2, y + h * 0.1, w * 0.4, h * 0.62),
    ogee(cx - w * 0.45, y + h * 0.2, side * 0.72, h * 0.52),
    ogee(cx + w * 0.45 - side * 0.72, y + h * 0.2, side * 0.72, h * 0.52),
  ];
  return join(
    glowing && glow(cx, y + h * 0.45, w * 0.95, marigold[1], 0.5),
    lift(
      2,
      path(
        `M${num(cx - w * 0.42)} ${num(foot - w * 0.34)}L${num(cx - w * 0.12)} ${num(foot)}H${num(cx + w * 0.12)}L${num(cx + w * 0.42)} ${num(foot - w * 0.34)}Z`,
        shade(paper.wall, 0.22),
      ),
      rect(cx - w * 0.5, y, w, h, paper.inside),
      pierced(box(cx - w / 2, y, w, h), openings, paper.wall),
      path(
        `M${num(cx - w * 0.66)} ${num(y + w * 0.1)}C${num(cx - w * 0.4)} ${num(y - w * 0.02)} ${num(cx - w * 0.3)} ${num(y - w * 0.3)} ${num(cx)} ${num(y - w * 0.33)}C${num(cx + w * 0.3)} ${num(y - w * 0.3)} ${num(cx + w * 0.4)} ${num(y - w * 0.02)} ${num(cx + w * 0.66)} ${num(y + w * 0.1)}Z`,
        paper.trim,
      ),
      path(
        `M${num(cx - w * 0.66)} ${num(y + w * 0.1)}C${num(cx - w * 0.3)} ${num(y + w * 0.0)} ${num(cx + w * 0.3)} ${num(y + w * 0.0)} ${num(cx + w * 0.66)} ${num(y + w * 0.1)}Z`,
        shade(paper.trim, 0.25),
      ),
      rect(cx - w * 0.53, y + h * 0.7, w * 1.06, w * 0.05, lit(paper.wall, 0.3), 2),
      jaali(cx - w * 0.5, y + h * 0.75, w, h * 0.22, w * 0.1, lit(paper.wall, 0.1)),
      rect(cx - w * 0.54, y + h * 0.96, w * 1.08, w * 0.05, lit(paper.wall, 0.3), 2),
    ),
    dome(cx, y - w * 0.29, w * 0.2, paper.trim, marigold[2]),
  );
}

/** Upper storey with lit windows and merlons. */
export function upperStorey(
  x: number,
  y: number,
  w: number,
  h: number,
  windows: number,
  paper: WallPaper,
  crest = true,
): Svg {
  const bay = w / windows;
  return join(
    crest && merlons(x, y, w, windows * 4, paper.wall),
    lift(
      2,
      rect(x, y, w, h, paper.wall),
      times(windows, (i) => {
        const wx = x + i * bay + bay * 0.26;
        const ww = bay * 0.48;
        const wy = y + h * 0.26;
        const wh = h * 0.56;
        return join(
          path(ogee(wx - bay * 0.05, wy - h * 0.06, ww + bay * 0.1, wh + h * 0.06), paper.trim),
          path(ogee(wx, wy, ww, wh), paper.inside),
          rect(wx - bay * 0.07, wy + wh - h * 0.02, ww + bay * 0.14, h * 0.06, lit(paper.wall, 0.3), 2),
        );
      }),
      rect(x - 4, y - 2, w + 8, h * 0.07, lit(paper.wall, 0.25), 2),
    ),
  );
}

/** The wall paper for a time of day. */
export const walls = {
  day: { wall: '#edd3ad', inside: '#8a4a34', trim: '#c86b42' },
  pink: { wall: '#e7b09a', inside: '#7e3a4b', trim: '#f5d3bd' },
  dusk: { wall: '#a8604c', inside: '#f9c75a', trim: '#7a3f41' },
  night: { wall: '#4d3a5e', inside: '#f9c75a', trim: '#37284f' },
  ivory: { wall: '#f5e8d2', inside: '#9d4a2b', trim: '#dfc092' },
} as const satisfies Record<string, WallPaper>;
