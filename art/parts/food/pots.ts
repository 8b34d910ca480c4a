import { ivory, lit, marigold, sand, shade, terracotta } from '../../palette.ts';
import { ellipse, join, lift, line, num, path, type Svg, times } from '../../paper.ts';

/** Cups and pots from the side, standing on 0,0. */

/** Kulhad of chai, side view, standing on 0,0; 40 wide. */
export const kulhad = (steam = true): Svg =>
  join(
    steam && line('M-6 -62C-14 -76 4 -84 -4 -100M8 -62C0 -76 16 -84 8 -98', ivory[0], 4, 'opacity=".55"'),
    lift(1, path('M-21 -54H21L14 0H-14Z', terracotta[2]), path('M6 -54H21L14 0H7Z', terracotta[3])),
    ellipse(0, -54, 21, 6, terracotta[1]),
    ellipse(0, -53, 17, 4.4, '#a5632f'),
    line('M-18 -40H18M-17 -34H17', terracotta[3], 2),
  );

/** Glass of chai, side view, standing on 0,0. */
export const chai = (steam = true): Svg =>
  join(
    steam && line('M-6 -64C-14 -78 4 -86 -4 -102M8 -64C0 -78 16 -86 8 -100', ivory[0], 4, 'opacity=".55"'),
    lift(
      1,
      path('M-20 -58H20L14 0H-14Z', '#eaf0e6'),
      path('M-18.5 -42H18.5L13.4 -3H-13.4Z', '#b8733c'),
      path('M6 -58H20L14 0H8Z', '#2a120c', 'opacity=".1"'),
    ),
    times(4, (i) => line(`M${-12 + i * 8} -38L${-9 + i * 6} -8`, '#cf8d54', 1.6)),
  );

/** Handi with lid, side view, standing on 0,0; w wide. */
export const handi = (w: number, fill: string = '#b5683a', ladle = true): Svg =>
  join(
    ladle && line(`M${num(w * 0.2)} ${num(-w * 0.6)}L${num(w * 0.52)} ${num(-w * 1.05)}`, sand[3], w * 0.05),
    lift(
      1,
      path(
        `M${num(-w * 0.36)} ${num(-w * 0.6)}C${num(-w * 0.62)} ${num(-w * 0.4)} ${num(-w * 0.54)} 0 ${num(-w * 0.22)} 0H${num(w * 0.22)}C${num(w * 0.54)} 0 ${num(w * 0.62)} ${num(-w * 0.4)} ${num(w * 0.36)} ${num(-w * 0.6)}Z`,
        fill,
      ),
      path(
        `M${num(w * 0.1)} ${num(-w * 0.6)}H${num(w * 0.36)}C${num(w * 0.62)} ${num(-w * 0.4)} ${num(w * 0.54)} 0 ${num(w * 0.22)} 0H${num(w * 0.1)}C${num(w * 0.34)} ${num(-w * 0.16)} ${num(w * 0.34)} ${num(-w * 0.44)} ${num(w * 0.1)} ${num(-w * 0.6)}Z`,
        shade(fill),
      ),
    ),
    path(
      `M${num(-w * 0.42)} ${num(-w * 0.6)}H${num(w * 0.42)}V${num(-w * 0.67)}H${num(-w * 0.42)}Z`,
      lit(fill, 0.3),
    ),
    line(`M${num(-w * 0.42)} ${num(-w * 0.3)}H${num(w * 0.42)}`, lit(fill, 0.25), w * 0.02),
  );

/** Chafing dish with roll lid, side view, standing on 0,0. */
export const chafing = (w: number, metal = '#c9b79c', food: string = marigold[2]): Svg =>
  lift(
    1,
    path(
      `M${num(-w * 0.5)} ${num(-w * 0.3)}A${num(w * 0.5)} ${num(w * 0.36)} 0 0 1 ${num(w * 0.5)} ${num(-w * 0.3)}Z`,
      lit(metal, 0.3),
    ),
    path(
      `M${num(w * 0.1)} ${num(-w * 0.65)}A${num(w * 0.5)} ${num(w * 0.36)} 0 0 1 ${num(w * 0.5)} ${num(-w * 0.3)}H${num(w * 0.2)}Z`,
      metal,
    ),
    ellipse(0, -w * 0.68, w * 0.05, w * 0.04, marigold[3]),
    path(`M${num(-w * 0.5)} ${num(-w * 0.3)}H${num(w * 0.5)}V${num(-w * 0.26)}H${num(-w * 0.5)}Z`, food),
    path(
      `M${num(-w * 0.53)} ${num(-w * 0.26)}H${num(w * 0.53)}L${num(w * 0.47)} ${num(-w * 0.1)}H${num(-w * 0.47)}Z`,
      metal,
    ),
    path(
      `M${num(-w * 0.44)} ${num(-w * 0.1)}L${num(-w * 0.5)} 0H${num(-w * 0.44)}L${num(-w * 0.38)} ${num(-w * 0.1)}ZM${num(w * 0.44)} ${num(-w * 0.1)}L${num(w * 0.5)} 0H${num(w * 0.44)}L${num(w * 0.38)} ${num(-w * 0.1)}Z`,
      shade(metal, 0.4),
    ),
    path(
      `M${num(-w * 0.08)} 0C${num(-w * 0.06)} ${num(-w * 0.08)} 0 ${num(-w * 0.05)} 0 ${num(-w * 0.1)}C${num(w * 0.03)} ${num(-w * 0.05)} ${num(w * 0.08)} ${num(-w * 0.06)} ${num(w * 0.08)} 0Z`,
      marigold[2],
    ),
  );
