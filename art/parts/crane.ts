import { ink, lit, marigold, shade } from '../palette.ts';
import { join, line, num, poly, rect, type Svg, times } from '../paper.ts';

/** Tower crane standing on x, foot. */
export function crane(
  x: number,
  foot: number,
  h: number,
  reach: number,
  fill: string = marigold[3],
  hook = 120,
): Svg {
  const lattice = (n: number, make: (i: number) => string) => times(n, make).join('');
  const bays = Math.round(h / 22);
  const jib = Math.round(reach / 24);
  return join(
    line(
      `M${x - 8} ${foot}V${foot - h}M${x + 8} ${foot}V${foot - h}${lattice(bays, (i) => `M${x - 8} ${num(foot - i * 22)}L${x + 8} ${num(foot - (i + 1) * 22)}`)}`,
      fill,
      3,
    ),
    line(
      `M${num(x - reach * 0.3)} ${foot - h}H${num(x + reach)}M${x} ${foot - h - 16}H${num(x + reach * 0.96)}${lattice(jib, (i) => `M${num(x + i * 24)} ${foot - h}l12 -16l12 16`)}M${x} ${foot - h - 46}L${num(x + reach * 0.7)} ${foot - h - 16}M${x} ${foot - h - 46}L${num(x - reach * 0.28)} ${foot - h}`,
      fill,
      3,
    ),
    line(`M${x} ${foot - h - 46}V${foot - h}`, fill, 7),
    rect(x - reach * 0.3, foot - h - 4, reach * 0.12, 26, shade(fill, 0.3), 2),
    rect(x + 4, foot - h + 4, 20, 24, lit(fill, 0.2), 3),
    line(`M${num(x + reach * 0.78)} ${foot - h}v${hook}`, ink[1], 1.8),
    poly(
      [
        x + reach * 0.78 - 7,
        foot - h + hook,
        x + reach * 0.78 + 7,
        foot - h + hook,
        x + reach * 0.78,
        foot - h + hook + 12,
      ],
      ink[1],
    ),
  );
}
