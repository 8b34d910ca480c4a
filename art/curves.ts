/** Outlines and hanging lines computed from points. */
import { num, times } from './paper.ts';

/** A closed soft outline through points (flat x, y list). */
export function blob(points: readonly number[]): string {
  const n = points.length / 2;
  const px = (i: number) => points[((i + n) % n) * 2]!;
  const py = (i: number) => points[((i + n) % n) * 2 + 1]!;
  let d = `M${num(px(0))} ${num(py(0))}`;
  for (let i = 0; i < n; i++) {
    const c1 = [px(i) + (px(i + 1) - px(i - 1)) / 6, py(i) + (py(i + 1) - py(i - 1)) / 6];
    const c2 = [px(i + 1) - (px(i + 2) - px(i)) / 6, py(i + 1) - (py(i + 2) - py(i)) / 6];
    d += `C${[...c1, ...c2, px(i + 1), py(i + 1)].map(num).join(' ')}`;
  }
  return `${d}Z`;
}

/** Points along a hanging rope between two nails; sag in units. */
export function hang(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): [number, number][] {
  return times(count, (i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  });
}

export const rope = (x1: number, y1: number, x2: number, y2: number, sag: number): string =>
  `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + sag * 2)} ${num(x2)} ${num(y2)}`;
