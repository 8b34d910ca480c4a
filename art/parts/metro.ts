import { shade, teal } from '../palette.ts';
import { join, lift, num, path, rect, type Svg, times } from '../paper.ts';

/** Three coaches of a metro train on its viaduct, track at y = 0, from 0 to w. */
export function metro(w: number, stripe: string = teal[2]): Svg {
  const coach = w / 3;
  return join(
    lift(2, rect(0, 0, w, 22, '#cbbca6'), rect(0, 18, w, 10, '#a89881')),
    times(3, (i) =>
      join(
        lift(
          1,
          path(
            `M${num(i * coach + 4)} 0V-62Q${num(i * coach + 4)} -74 ${num(i * coach + (i === 0 ? 30 : 10))} -74H${num((i + 1) * coach - 4)}V0Z`,
            '#dfe3e0',
          ),
          rect(i * coach + 4, -26, coach - 8, 10, stripe),
        ),
        times(Math.floor(coach / 44), (k) =>
          rect(i * coach + 22 + k * 42, -60, 28, 26, k % 3 === 1 ? shade('#dfe3e0', 0.2) : '#34505c', 4),
        ),
      ),
    ),
  );
}
