import { ivory, leaf, lit, marigold, rose, sand, sindoor } from '../../palette.ts';
import { at, circle, ellipse, join, lift, num, path, type Svg, times } from '../../paper.ts';
import { dal, gulabJamun, palak, paneer, raita, scatter } from './bowls.ts';

/** What lies on a plate, seen from above; centre at 0,0. */

/** Heap of rice with saffron and peas. */
export const rice = (r: number): Svg =>
  lift(
    1,
    path(
      `M${num(-r)} ${num(r * 0.2)}C${num(-r * 0.9)} ${num(-r * 0.7)} ${num(-r * 0.3)} ${num(-r)} ${num(r * 0.1)} ${num(-r * 0.9)}C${num(r * 0.8)} ${num(-r * 0.8)} ${num(r * 1.1)} ${num(-r * 0.1)} ${num(r * 0.9)} ${num(r * 0.3)}C${num(r * 0.6)} ${num(r * 0.9)} ${num(-r * 0.6)} ${num(r * 0.9)} ${num(-r)} ${num(r * 0.2)}Z`,
      ivory[0],
    ),
    scatter(
      34,
      r * 0.74,
      (x, y, i) =>
        `<g transform="translate(${num(x)} ${num(y)}) rotate(${i * 53})">${ellipse(0, 0, r * 0.11, r * 0.03, i % 4 === 0 ? marigold[1] : ivory[3])}</g>`,
    ),
    scatter(6, r * 0.6, (x, y) => circle(x + 4, y - 3, r * 0.06, leaf[2])),
  );

/** Puffed puri. */
export const puri = (r: number): Svg =>
  lift(
    1,
    circle(0, 0, r, marigold[2]),
    circle(-r * 0.08, -r * 0.1, r * 0.82, marigold[1]),
    scatter(6, r * 0.6, (x, y, i) => ellipse(x, y, r * 0.12, r * 0.08, i % 2 ? marigold[3] : '#c98a3a')),
  );

/** Folded roti: half disc. */
export const roti = (r: number): Svg =>
  lift(
    1,
    path(`M${num(-r)} 0A${r} ${r} 0 0 1 ${num(r)} 0Z`, sand[2]),
    path(
      `M${num(-r * 0.94)} ${num(-r * 0.05)}A${num(r * 0.94)} ${num(r * 0.94)} 0 0 1 ${num(r * 0.94)} ${num(-r * 0.05)}Z`,
      sand[1],
    ),
    times(6, (i) =>
      ellipse(
        -r * 0.6 + i * r * 0.24,
        -r * (0.24 + 0.2 * Math.abs(Math.sin(i * 2))),
        r * 0.08,
        r * 0.06,
        sand[4],
        'opacity=".6"',
      ),
    ),
  );

/** A full thali from above. */
export function thali(r: number, metal: string = marigold[3]): Svg {
  const bowls = [dal, paneer, raita, palak, gulabJamun];
  return join(
    lift(
      3,
      circle(0, 0, r, lit(metal, 0.36)),
      circle(0, 0, r * 0.95, metal),
      circle(2, 3, r * 0.9, lit(metal, 0.22)),
    ),
    bowls.map((bowl, i) => {
      const a = ((-168 + i * 39) * Math.PI) / 180;
      return at(Math.cos(a) * r * 0.66, Math.sin(a) * r * 0.66, 1, bowl(r * 0.2, lit(metal, 0.12)));
    }),
    at(-r * 0.34, r * 0.2, 1, rice(r * 0.3)),
    at(r * 0.34, r * 0.12, 1, puri(r * 0.25)),
    at(r * 0.5, r * 0.38, 1, puri(r * 0.23)),
    at(r * 0.06, r * 0.66, 1, roti(r * 0.27)),
    lift(
      1,
      path(
        `M${num(-r * 0.52)} ${num(r * 0.56)}a${num(r * 0.1)} ${num(r * 0.1)} 0 0 1 ${num(r * 0.2)} 0Z`,
        leaf[1],
      ),
      circle(-r * 0.12, r * 0.82, r * 0.05, sindoor[2]),
      circle(-r * 0.2, r * 0.76, r * 0.04, rose[2]),
    ),
  );
}
