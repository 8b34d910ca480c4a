import { hang } from '../curves.ts';
import { dice } from '../dice.ts';
import { ivory, leaf, marigold, rose, sindoor } from '../palette.ts';
import { circle, join, lift, num, path, stamp, type Svg, times } from '../paper.ts';

/** Scalloped disc of n petals. */
export function scallop(r: number, petals: number, depth = 0.16): string {
  const points = times(petals, (i) => {
    const a = (i / petals) * Math.PI * 2;
    return [Math.cos(a) * r * (1 - depth), Math.sin(a) * r * (1 - depth)] as const;
  });
  const chord = Math.hypot(points[1]![0] - points[0]![0], points[1]![1] - points[0]![1]);
  const arcs = times(petals, (i) => {
    const p = points[(i + 1) % petals]!;
    return `A${num(chord * 0.55)} ${num(chord * 0.55)} 0 0 1 ${num(p[0])} ${num(p[1])}`;
  });
  return `M${num(points[0]![0])} ${num(points[0]![1])}${arcs.join('')}Z`;
}

const layered = (a: string, b: string, c: string) =>
  join(
    path(scallop(20, 11), c),
    path(scallop(15.5, 9), b, 'transform="translate(-.8 -1)"'),
    path(scallop(10, 7), a, 'transform="translate(-1.4 -1.8)"'),
    circle(-1.8, -2.2, 3.4, b),
  );

/** Marigold heads, 40 across. */
export const marigoldHead = stamp('mg', layered(marigold[1], marigold[2], marigold[3]));
export const saffronHead = stamp('sf', layered(marigold[2], marigold[3], '#b8560f'));
export const ivoryHead = stamp('iv', layered(ivory[0], ivory[2], ivory[3]));
export const roseHead = stamp('rs', layered(rose[1], rose[2], rose[3]));
export const redHead = stamp('rd', layered(sindoor[1], sindoor[2], sindoor[3]));

export type Head = typeof marigoldHead;

/** Flowers strung close together from nail to nail. */
export function garland(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  size = 0.5,
  heads: readonly Head[] = [marigoldHead, saffronHead],
): Svg {
  const length = Math.hypot(x2 - x1, y2 - y1) + sag * 1.6;
  const count = Math.max(3, Math.round(length / (size * 30)));
  return lift(
    1,
    hang(x1, y1, x2, y2, sag, count).map(([x, y], i) => heads[i % heads.length]!(x, y, size, i * 40)),
  );
}

/** A garland for a neck, held up: a long loop of flowers that hangs from its top at x, y. */
export function mala(
  x: number,
  y: number,
  w: number,
  h: number,
  heads: readonly Head[] = [marigoldHead, saffronHead],
  size = 0.44,
): Svg {
  const count = Math.round((w + h * 2) / (size * 26));
  const bottom = h - w / 2;
  // From the hand down one side, round the bottom and up the other.
  const point = (t: number): [number, number] => {
    const side = t < 0.5 ? -1 : 1;
    const from = Math.min(t, 1 - t) * 2;
    const turned = Math.max(0, (from - 0.72) / 0.28) * (Math.PI / 2);
    const wide = Math.sin(Math.min(1, from / 0.72) * (Math.PI / 2)) * (w / 2);
    return [
      x + side * wide * Math.cos(turned),
      y + Math.min(1, from / 0.72) * bottom + Math.sin(turned) * (w / 2),
    ];
  };
  return lift(
    1,
    times(count, (i) => heads[i % heads.length]!(...point((i + 0.5) / count), size, i * 40)),
  );
}

/** A hanging string of flowers that ends in a leaf or a white bud. */
export function strand(
  x: number,
  y: number,
  length: number,
  size = 0.45,
  heads: readonly Head[] = [marigoldHead, saffronHead],
  end: string = leaf[3],
): Svg {
  const count = Math.max(2, Math.round(length / (size * 32)));
  const foot = y + length;
  return lift(
    1,
    path(
      `M${num(x)} ${num(foot)}q${num(12 * size)} ${num(22 * size)} 0 ${num(52 * size)}q${num(-12 * size)} ${num(-30 * size)} 0 ${num(-52 * size)}Z`,
      end,
    ),
    times(count, (i) => heads[i % heads.length]!(x, y + (length * i) / (count - 1), size, i * 33)),
  );
}

/** Door garland: mango leaves on a thread with a flower between each. */
export function toran(x1: number, y1: number, x2: number, sag = 14, size = 1): Svg {
  const count = Math.max(5, Math.round((x2 - x1) / (26 * size)));
  return lift(
    1,
    hang(x1, y1, x2, y1, sag, count).map(([x, y], i) =>
      i % 2
        ? marigoldHead(x, y, 0.42 * size)
        : path(
            `M${num(x)} ${num(y - 4)}c${num(11 * size)} ${num(14 * size)} ${num(9 * size)} ${num(32 * size)} 0 ${num(46 * size)}c${num(-9 * size)} ${num(-14 * size)} ${num(-11 * size)} ${num(-32 * size)} 0 ${num(-46 * size)}Z`,
            i % 4 ? leaf[3] : leaf[2],
          ),
    ),
  );
}

/** Loose bank of flowers along a line; keeps its order from the index, not from chance. */
export function flowerBank(
  x: number,
  y: number,
  w: number,
  rows: number,
  size: number,
  heads: readonly Head[] = [marigoldHead, ivoryHead, saffronHead, roseHead],
): Svg {
  const step = size * 30;
  return lift(
    1,
    times(rows, (j) =>
      times(w / step, (i) =>
        heads[(i * 3 + j * 2 + (i % 5)) % heads.length]!(
          x + (i + (j % 2) / 2) * step + Math.sin(i * 7 + j) * 4,
          y + j * step * 0.6 + Math.cos(i * 5 + j) * 4,
          size * (0.86 + 0.24 * Math.abs(Math.sin(i * 3 + j))),
          i * 50,
        ),
      ),
    ),
  );
}

/** Rangoli seen flat on the floor: rings of petals squeezed to an oval. */
export function rangoli(cx: number, cy: number, r: number, colours: readonly string[], squash = 0.36): Svg {
  const rings = colours.map((colour, i) =>
    path(scallop(r * (1 - i / (colours.length + 0.6)), 16 - i * 2, 0.12), colour),
  );
  return `<g transform="translate(${num(cx)} ${num(cy)}) scale(1 ${squash})">${rings.join('')}</g>`;
}

/** Loose petals in the air over a box; the seed decides where. */
export function petals(seed: string, w: number, h: number, count: number, tones: readonly string[]): Svg {
  const roll = dice(seed);
  return join(
    times(count, () =>
      path(
        'M0 0C6 -8 14 -6 14 2C14 8 6 10 0 0Z',
        roll.pick(tones),
        `transform="translate(${num(roll(0, w))} ${num(roll(0, h))}) rotate(${num(roll(0, 360))})"`,
      ),
    ),
  );
}

/** Paper confetti in the air over a box. */
export function confetti(seed: string, w: number, h: number, count: number, tones: readonly string[]): Svg {
  const roll = dice(seed);
  return join(
    times(count, () =>
      path(
        'M-6 -3.5H6V3.5H-6Z',
        roll.pick(tones),
        `transform="translate(${num(roll(0, w))} ${num(roll(0, h))}) rotate(${num(roll(0, 180))})"`,
      ),
    ),
  );
}
