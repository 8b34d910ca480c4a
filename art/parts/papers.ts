import { ink, ivory, lit, marigold, rose, sand, shade, sindoor, teal } from '../palette.ts';
import { circle, group, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';
import { scallop } from './flowers.ts';

/** Papers lying flat and what is put on them; upper left corner at 0,0 unless said otherwise. */

/** Sheet with lines of writing; the first line is a heading. */
export function sheet(
  w: number,
  h: number,
  rows: number,
  fill: string = ivory[0],
  tint: string = sand[2],
  heading: string = teal[2],
): Svg {
  const step = (h * 0.74) / rows;
  return join(
    lift(2, rect(0, 0, w, h, fill, 3)),
    rect(w * 0.1, h * 0.08, w * 0.46, h * 0.035, heading, 2),
    times(rows, (i) =>
      rect(w * 0.1, h * 0.2 + i * step, w * (0.8 - (i % 3) * 0.12), Math.min(5, step * 0.2), tint, 2),
    ),
  );
}

/** Table of items and amounts: the last row is the sum. */
export function ledgerSheet(w: number, h: number, rows: number, accent: string = teal[2], marked = -1): Svg {
  const step = (h * 0.7) / rows;
  return join(
    lift(2, rect(0, 0, w, h, ivory[0], 4)),
    rect(0, 0, w, h * 0.12, accent, 4),
    rect(w * 0.08, h * 0.045, w * 0.4, h * 0.03, ivory[0], 2),
    times(rows, (i) =>
      join(
        i === marked &&
          rect(w * 0.04, h * 0.17 + i * step - step * 0.24, w * 0.92, step * 0.72, marigold[0], 4),
        rect(w * 0.08, h * 0.17 + i * step, w * (0.3 + ((i * 7) % 5) * 0.045), step * 0.22, sand[3], 2),
        rect(
          w * (0.72 + ((i * 3) % 3) * 0.03),
          h * 0.17 + i * step,
          w * (0.2 - ((i * 3) % 3) * 0.03),
          step * 0.22,
          ink[0],
          2,
        ),
        line(`M${num(w * 0.06)} ${num(h * 0.17 + (i + 0.62) * step)}H${num(w * 0.94)}`, ivory[3], 1.4),
      ),
    ),
    rect(w * 0.56, h * 0.89, w * 0.36, h * 0.065, marigold[1], 3),
    rect(w * 0.66, h * 0.91, w * 0.22, h * 0.025, ink[1], 2),
  );
}

/** Envelope with flap and seal. */
export const envelope = (w: number, fill: string = rose[1], dotColour: string = sindoor[2]): Svg =>
  join(
    lift(2, rect(0, 0, w, w * 0.66, fill, 4)),
    path(
      `M0 ${num(w * 0.66)}L${num(w * 0.4)} ${num(w * 0.3)}H${num(w * 0.6)}L${num(w)} ${num(w * 0.66)}Z`,
      lit(fill, 0.2),
    ),
    lift(
      1,
      path(
        `M0 2H${num(w)}L${num(w * 0.54)} ${num(w * 0.4)}Q${num(w * 0.5)} ${num(w * 0.43)} ${num(w * 0.46)} ${num(w * 0.4)}Z`,
        shade(fill, 0.08),
      ),
    ),
    lift(1, circle(w * 0.5, w * 0.38, w * 0.06, dotColour)),
  );

/** Pie of shares, centre at 0,0; the list holds [share of the whole, colour]. */
export function pie(r: number, shares: readonly (readonly [number, string])[], pulled = -1): Svg {
  let from = -Math.PI / 2;
  return join(
    shares.map(([share, colour], i) => {
      const to = from + share * Math.PI * 2;
      const mid = (from + to) / 2;
      const [ox, oy] = i === pulled ? [Math.cos(mid) * r * 0.16, Math.sin(mid) * r * 0.16] : [0, 0];
      const d = `M${num(ox)} ${num(oy)}L${num(ox + Math.cos(from) * r)} ${num(oy + Math.sin(from) * r)}A${num(r)} ${num(r)} 0 ${share > 0.5 ? 1 : 0} 1 ${num(ox + Math.cos(to) * r)} ${num(oy + Math.sin(to) * r)}Z`;
      from = to;
      return lift(i === pulled ? 2 : 1, path(d, colour));
    }),
  );
}

/** Wax seal with two ribbon ends, centre at 0,0. */
export const seal = (r: number, fill: string = marigold[2], ribbon: string = rose[3]): Svg =>
  join(
    lift(
      1,
      path(
        `M${num(-r * 0.5)} ${num(r * 0.4)}L${num(-r * 0.7)} ${num(r * 2)}L${num(-r * 0.3)} ${num(r * 1.7)}L${num(-r * 0.05)} ${num(r * 2.05)}L0 ${num(r * 0.5)}Z`,
        ribbon,
      ),
      path(
        `M${num(r * 0.5)} ${num(r * 0.4)}L${num(r * 0.7)} ${num(r * 2)}L${num(r * 0.3)} ${num(r * 1.7)}L${num(r * 0.05)} ${num(r * 2.05)}L0 ${num(r * 0.5)}Z`,
        shade(ribbon),
      ),
    ),
    lift(
      1,
      path(scallop(r, 14, 0.1), fill),
      circle(0, 0, r * 0.66, lit(fill, 0.22)),
      path(scallop(r * 0.4, 8), fill),
    ),
  );

/** Round ink mark of a stamp, centre at 0,0. */
export const inkMark = (r: number, colour: string = sindoor[2]): Svg =>
  group(
    `fill="none" stroke="${colour}" opacity=".82" transform="rotate(-14)"`,
    `<circle r="${num(r)}" stroke-width="${num(r * 0.09)}"/><circle r="${num(r * 0.72)}" stroke-width="${num(r * 0.05)}"/>`,
    `<path d="M${num(-r * 0.34)} 0L${num(-r * 0.06)} ${num(r * 0.28)}L${num(r * 0.4)} ${num(-r * 0.26)}" stroke-width="${num(r * 0.16)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

/** Rubber stamp from the side, standing on 0,0. */
export const stampTool = (w: number, fill: string = sand[4]): Svg =>
  lift(
    2,
    circle(0, -w * 1.02, w * 0.26, fill),
    path(
      `M${num(-w * 0.12)} ${num(-w * 0.9)}H${num(w * 0.12)}L${num(w * 0.2)} ${num(-w * 0.34)}H${num(-w * 0.2)}Z`,
      fill,
    ),
    path(
      `M${num(w * 0.04)} ${num(-w * 0.9)}H${num(w * 0.12)}L${num(w * 0.2)} ${num(-w * 0.34)}H${num(w * 0.06)}Z`,
      shade(fill),
    ),
    rect(-w * 0.5, -w * 0.36, w, w * 0.22, shade(fill, 0.25), 5),
    rect(-w * 0.46, -w * 0.14, w * 0.92, w * 0.14, sindoor[2], 2),
  );
