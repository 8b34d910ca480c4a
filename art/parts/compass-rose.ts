import { ivory, marigold, sand, sindoor, teal } from '../palette.ts';
import { circle, lift, num, path, type Svg, times } from '../paper.ts';

/** Compass rose, centre at 0,0. */
export const compassRose = (r: number): Svg =>
  lift(
    1,
    circle(0, 0, r, ivory[0]),
    times(
      8,
      (i) =>
        `<g transform="rotate(${i * 45})">${path(`M0 ${num(-r * (i % 2 ? 0.5 : 0.86))}L${num(r * 0.13)} ${num(-r * 0.13)}H${num(-r * 0.13)}Z`, i === 0 ? sindoor[2] : i % 2 ? sand[2] : teal[3])}</g>`,
    ),
    circle(0, 0, r * 0.12, marigold[2]),
  );
