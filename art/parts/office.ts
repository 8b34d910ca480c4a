import { ink, ivory, lit, marigold, rose, shade } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, rect, type Svg } from '../paper.ts';

/** Things of a business at its desk. */

/** Laptop from the front, standing on 0,0; `inner` is drawn on its screen, 200 x 116 with upper left at -100,-136. */
export const laptop = (inner: Svg): Svg =>
  join(
    lift(2, rect(-112, -148, 224, 140, ink[2], 9)),
    rect(-102, -138, 204, 120, ivory[0], 3),
    inner,
    lift(
      1,
      path('M-138 -10H138L128 4Q126 6 120 6H-120Q-126 6 -128 4Z', '#bdb7ab'),
      path('M-26 -10H26L22 -4H-22Z', '#958f84'),
    ),
  );

/** Smart phone, upper left at 0,0. */
export const phone = (w: number, inner: Svg, screen: string = ivory[0]): Svg =>
  join(
    lift(2, rect(0, 0, w, w * 2, ink[3], w * 0.13)),
    rect(w * 0.06, w * 0.06, w * 0.88, w * 1.88, screen, w * 0.09),
    inner,
    rect(w * 0.38, w * 0.1, w * 0.24, w * 0.05, ink[3], w * 0.03),
  );

/** Books lying on each other, standing on 0,0. */
export const books = (w: number, tones: readonly string[], thick = 0.16): Svg =>
  join(
    tones.map((tone, i) => {
      const bw = w * (1 - (i % 3) * 0.07);
      const dx = (i % 2) * w * 0.04;
      const h = w * thick;
      return lift(
        1,
        rect(-bw / 2 + dx, -(i + 1) * h, bw, h * 0.96, tone, 4),
        rect(-bw / 2 + dx + bw * 0.08, -(i + 1) * h, bw * 0.05, h * 0.96, lit(tone, 0.3)),
        rect(bw / 2 + dx - bw * 0.05, -(i + 1) * h + h * 0.14, bw * 0.05, h * 0.68, ivory[2]),
      );
    }),
  );

/** Cloth-bound account book tied with string, lying, upper left at 0,0. */
export const bahi = (w: number, cloth: string = '#a94436', cord: string = ivory[1]): Svg =>
  join(
    lift(2, rect(0, 0, w, w * 0.66, ivory[2], 4), rect(-4, -6, w, w * 0.66, cloth, 5)),
    rect(-4, -6, w * 0.1, w * 0.66, shade(cloth, 0.25), 5),
    `<rect x="${num(w * 0.14)}" y="${num(w * 0.04)}" width="${num(w * 0.76)}" height="${num(w * 0.52)}" fill="none" stroke="${cord}" stroke-width="2.5" stroke-dasharray="9 7"/>`,
    line(`M${num(w * 0.5)} -6V${num(w * 0.65)}M-4 ${num(w * 0.3)}H${num(w - 4)}`, cord, 4),
    circle(w * 0.5, w * 0.3, w * 0.05, cord),
  );

/** Megaphone, mouth to the right around 0,0. */
export const megaphone = (s: number, body: string = marigold[2], mouth: string = rose[3]): Svg =>
  lift(
    2,
    path(
      `M${num(-s)} ${num(-s * 0.16)}L0 ${num(-s * 0.5)}V${num(s * 0.5)}L${num(-s)} ${num(s * 0.16)}Z`,
      body,
    ),
    path(
      `M${num(-s)} ${num(s * 0.04)}L0 ${num(s * 0.14)}V${num(s * 0.5)}L${num(-s)} ${num(s * 0.16)}Z`,
      shade(body, 0.14),
    ),
    ellipse(0, 0, s * 0.14, s * 0.5, mouth),
    ellipse(s * 0.02, 0, s * 0.08, s * 0.34, shade(mouth, 0.3)),
    rect(-s * 1.14, -s * 0.18, s * 0.18, s * 0.36, ink[1], 5),
    path(
      `M${num(-s * 0.7)} ${num(s * 0.22)}L${num(-s * 0.62)} ${num(s * 0.62)}H${num(-s * 0.42)}L${num(-s * 0.46)} ${num(s * 0.3)}Z`,
      ink[1],
    ),
  );

