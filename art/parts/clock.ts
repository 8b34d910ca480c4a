import { ink, ivory, sand, sindoor, teal } from '../palette.ts';
import { circle, join, lift, line, num, rect, type Svg, times } from '../paper.ts';

/** Wall clock, centre at 0,0; hands at the given hour. */
export function clockFace(
  r: number,
  hour: number,
  minute: number,
  face: string = ivory[0],
  rim: string = teal[3],
): Svg {
  const hand = (turns: number, length: number, width: number, colour: string) => {
    const a = turns * Math.PI * 2 - Math.PI / 2;
    return line(`M0 0L${num(Math.cos(a) * length)} ${num(Math.sin(a) * length)}`, colour, width);
  };
  return join(
    lift(3, circle(0, 0, r, rim)),
    lift(1, circle(0, 0, r * 0.88, face)),
    times(
      12,
      (i) =>
        `<g transform="rotate(${i * 30})">${rect(-r * 0.022, -r * 0.8, r * 0.044, i % 3 ? r * 0.08 : r * 0.15, i % 3 ? sand[3] : ink[1], 2)}</g>`,
    ),
    lift(
      1,
      hand(hour / 12 + minute / 720, r * 0.46, r * 0.075, ink[2]),
      hand(minute / 60, r * 0.66, r * 0.05, ink[2]),
    ),
    circle(0, 0, r * 0.07, sindoor[2]),
  );
}
