import { lit, shade } from '../palette.ts';
import { circle, join, num, path, rect, type Svg, times } from '../paper.ts';

/** The first motif: the jharokha arch, as an outline to cut with and as built pieces. */

/** Cusped Mughal arch as a closed outline; x, y is the upper left of its box. */
export function cusped(x: number, y: number, w: number, h: number, lobes = 3): string {
  const cx = x + w / 2;
  const rise = Math.min(h * 0.62, w * 0.6);
  const spring = y + rise;
  const sweep = (Math.PI / 2) * 0.8;
  // The base curve runs inside the jambs, so that the outermost foil swells to the jamb and not past it.
  const inset = Math.min(w * 0.11, (w * 0.25) / lobes);
  const points = times(lobes + 1, (i) => {
    const t = (i / lobes) * sweep;
    return [cx - (w / 2 - inset) * Math.cos(t), spring - rise * 0.84 * Math.sin(t)] as const;
  });
  const arc = (to: readonly [number, number], from: readonly [number, number]) => {
    const r = num(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.53);
    return `A${r} ${r} 0 0 1 ${num(to[0])} ${num(to[1])}`;
  };
  const flip = (p: readonly [number, number]): [number, number] => [2 * cx - p[0], p[1]];
  const last = points[lobes]!;
  const left = points.slice(1).map((p, i) => arc(p, points[i]!));
  const right = times(lobes, (i) => arc(flip(points[lobes - 1 - i]!), flip(points[lobes - i]!)));
  const tip = `Q${num(cx - (cx - last[0]) * 0.15)} ${num(last[1] - rise * 0.02)} ${num(cx)} ${num(y)}Q${num(cx + (cx - last[0]) * 0.15)} ${num(last[1] - rise * 0.02)} ${flip(last).map(num).join(' ')}`;
  return `M${num(x)} ${num(y + h)}V${num(spring)}H${num(x + inset)}${left.join('')}${tip}${right.join('')}H${num(x + w)}V${num(y + h)}Z`;
}

/** Plain pointed arch as a closed outline. */
export function ogee(x: number, y: number, w: number, h: number): string {
  const cx = x + w / 2;
  const rise = Math.min(h * 0.7, w * 0.62);
  const s = y + rise;
  return `M${num(x)} ${num(y + h)}V${num(s)}C${num(x)} ${num(s - rise * 0.58)} ${num(cx - w * 0.2)} ${num(y + rise * 0.24)} ${num(cx)} ${num(y)}C${num(cx + w * 0.2)} ${num(y + rise * 0.24)} ${num(x + w)} ${num(s - rise * 0.58)} ${num(x + w)} ${num(s)}V${num(y + h)}Z`;
}

/** Round-headed opening. */
export const round = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y + h)}V${num(y + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(y + w / 2)}V${num(y + h)}Z`;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}H${num(x + w)}V${num(y + h)}H${num(x)}Z`;

/** A sheet with holes cut through it. */
export const pierced = (sheet: string, holes: readonly string[], fill: string): Svg =>
  path(sheet + holes.join(''), fill, 'fill-rule="evenodd"');

/** Bulbous dome sitting on y, with finial. */
export function dome(cx: number, y: number, w: number, fill: string, tip = fill): Svg {
  const h = w * 0.72;
  const d = `M${num(cx - w * 0.44)} ${num(y)}C${num(cx - w * 0.66)} ${num(y - h * 0.48)} ${num(cx - w * 0.3)} ${num(y - h * 0.8)} ${num(cx)} ${num(y - h * 1.08)}C${num(cx + w * 0.3)} ${num(y - h * 0.8)} ${num(cx + w * 0.66)} ${num(y - h * 0.48)} ${num(cx + w * 0.44)} ${num(y)}Z`;
  const side = `M${num(cx + w * 0.06)} ${num(y)}C${num(cx + w * 0.3)} ${num(y - h * 0.5)} ${num(cx + w * 0.14)} ${num(y - h * 0.86)} ${num(cx)} ${num(y - h * 1.08)}C${num(cx + w * 0.3)} ${num(y - h * 0.8)} ${num(cx + w * 0.66)} ${num(y - h * 0.48)} ${num(cx + w * 0.44)} ${num(y)}Z`;
  return join(
    rect(cx - w * 0.012, y - h * 1.4, w * 0.024, h * 0.36, tip),
    circle(cx, y - h * 1.12, w * 0.045, tip),
    circle(cx, y - h * 1.24, w * 0.03, tip),
    path(d, fill),
    path(side, shade(fill, 0.13)),
    rect(cx - w * 0.48, y - w * 0.04, w * 0.96, w * 0.07, lit(fill, 0.22), w * 0.02),
  );
}

/** Small domed kiosk of a Mughal roof line, standing on y. */
export function chhatri(cx: number, y: number, w: number, fill: string, dark: string): Svg {
  const h = w * 0.62;
  return join(
    rect(cx - w * 0.4, y - h, w * 0.8, h, dark),
    times(3, (i) => rect(cx - w * 0.42 + i * w * 0.385, y - h, w * 0.07, h, fill)),
    rect(cx - w * 0.5, y - w * 0.08, w, w * 0.09, fill),
    path(
      `M${num(cx - w * 0.62)} ${num(y - h)}L${num(cx - w * 0.46)} ${num(y - h - w * 0.12)}H${num(cx + w * 0.46)}L${num(cx + w * 0.62)} ${num(y - h)}Z`,
      lit(fill, 0.15),
    ),
    dome(cx, y - h - w * 0.12, w * 0.74, fill),
  );
}

/** Row of small merlons along the top of a wall. */
export function merlons(x: number, y: number, w: number, count: number, fill: string): Svg {
  const step = w / count;
  const d = times(count, (i) => ogee(x + i * step + step * 0.12, y - step * 0.95, step * 0.76, step));
  return path(d.join(''), fill);
}

/** Turned pillar with base and capital. */
export function pillar(cx: number, top: number, bottom: number, w: number, fill: string): Svg {
  const dark = shade(fill, 0.15);
  return join(
    rect(cx - w / 2, top, w, bottom - top, fill),
    rect(cx + w * 0.12, top, w * 0.38, bottom - top, dark),
    rect(cx - w * 0.8, bottom - w * 0.55, w * 1.6, w * 0.55, lit(fill, 0.12), 2),
    rect(cx - w * 0.66, bottom - w, w * 1.32, w * 0.42, fill, 2),
    path(
      `M${num(cx - w * 0.5)} ${num(top + w * 0.9)}L${num(cx - w * 0.95)} ${num(top)}H${num(cx + w * 0.95)}L${num(cx + w * 0.5)} ${num(top + w * 0.9)}Z`,
      lit(fill, 0.12),
    ),
  );
}
