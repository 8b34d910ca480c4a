import { blob } from '../curves.ts';
import { dice } from '../dice.ts';
import { leaf, shade } from '../palette.ts';
import { group, join, lift, line, num, path, type Svg, times } from '../paper.ts';

/** Trees and branches. */

/** Uneven crown outline around 0,0. */
function crown(seed: string, rx: number, ry: number, count = 11): string {
  const roll = dice(seed);
  return blob(
    times(count, (i) => {
      const a = (i / count) * Math.PI * 2;
      const k = roll(0.84, 1.1);
      return [Math.cos(a) * rx * k, Math.sin(a) * ry * k];
    }).flat(),
  );
}

/** Broad tree standing on 0,0; `high` units tall. */
export function tree(seed: string, high: number, greens: readonly string[] = leaf, trunk = '#5b3a28'): Svg {
  const r = high * 0.34;
  const y = -high + r * 0.95;
  return join(
    path(
      `M${num(-high * 0.035)} 0C${num(-high * 0.02)} ${num(-high * 0.3)} ${num(-high * 0.04)} ${num(-high * 0.36)} ${num(-high * 0.13)} ${num(-high * 0.52)}L${num(-high * 0.09)} ${num(-high * 0.54)}L${num(-high * 0.01)} ${num(-high * 0.4)}L${num(high * 0.1)} ${num(-high * 0.56)}L${num(high * 0.13)} ${num(-high * 0.53)}C${num(high * 0.05)} ${num(-high * 0.36)} ${num(high * 0.02)} ${num(-high * 0.3)} ${num(high * 0.045)} 0Z`,
      trunk,
    ),
    lift(
      2,
      group(
        `transform="translate(${num(r * 0.28)} ${num(y + r * 0.2)})"`,
        path(crown(`${seed}a`, r * 1.12, r * 0.82), greens[4]!),
      ),
    ),
    lift(
      2,
      group(
        `transform="translate(${num(-r * 0.22)} ${num(y - r * 0.06)})"`,
        path(crown(`${seed}b`, r * 0.94, r * 0.72), greens[3]!),
      ),
    ),
    lift(
      1,
      group(
        `transform="translate(${num(r * 0.02)} ${num(y - r * 0.34)})"`,
        path(crown(`${seed}c`, r * 0.62, r * 0.46), greens[2]!),
      ),
    ),
  );
}

const leafShape = (l: number, w: number) =>
  `M0 0C${num(l * 0.25)} ${num(-w)} ${num(l * 0.7)} ${num(-w)} ${num(l)} 0C${num(l * 0.7)} ${num(w)} ${num(l * 0.25)} ${num(w)} 0 0Z`;

const half = (l: number, w: number) =>
  `M0 0C${num(l * 0.25)} ${num(w)} ${num(l * 0.7)} ${num(w)} ${num(l)} 0Z`;

/** One leaf from 0,0 to the right, its lower half in shade. */
export const oneLeaf = (l: number, w: number, fill: string): Svg =>
  path(leafShape(l, w), fill) + path(half(l, w), shade(fill, 0.14));

/** Branch of paired leaves from x, y; degrees give its direction (0 is right, 90 is down). */
export function branch(
  x: number,
  y: number,
  length: number,
  degrees: number,
  fill: string,
  pairs = 7,
  leafLength = 0.26,
): Svg {
  const l = length * leafLength;
  return group(
    `transform="translate(${num(x)} ${num(y)}) rotate(${num(degrees)})"`,
    line(
      `M0 0Q${num(length * 0.5)} ${num(-length * 0.06)} ${num(length)} 0`,
      shade(fill, 0.3),
      Math.max(2, length * 0.016),
    ),
    times(pairs, (i) => {
      const px = length * (0.12 + (0.86 * i) / pairs);
      const s = 1 - 0.4 * (i / pairs);
      return join(
        group(
          `transform="translate(${num(px)} ${num(-length * 0.03)}) rotate(-48)"`,
          oneLeaf(l * s, l * 0.2 * s, fill),
        ),
        group(
          `transform="translate(${num(px)} ${num(-length * 0.01)}) rotate(46)"`,
          oneLeaf(l * s, l * 0.2 * s, shade(fill, 0.1)),
        ),
      );
    }),
    group(`transform="translate(${num(length)} 0)"`, oneLeaf(l * 0.6, l * 0.13, fill)),
  );
}
