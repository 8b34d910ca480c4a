import { indigo, ink, ivory, marigold, sand, shade, sindoor, teal } from '../palette.ts';
import { circle, join, lift, line, num, path, poly, rect, type Svg, times } from '../paper.ts';

/** Things of the trades that dress and record a celebration. */

/** Camera from the front, centre of the lens at 0,0. */
export const camera = (w: number, body: string = ink[2]): Svg =>
  lift(
    2,
    rect(-w * 0.22, -w * 0.46, w * 0.44, w * 0.2, body, w * 0.05),
    rect(-w * 0.5, -w * 0.34, w, w * 0.68, body, w * 0.07),
    rect(-w * 0.5, -w * 0.16, w, w * 0.32, ink[1]),
    rect(w * 0.3, -w * 0.4, w * 0.12, w * 0.07, sindoor[2], 3),
    circle(-w * 0.36, -w * 0.23, w * 0.05, marigold[1]),
    circle(0, 0, w * 0.29, ink[4]),
    circle(0, 0, w * 0.25, indigo[3]),
    circle(0, 0, w * 0.19, teal[3]),
    circle(0, 0, w * 0.12, indigo[4]),
    circle(-w * 0.08, -w * 0.08, w * 0.05, teal[0]),
  );

/** Tripod legs hanging from 0,0. */
export const tripod = (h: number): Svg =>
  join(
    line(`M0 0L${num(-h * 0.36)} ${h}M0 0V${num(h * 0.96)}M0 0L${num(h * 0.36)} ${h}`, ink[1], h * 0.035),
    line(`M${num(-h * 0.2)} ${num(h * 0.56)}H${num(h * 0.2)}`, ink[1], h * 0.02),
    rect(-h * 0.06, -h * 0.04, h * 0.12, h * 0.1, ink[2], 4),
  );

/** Soft box lamp on a stand, facing left, standing on 0,0. */
export const softbox = (h: number): Svg =>
  join(
    line(
      `M0 ${num(-h * 0.7)}V${num(-h * 0.14)}M0 ${num(-h * 0.16)}L${num(-h * 0.18)} 0M0 ${num(-h * 0.16)}L${num(h * 0.18)} 0`,
      ink[1],
      h * 0.022,
    ),
    lift(
      1,
      poly([-h * 0.24, -h * 1.0, h * 0.08, -h * 0.84, h * 0.08, -h * 0.7, -h * 0.24, -h * 0.54], ink[2]),
      path(
        `M${num(-h * 0.24)} ${num(-h)}Q${num(-h * 0.34)} ${num(-h * 0.77)} ${num(-h * 0.24)} ${num(-h * 0.54)}Z`,
        ivory[0],
      ),
    ),
  );

/** Dress form on a stand; the skirt is the garment. Standing on 0,0, 300 high. */
export function dressForm(bodice: string, skirt: string, trim: string = marigold[1]): Svg {
  return join(
    line('M0 -20V0M0 0L-34 14M0 0L34 14', sand[4], 7),
    lift(
      1,
      path('M-5 -262H5V-240H-5Z', sand[3]),
      path(
        'M-28 -228C-16 -240 -8 -242 0 -242C8 -242 16 -240 28 -228C30 -210 24 -200 22 -176H-22C-24 -200 -30 -210 -28 -228Z',
        bodice,
      ),
    ),
    circle(0, -266, 7, sand[4]),
    path('M-12 -241Q0 -220 12 -241L28 -228C28 -216 0 -204 -28 -228Z', shade(bodice, 0.16)),
    lift(
      2,
      path('M-22 -178C-50 -120 -86 -60 -104 -8Q0 22 104 -8C86 -60 50 -120 22 -178Z', skirt),
      path('M8 -178C34 -110 52 -50 56 7Q80 2 104 -8C86 -60 50 -120 22 -178Z', shade(skirt, 0.13)),
    ),
    times(6, (i) =>
      path(
        `M${-15 + i * 5} -172Q${-40 + i * 16} -80 ${-72 + i * 28} 2h5Q${-34 + i * 16} -80 ${-13 + i * 5} -172Z`,
        shade(skirt, 0.22),
      ),
    ),
    path('M-97 -28Q0 4 97 -28L104 -8Q0 22 -104 -8Z', trim),
    times(13, (i) => circle(-84 + i * 14, -30 + (1 - ((i - 6) / 6) ** 2) * 15, 4.5, trim)),
    rect(-24, -182, 48, 9, trim, 3),
  );
}

/** Hand-cranked sewing machine, 190 wide, standing on 0,0. */
export const sewingMachine = (body: string = ink[3]): Svg =>
  join(
    lift(1, rect(-104, -18, 208, 18, sand[4], 4)),
    lift(
      2,
      path(
        'M-90 -18V-96Q-90 -112 -74 -112H70Q96 -112 96 -86V-18H52V-66Q52 -76 42 -76H-50V-40H-64V-18Z',
        body,
      ),
      path('M70 -112Q96 -112 96 -86V-18H74V-90Q74 -104 60 -112Z', shade(body, 0.3)),
    ),
    line('M-57 -40V-22', sand[2], 4),
    circle(104, -70, 26, ink[1]),
    circle(104, -70, 17, sand[3]),
    circle(104, -70, 5, ink[1]),
    rect(-40, -134, 12, 22, sindoor[2], 3),
    rect(-43, -138, 18, 5, sand[2], 2),
    rect(0, -130, 12, 18, teal[2], 3),
    line('M-62 -104H60', marigold[2], 3),
    circle(-20, -94, 5, marigold[2]),
    circle(20, -94, 5, marigold[2]),
  );

/** Garment on a hanger, hook at 0,0; 150 high. */
export const hung = (fill: string, trim: string = marigold[1], long = true): Svg =>
  join(
    line('M0 0C8 -2 8 -12 0 -12C-6 -12 -7 -6 -4 -4M0 0V6M0 6L-30 20M0 6L30 20', ink[1], 2.6),
    lift(
      1,
      path(
        long
          ? 'M-10 8L-34 20L-44 64L-30 68L-26 50C-26 90 -34 130 -38 152H38C34 130 26 90 26 50L30 68L44 64L34 20L10 8Q0 18 -10 8Z'
          : 'M-10 8L-34 20L-44 60L-30 64L-26 50V110H26V50L30 64L44 60L34 20L10 8Q0 18 -10 8Z',
        fill,
      ),
      path(
        long
          ? 'M8 10L34 20L44 64L30 68L26 50C26 90 34 130 38 152H14C18 100 16 50 8 10Z'
          : 'M8 10L34 20L44 60L30 64L26 50V110H10Z',
        shade(fill, 0.13),
      ),
      rect(long ? -38 : -26, long ? 142 : 102, long ? 76 : 52, 8, trim),
      line('M0 15V60', trim, 2.4),
    ),
  );
