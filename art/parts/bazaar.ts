import { dice } from '../dice.ts';
import { ink, ivory, lit, marigold, sand, shade, sindoor, teal } from '../palette.ts';
import { at, circle, join, lift, line, num, path, rect, type Svg, times, turn } from '../paper.ts';
import { centred } from './lettering.ts';
import { dressForm, hung } from './studio.ts';

/** Things of a market street. */

/** Rail of clothes on a stand; x from 0 to w, rail at y = 0, standing h below. */
export function rail(w: number, h: number, tones: readonly string[], seed: string, scale = 1): Svg {
  const roll = dice(seed);
  const count = Math.floor(w / (30 * scale));
  return join(
    line(`M0 0H${num(w)}M${num(w * 0.04)} 0V${h}M${num(w * 0.96)} 0V${h}`, ink[1], 6),
    times(count, (i) =>
      at(
        18 * scale + (i * (w - 36 * scale)) / (count - 1),
        12 * scale,
        scale,
        hung(roll.pick(tones), roll() > 0.5 ? marigold[1] : ivory[0], roll() > 0.45),
      ),
    ),
  );
}

/** Garden umbrella over a stall, foot on 0,0; r half the width. */
export function parasol(r: number, a: string, b: string, h = 260): Svg {
  const n = 6;
  return join(
    rect(-4, -h, 8, h, sand[4]),
    lift(
      2,
      times(n, (i) =>
        path(
          `M0 ${num(-h - r * 0.5)}L${num(-r + (i * 2 * r) / n)} ${-h}q${num(r / n)} ${num(r * 0.16)} ${num((2 * r) / n)} 0Z`,
          i % 2 ? b : a,
        ),
      ),
      path(
        `M0 ${num(-h - r * 0.5)}L${num(r * 0.34)} ${-h}q${num(r / n)} ${num(r * 0.16)} ${num((2 * r) / n)} 0q${num(r / n)} ${num(r * 0.16)} ${num((2 * r) / n)} 0Z`,
        '#2a120c',
        'opacity=".1"',
      ),
    ),
    circle(0, -h - r * 0.5, 6, sand[4]),
  );
}

/** Hand cart with bicycle wheels, tray at y = -92, standing on 0,0; w wide. */
export function thela(w: number, fill: string = teal[2], goods: Svg = ''): Svg {
  const wheel = (x: number) =>
    join(
      `<circle cx="${num(x)}" cy="-38" r="36" fill="none" stroke="${ink[2]}" stroke-width="5"/>`,
      line(
        times(
          6,
          (i) =>
            `M${num(x)} -38L${num(x + Math.cos((i * Math.PI) / 3) * 36)} ${num(-38 + Math.sin((i * Math.PI) / 3) * 36)}`,
        ).join(''),
        ink[0],
        1.6,
      ),
      circle(x, -38, 6, ink[2]),
    );
  return join(
    goods,
    lift(
      2,
      rect(-w / 2, -96, w, 34, fill, 4),
      rect(-w / 2, -72, w, 10, shade(fill, 0.2), 3),
      rect(-w / 2 - 6, -102, w + 12, 10, sand[2], 3),
    ),
    times(Math.floor(w / 26), (i) =>
      path(`M${num(-w / 2 + 6 + i * 26)} -86l9 8l9 -8`, 'none', `stroke="${marigold[1]}" stroke-width="3"`),
    ),
    wheel(-w * 0.3),
    wheel(w * 0.3),
    line(`M${num(w / 2)} -80L${num(w / 2 + 40)} -100`, sand[4], 7),
  );
}

/** Park bench, front view, standing on 0,0. */
export const bench = (w: number, fill: string = sand[4]): Svg =>
  lift(
    1,
    times(3, (i) => rect(-w / 2, -w * 0.44 + i * w * 0.075, w, w * 0.055, fill, 3)),
    rect(-w * 0.52, -w * 0.2, w * 1.04, w * 0.06, lit(fill, 0.15), 3),
    [-0.44, 0.4].map((k) => rect(w * k, -w * 0.44, w * 0.045, w * 0.44, ink[2])),
  );

/** Row of shop windows with mannequins in finery. */
export const mannequin = (
  fill: string,
  trim: string = marigold[1],
  kind: 'lehenga' | 'sherwani' = 'lehenga',
): Svg =>
  kind === 'lehenga'
    ? dressForm(fill, fill, trim)
    : join(
        line('M0 -20V0M0 0L-30 12M0 0L30 12', sand[4], 7),
        circle(0, -262, 8, sand[4]),
        lift(
          1,
          path(
            'M-36 -224C-20 -240 -8 -243 0 -243C8 -243 20 -240 36 -224C42 -200 38 -150 46 -40Q0 -24 -46 -40C-38 -150 -42 -200 -36 -224Z',
            fill,
          ),
          path(
            'M8 -243C20 -240 26 -236 36 -224C42 -200 38 -150 46 -40Q30 -34 16 -32C22 -120 20 -190 8 -243Z',
            shade(fill, 0.13),
          ),
        ),
        line('M0 -232V-34', trim, 4),
        times(6, (i) => circle(0, -220 + i * 26, 4, trim)),
        line('M-44 -48Q0 -32 44 -48', trim, 6),
        path('M-16 -243Q0 -226 16 -243L12 -252H-12Z', trim),
      );

/** String of prayer-flag-sized price cards. */
export const priceCard = (x: number, y: number, text: string, fill: string = ivory[0], a = -4): Svg =>
  turn(a, x, y, lift(1, rect(x - 46, y - 26, 92, 52, fill, 4)), centred(text, x, y - 14, 28, sindoor[2], 5));

/** Iron pan of hot oil with jalebis, standing on 0,0; w wide. */
export const karahi = (w: number, inner: Svg = ''): Svg =>
  join(
    lift(
      2,
      path(
        `M${num(-w / 2)} ${num(-w * 0.26)}C${num(-w * 0.42)} 0 ${num(w * 0.42)} 0 ${num(w / 2)} ${num(-w * 0.26)}Z`,
        ink[2],
      ),
      rect(-w * 0.6, -w * 0.3, w * 1.2, w * 0.06, ink[1], 4),
    ),
    `<ellipse cx="0" cy="${num(-w * 0.27)}" rx="${num(w * 0.47)}" ry="${num(w * 0.09)}" fill="#c9801f"/>`,
    inner,
  );
