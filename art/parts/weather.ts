import { dice } from '../dice.ts';
import { lit, shade } from '../palette.ts';
import { circle, fade, join, lift, line, num, path, type Svg, times } from '../paper.ts';

/** Flat-footed cloud, w wide, foot at y = 0. */
export function cloud(w: number, fill: string): Svg {
  const d = `M${num(-w * 0.5)} 0C${num(-w * 0.58)} ${num(-w * 0.16)} ${num(-w * 0.42)} ${num(-w * 0.22)} ${num(-w * 0.34)} ${num(-w * 0.18)}C${num(-w * 0.34)} ${num(-w * 0.36)} ${num(-w * 0.08)} ${num(-w * 0.42)} ${num(0)} ${num(-w * 0.28)}C${num(w * 0.08)} ${num(-w * 0.36)} ${num(w * 0.3)} ${num(-w * 0.32)} ${num(w * 0.28)} ${num(-w * 0.16)}C${num(w * 0.42)} ${num(-w * 0.22)} ${num(w * 0.58)} ${num(-w * 0.12)} ${num(w * 0.5)} 0Z`;
  return lift(3, path(d, fill));
}

/** Bank of cloud across the sheet: scallops hanging below y. */
export function cloudBank(seed: string, w: number, y: number, depth: number, fill: string): Svg {
  const roll = dice(seed);
  let d = `M-60 -60H${w + 60}V${num(y)}`;
  let x = w + 60;
  while (x > -60) {
    const r = roll(depth * 0.7, depth * 1.25);
    d += `A${num(r)} ${num(r * 0.8)} 0 0 1 ${num(x - r * 1.5)} ${num(y + roll(-depth * 0.2, depth * 0.2))}`;
    x -= r * 1.5;
  }
  return lift(3, path(`${d}Z`, fill));
}

/** Slanting rain over the whole sheet. */
export function rain(seed: string, w: number, h: number, count: number, colour: string): Svg {
  const roll = dice(seed);
  return fade(
    0.6,
    times(count, () => {
      const x = roll(-40, w + 80);
      const y = roll(0, h);
      const l = roll(18, 44);
      return line(`M${num(x)} ${num(y)}l${num(-l * 0.28)} ${num(l)}`, colour, roll(1.6, 3.2));
    }),
  );
}

/** Bands of mist. */
export const mist = (w: number, y: number, h: number, colour: string, opacity = 0.5): Svg =>
  fade(
    opacity,
    times(3, (i) =>
      path(
        `M-20 ${num(y + i * h * 0.3)}C${num(w * 0.2)} ${num(y - h * 0.2 + i * h * 0.3)} ${num(w * 0.36)} ${num(y + h * 0.2 + i * h * 0.3)} ${num(w * 0.56)} ${num(y + i * h * 0.26)}C${num(w * 0.74)} ${num(y - h * 0.2 + i * h * 0.3)} ${num(w * 0.86)} ${num(y + h * 0.16 + i * h * 0.3)} ${num(w + 20)} ${num(y + i * h * 0.3)}V${num(y + h * 0.4 + i * h * 0.3)}C${num(w * 0.7)} ${num(y + h * 0.2 + i * h * 0.3)} ${num(w * 0.4)} ${num(y + h * 0.56 + i * h * 0.3)} -20 ${num(y + h * 0.36 + i * h * 0.3)}Z`,
        colour,
        'opacity=".55"',
      ),
    ),
  );

/** Open umbrella, the ferrule's top at 0,0; r is half its width. */
export function umbrella(r: number, fill: string, trim: string): Svg {
  const scallops = times(
    4,
    (i) => `A${num(r * 0.26)} ${num(r * 0.2)} 0 0 0 ${num(r - (i + 1) * r * 0.5)} ${num(r * 0.78)}`,
  ).join('');
  return join(
    line(
      `M0 ${num(r * 0.4)}V${num(r * 1.7)}q0 ${num(r * 0.16)} ${num(r * 0.14)} ${num(r * 0.16)}t${num(r * 0.14)} ${num(-r * 0.16)}`,
      shade(trim, 0.4),
      r * 0.05,
    ),
    lift(
      2,
      path(
        `M${num(-r)} ${num(r * 0.78)}C${num(-r)} ${num(r * 0.2)} ${num(-r * 0.5)} 0 0 0C${num(r * 0.5)} 0 ${num(r)} ${num(r * 0.2)} ${num(r)} ${num(r * 0.78)}${scallops}Z`,
        fill,
      ),
      path(
        `M0 0C${num(-r * 0.36)} ${num(r * 0.1)} ${num(-r * 0.46)} ${num(r * 0.5)} ${num(-r * 0.5)} ${num(r * 0.78)}A${num(r * 0.26)} ${num(r * 0.2)} 0 0 1 0 ${num(r * 0.78)}Z`,
        trim,
      ),
      path(
        `M0 0C${num(r * 0.6)} ${num(r * 0.06)} ${num(r * 0.96)} ${num(r * 0.3)} ${num(r)} ${num(r * 0.78)}A${num(r * 0.26)} ${num(r * 0.2)} 0 0 0 ${num(r * 0.5)} ${num(r * 0.78)}C${num(r * 0.46)} ${num(r * 0.5)} ${num(r * 0.36)} ${num(r * 0.1)} 0 0Z`,
        shade(fill, 0.15),
      ),
    ),
  );
}

/** Sun as nested discs. */
export const sun = (x: number, y: number, r: number, colour: string): Svg =>
  join(
    circle(x, y, r * 1.9, lit(colour, 0.3), 'opacity=".22"'),
    circle(x, y, r * 1.42, lit(colour, 0.3), 'opacity=".3"'),
    circle(x, y, r, colour),
  );
