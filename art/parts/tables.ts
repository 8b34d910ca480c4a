import { ivory, leaf, lit, marigold, rose, sand, shade, teal } from '../palette.ts';
import { ellipse, join, lift, line, num, path, poly, rect, type Svg, times } from '../paper.ts';
import { ivoryHead, marigoldHead, roseHead, saffronHead } from './flowers.ts';

/** Round banquet table with a cloth to the floor, top at 0,0; w wide. */
export function roundTable(w: number, cloth: string = ivory[1], runner: string = rose[2]): Svg {
  const h = w * 0.42;
  const r = w / 2;
  return join(
    lift(
      2,
      path(
        `M${num(-r)} 0C${num(-r)} ${num(h * 0.6)} ${num(-r * 1.06)} ${num(h * 0.8)} ${num(-r * 1.08)} ${num(h)}Q0 ${num(h * 1.3)} ${num(r * 1.08)} ${num(h)}C${num(r * 1.06)} ${num(h * 0.8)} ${num(r)} ${num(h * 0.6)} ${num(r)} 0Z`,
        shade(cloth, 0.1),
      ),
      times(5, (i) =>
        path(
          `M${num(-r * 0.8 + i * r * 0.4)} ${num(r * 0.14)}q${num(r * 0.06)} ${num(h * 0.6)} ${num((i - 2) * r * 0.03)} ${num(h * 0.98)}h${num(r * 0.1)}q${num(-r * 0.02)} ${num(-h * 0.5)} ${num(-r * 0.04)} ${num(-h * 0.98)}Z`,
          shade(cloth, 0.2),
        ),
      ),
    ),
    ellipse(0, 0, r, r * 0.2, lit(cloth, 0.3)),
    ellipse(0, 0, r * 0.46, r * 0.09, runner),
  );
}

/** Long table with a cloth, top edge at y = 0, from 0 to w. */
export function longTable(w: number, h: number, cloth: string, band: string, folds = 9): Svg {
  return join(
    lift(
      2,
      rect(0, 0, w, h, cloth),
      times(folds, (i) =>
        path(
          `M${num((w * (i + 0.6)) / folds)} 4q6 ${num(h * 0.5)} -4 ${num(h - 4)}h${num(w * 0.016)}q4 ${num(-h * 0.5)} 0 ${num(-h + 4)}Z`,
          shade(cloth, 0.14),
        ),
      ),
    ),
    lift(
      1,
      rect(-6, -h * 0.06, w + 12, h * 0.16, band, 3),
      times(Math.round(w / 34), (i) =>
        path(`M${num(i * 34)} ${num(h * 0.1)}h34a17 15 0 0 1 -34 0Z`, shade(band, 0.1)),
      ),
    ),
  );
}

/** Gold-frame banquet chair seen from the back, standing on 0,0. */
export const chair = (h: number, frame: string = marigold[3], seat: string = ivory[1]): Svg =>
  join(
    line(`M${num(-h * 0.2)} 0V${num(-h * 0.92)}M${num(h * 0.2)} 0V${num(-h * 0.92)}`, frame, h * 0.05),
    path(
      `M${num(-h * 0.22)} ${num(-h * 0.94)}Q0 ${num(-h * 1.08)} ${num(h * 0.22)} ${num(-h * 0.94)}V${num(-h * 0.86)}Q0 ${num(-h)} ${num(-h * 0.22)} ${num(-h * 0.86)}Z`,
      frame,
    ),
    times(3, (i) => rect(-h * 0.11 + i * h * 0.095, -h * 0.92, h * 0.028, h * 0.42, frame)),
    rect(-h * 0.25, -h * 0.52, h * 0.5, h * 0.1, seat, h * 0.04),
    rect(-h * 0.23, -h * 0.44, h * 0.46, h * 0.035, frame),
    line(`M${num(-h * 0.2)} ${num(-h * 0.16)}H${num(h * 0.2)}`, frame, h * 0.03),
  );

/** Vase of marigolds and roses, standing on 0,0. */
export const bouquet = (s: number, vase: string = teal[2]): Svg =>
  join(
    [-150, -120, -90, -60, -30].map((a, i) =>
      path(
        `M0 ${num(-34 * s)}q${num(Math.cos((a * Math.PI) / 180) * 30 * s)} ${num(-10 * s)} ${num(Math.cos((a * Math.PI) / 180) * 44 * s)} ${num(Math.sin((a * Math.PI) / 180) * 52 * s)}q${num(-Math.cos((a * Math.PI) / 180) * 6 * s)} ${num(20 * s)} ${num(-Math.cos((a * Math.PI) / 180) * 44 * s)} ${num(-Math.sin((a * Math.PI) / 180) * 52 * s)}Z`,
        leaf[i % 2 ? 2 : 3],
      ),
    ),
    lift(
      1,
      [
        [-24, -66],
        [22, -64],
        [0, -86],
        [-6, -56],
        [30, -44],
        [-32, -42],
        [10, -48],
      ].map(([x, y], i) =>
        [marigoldHead, roseHead, ivoryHead, saffronHead][i % 4]!(x! * s, y! * s, s * 0.62, i * 50),
      ),
    ),
    lift(
      1,
      path(
        `M${num(-14 * s)} ${num(-40 * s)}H${num(14 * s)}C${num(10 * s)} ${num(-30 * s)} ${num(22 * s)} ${num(-22 * s)} ${num(18 * s)} ${num(-8 * s)}Q${num(16 * s)} 0 ${num(8 * s)} 0H${num(-8 * s)}Q${num(-16 * s)} 0 ${num(-18 * s)} ${num(-8 * s)}C${num(-22 * s)} ${num(-22 * s)} ${num(-10 * s)} ${num(-30 * s)} ${num(-14 * s)} ${num(-40 * s)}Z`,
        vase,
      ),
      path(
        `M${num(4 * s)} ${num(-40 * s)}H${num(14 * s)}C${num(10 * s)} ${num(-30 * s)} ${num(22 * s)} ${num(-22 * s)} ${num(18 * s)} ${num(-8 * s)}Q${num(16 * s)} 0 ${num(8 * s)} 0H${num(4 * s)}Q${num(10 * s)} ${num(-20 * s)} ${num(4 * s)} ${num(-40 * s)}Z`,
        shade(vase),
      ),
    ),
  );

/** Stemmed glass on 0,0, 52 high. */
export const goblet = (fill: string = teal[1], drink: string = marigold[2]): Svg =>
  join(
    path('M-11 -52H11C12 -36 8 -28 2 -26V-4L10 0H-10L-2 -4V-26C-8 -28 -12 -36 -11 -52Z', lit(fill, 0.35)),
    path('M-10.6 -44H10.6C10 -33 7 -29 0 -28C-7 -29 -10 -33 -10.6 -44Z', drink),
  );

/** Small wooden stool or chauki, top at 0,0. */
export const chauki = (w: number, fill: string = sand[3]): Svg =>
  lift(
    1,
    rect(-w / 2, 0, w, w * 0.09, lit(fill, 0.2), 3),
    poly([-w * 0.44, w * 0.09, -w * 0.34, w * 0.09, -w * 0.38, w * 0.34, -w * 0.44, w * 0.34], fill),
    poly([w * 0.34, w * 0.09, w * 0.44, w * 0.09, w * 0.44, w * 0.34, w * 0.38, w * 0.34], shade(fill)),
    rect(-w * 0.4, w * 0.09, w * 0.8, w * 0.06, shade(fill, 0.15)),
  );