/** Chess pieces, standing on 0,0; 100 wide at most. */
export const pieces = {
  king: (fill: string): Svg =>
    lift(
      2,
      path(
        'M-38 0Q-38 -16 -26 -20C-18 -60 -16 -100 -30 -128Q-34 -152 0 -156Q34 -152 30 -128C16 -100 18 -60 26 -20Q38 -16 38 0Z',
        fill,
      ),
      path(
        'M8 -156Q34 -152 30 -128C16 -100 18 -60 26 -20Q38 -16 38 0H12C14 -50 6 -90 12 -128Z',
        shade(fill, 0.16),
      ),
      path('M-4 -190H4V-180H14V-172H4V-154H-4V-172H-14V-180H-4Z', fill),
      rect(-34, -30, 68, 9, lit(fill, 0.25), 3),
    ),
  elephant: (fill: string): Svg =>
    lift(
      2,
      path(
        'M-56 0V-54C-62 -90 -40 -116 -4 -118C40 -120 64 -92 62 -50V0H38V-30H0V0H-24V-34C-30 -20 -36 -4 -52 -2Z',
        fill,
      ),
      path('M10 -118C46 -118 64 -92 62 -50V0H38V-30H24C40 -60 34 -100 10 -118Z', shade(fill, 0.16)),
      path('M-56 -70C-84 -66 -82 -20 -70 0H-56C-64 -24 -62 -44 -48 -48Z', fill),
      path('M-30 -98C-6 -104 2 -70 -18 -54C-32 -60 -36 -84 -30 -98Z', shade(fill, 0.2)),
      circle(-46, -82, 4, ink[3]),
      path('M-4 -118C0 -140 34 -140 38 -116C20 -96 4 -100 -4 -118Z', marigold[2]),
      rect(6, -150, 22, 18, rose[3], 3),
    ),
  horse: (fill: string): Svg =>
    lift(
      2,
      path(
        'M-36 0Q-36 -16 -24 -20C-30 -60 -6 -76 -10 -96C-22 -90 -40 -80 -46 -92C-48 -112 -28 -128 -16 -142L-14 -158L2 -148C32 -140 38 -90 26 -20Q38 -16 38 0Z',
        fill,
      ),
      path('M2 -148C32 -140 38 -90 26 -20Q38 -16 38 0H12C22 -60 24 -110 2 -148Z', shade(fill, 0.18)),
      circle(-14, -122, 4, ink[3]),
      rect(-32, -28, 66, 9, lit(fill, 0.25), 3),
    ),
  pawn: (fill: string): Svg =>
    lift(
      1,
      path('M-26 0Q-26 -14 -18 -16C-12 -34 -8 -48 -10 -58H10C8 -48 12 -34 18 -16Q26 -14 26 0Z', fill),
      circle(0, -70, 18, fill),
      path(
        'M4 -88A18 18 0 0 1 4 -52C10 -64 10 -76 4 -88ZM2 -56C8 -48 12 -34 18 -16Q26 -14 26 0H6Z',
        shade(fill, 0.16),
      ),
    ),
} as const;

/** Round spectacles lying, bridge at 0,0. */
export const spectacles = (w: number): Svg =>
  lift(
    1,
    [-1, 1].map(
      (s) =>
        `<circle cx="${num(s * w * 0.26)}" cy="0" r="${num(w * 0.19)}" fill="#ffffff" fill-opacity=".25" stroke="${ink[2]}" stroke-width="${num(w * 0.04)}"/>`,
    ),
    line(
      `M${num(-w * 0.08)} ${num(-w * 0.04)}Q0 ${num(-w * 0.1)} ${num(w * 0.08)} ${num(-w * 0.04)}M${num(-w * 0.45)} ${num(-w * 0.02)}L${num(-w * 0.56)} ${num(-w * 0.24)}M${num(w * 0.45)} ${num(-w * 0.02)}L${num(w * 0.56)} ${num(-w * 0.24)}`,
      ink[2],
      w * 0.035,
    ),
  );
