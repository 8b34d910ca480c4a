import { rect, type Svg } from '../paper.ts';
import { dome } from './arches.ts';

/** What lies behind and below: skylines and floors. */

/** Far skyline of domes, towers and flats in one flat paper. */
export function farTown(
  x: number,
  y: number,
  w: number,
  fill: string,
  kind: 'old' | 'new' | 'both' = 'both',
): Svg {
  const parts: Svg[] = [];
  const heights = [60, 96, 48, 120, 74, 54, 140, 66, 100, 50, 84, 62];
  const step = w / 12;
  for (let i = 0; i < 12; i++) {
    const h = heights[i]!;
    const px = x + i * step;
    const domed = kind === 'old' ? i % 2 === 0 : kind === 'both' && i % 4 === 1;
    parts.push(rect(px - 2, y - h, step + 4, h + 2, fill));
    if (domed) parts.push(dome(px + step / 2, y - h, step * 0.8, fill));
    else if (i % 3 === 0) parts.push(rect(px + step * 0.5, y - h - 18, step * 0.22, 20, fill));
  }
  // Flat on purpose: a far plane carries one tone, so the dome's shaded half is painted over in the same paper.
  return parts.join('').replace(/fill="#[0-9a-f]{6}"/g, `fill="${fill}"`);
}
