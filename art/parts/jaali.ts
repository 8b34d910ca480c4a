import { num, type Svg, times } from '../paper.ts';
import { box, pierced } from './arches.ts';

/** The second motif: the pierced stone lattice. */

/** Four-pointed star with hollow sides. */
function star(cx: number, cy: number, r: number): string {
  const k = r * 0.3;
  return `M${num(cx)} ${num(cy - r)}Q${num(cx + k)} ${num(cy - k)} ${num(cx + r)} ${num(cy)}Q${num(cx + k)} ${num(cy + k)} ${num(cx)} ${num(cy + r)}Q${num(cx - k)} ${num(cy + k)} ${num(cx - r)} ${num(cy)}Q${num(cx - k)} ${num(cy - k)} ${num(cx)} ${num(cy - r)}Z`;
}

/** Petal-sided square. */
function petal(cx: number, cy: number, r: number): string {
  const a = num(r * 0.78);
  return `M${num(cx)} ${num(cy - r)}A${a} ${a} 0 0 1 ${num(cx + r)} ${num(cy)}A${a} ${a} 0 0 1 ${num(cx)} ${num(cy + r)}A${a} ${a} 0 0 1 ${num(cx - r)} ${num(cy)}A${a} ${a} 0 0 1 ${num(cx)} ${num(cy - r)}Z`;
}

/** Holes of a lattice filling the box, cell units apart. */
export function holes(x: number, y: number, w: number, h: number, cell: number): string[] {
  const columns = Math.max(1, Math.floor(w / cell));
  const rows = Math.max(1, Math.floor(h / cell));
  const cw = w / columns;
  const ch = h / rows;
  const r = Math.min(cw, ch);
  return times(rows, (j) =>
    times(columns, (i) => {
      const cx = x + (i + 0.5) * cw;
      const cy = y + (j + 0.5) * ch;
      const between = i < columns - 1 && j < rows - 1 ? star(cx + cw / 2, cy + ch / 2, r * 0.24) : '';
      return petal(cx, cy, r * 0.36) + between;
    }),
  ).flat();
}

/** A lattice panel with a plain border. */
export function jaali(x: number, y: number, w: number, h: number, cell: number, fill: string): Svg {
  const m = cell * 0.28;
  return pierced(box(x, y, w, h), holes(x + m, y + m, w - 2 * m, h - 2 * m, cell), fill);
}
