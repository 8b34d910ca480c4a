/** Papers, money and desk things, lying flat and seen from above; upper left corner at 0,0 unless said otherwise. */
import { circle, ellipse, group, join, lift, line, num, path, rect, times, type Svg } from '../paper.ts';
import { indigo, ink, ivory, leaf, lit, marigold, rose, sand, shade, sindoor, teal } from '../palette.ts';
import { cut } from '#content/letters.ts';
import { scallop } from './flowers.ts';

/** Words in cut letters; x, y is the upper left. */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = size * 0.15,
): Svg {
  return `<g transform="translate(${num(x)} ${num(y)})">${line(cut(text, size).d, colour, weight)}</g>`;
}

/** The same, centred on x. */
export const centred = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = size * 0.15,
): Svg => words(text, x - cut(text, size).width / 2, y, size, colour, weight);

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

/** Coin with the rupee sign, centre at 0,0. */
export const coin = (r: number, fill: string = marigold[2]): Svg =>
  lift(
    1,
    circle(0, 0, r, shade(fill, 0.12)),
    circle(-r * 0.04, -r * 0.05, r * 0.9, fill),
    circle(0, 0, r * 0.72, lit(fill, 0.18)),
    centred('₹', 0, -r * 0.4, r * 0.8, shade(fill, 0.38), r * 0.13),
  );

/** Stack of coins from the side, standing on 0,0. */
export const coinStack = (w: number, count: number, fill: string = marigold[2]): Svg =>
  lift(
    1,
    times(count, (i) =>
      join(
        rect(
          -w / 2 + (i % 3) * 1.5,
          -(i + 1) * w * 0.16,
          w,
          w * 0.15,
          i % 2 ? fill : shade(fill, 0.1),
          w * 0.05,
        ),
        rect(w * 0.12 + (i % 3) * 1.5, -(i + 1) * w * 0.16, w * 0.38, w * 0.15, shade(fill, 0.18), w * 0.05),
      ),
    ),
  );

/** Banknote. */
export const note = (w: number, fill: string = leaf[1]): Svg =>
  lift(
    1,
    rect(0, 0, w, w * 0.46, fill, 4),
    rect(w * 0.04, w * 0.04, w * 0.92, w * 0.38, lit(fill, 0.35), 3),
    circle(w * 0.5, w * 0.23, w * 0.13, fill),
    centred('₹', w * 0.5, w * 0.15, w * 0.15, shade(fill, 0.4), w * 0.025),
    rect(w * 0.1, w * 0.1, w * 0.14, w * 0.05, fill, 2),
    rect(w * 0.76, w * 0.3, w * 0.14, w * 0.05, fill, 2),
  );

/** Pencil, point to the left. */
export const pencil = (length: number, fill: string = marigold[2]): Svg =>
  lift(
    1,
    path(`M0 7L${num(length * 0.1)} 0V14Z`, sand[1]),
    path('M0 7L7 4.5V9.5Z', ink[2]),
    rect(length * 0.1, 0, length * 0.78, 14, fill),
    rect(length * 0.1, 9, length * 0.78, 5, shade(fill)),
    rect(length * 0.87, 0, length * 0.05, 14, sand[3]),
    rect(length * 0.92, 0, length * 0.08, 14, rose[2], 4),
  );

/** Fountain pen, nib to the left. */
export const pen = (length: number, fill: string = indigo[3]): Svg =>
  lift(
    1,
    path(`M0 8L${num(length * 0.12)} 1V15Z`, marigold[1]),
    line(`M3 8H${num(length * 0.1)}`, ink[2], 1.4),
    rect(length * 0.12, 0, length * 0.34, 16, fill, 3),
    rect(length * 0.46, -2, length * 0.54, 20, lit(fill, 0.12), 9),
    rect(length * 0.46, 10, length * 0.54, 8, shade(fill, 0.2), 5),
    rect(length * 0.46, -2, 6, 20, marigold[1]),
    rect(length * 0.66, -5, length * 0.3, 5, marigold[1], 2.5),
  );

/** Pocket calculator. */
export const calculator = (w: number, fill: string = indigo[3]): Svg =>
  join(
    lift(2, rect(0, 0, w, w * 1.45, fill, w * 0.08)),
    rect(w * 0.1, w * 0.1, w * 0.8, w * 0.26, teal[0], 4),
    line(`M${num(w * 0.5)} ${num(w * 0.23)}h${num(w * 0.32)}`, ink[1], w * 0.045),
    times(4, (j) =>
      times(4, (i) =>
        lift(
          1,
          rect(
            w * (0.1 + i * 0.205),
            w * (0.46 + j * 0.235),
            w * 0.165,
            w * 0.18,
            i === 3 ? marigold[2] : j === 3 && i === 2 ? rose[2] : ivory[2],
            4,
          ),
        ),
      ),
    ),
  );

/** Magnifying glass, lens centre at 0,0, handle to the lower right. */
export const magnifier = (r: number, seen: Svg = ''): Svg =>
  join(
    lift(
      2,
      line(`M${num(r * 0.74)} ${num(r * 0.74)}L${num(r * 1.75)} ${num(r * 1.75)}`, ink[2], r * 0.24),
      line(`M${num(r * 0.78)} ${num(r * 0.78)}L${num(r * 1.02)} ${num(r * 1.02)}`, marigold[2], r * 0.26),
    ),
    circle(0, 0, r, '#eef4ec'),
    seen,
    path(
      `M${num(-r * 0.66)} ${num(-r * 0.2)}A${num(r * 0.7)} ${num(r * 0.7)} 0 0 1 ${num(-r * 0.1)} ${num(-r * 0.7)}`,
      'none',
      `stroke="#ffffff" stroke-width="${num(r * 0.09)}" stroke-linecap="round" opacity=".8"`,
    ),
    lift(2, `<circle r="${num(r)}" fill="none" stroke="${marigold[2]}" stroke-width="${num(r * 0.15)}"/>`),
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

/** Round ink mark of a stamp, centre at 0,0. */
export const inkMark = (r: number, colour: string = sindoor[2]): Svg =>
  group(
    `fill="none" stroke="${colour}" opacity=".82" transform="rotate(-14)"`,
    `<circle r="${num(r)}" stroke-width="${num(r * 0.09)}"/><circle r="${num(r * 0.72)}" stroke-width="${num(r * 0.05)}"/>`,
    `<path d="M${num(-r * 0.34)} 0L${num(-r * 0.06)} ${num(r * 0.28)}L${num(r * 0.4)} ${num(-r * 0.26)}" stroke-width="${num(r * 0.16)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

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

/** Clip that holds papers, centre of the board's top at 0,0. */
export const clipTop = (w: number): Svg =>
  lift(
    1,
    rect(-w / 2, -w * 0.12, w, w * 0.34, ink[1], 5),
    ellipse(0, -w * 0.12, w * 0.22, w * 0.16, ink[1]),
    circle(0, -w * 0.14, w * 0.08, sand[2]),
  );
