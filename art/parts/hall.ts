import { ink, ivory, lit, marigold, sand, shade } from '../palette.ts';
import { circle, ellipse, glow, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';

/** Chandelier hung from 0,0; w wide. */
export function chandelier(w: number, metal: string = marigold[3]): Svg {
  const y = w * 0.5;
  const candle = (x: number, cy: number) =>
    join(
      rect(x - w * 0.02, cy - w * 0.12, w * 0.04, w * 0.12, ivory[1]),
      path(
        `M${num(x)} ${num(cy - w * 0.22)}c${num(w * 0.045)} ${num(w * 0.06)} ${num(w * 0.03)} ${num(w * 0.1)} 0 ${num(w * 0.1)}c${num(-w * 0.03)} 0 ${num(-w * 0.045)} ${num(-w * 0.04)} 0 ${num(-w * 0.1)}Z`,
        marigold[1],
      ),
      path(
        `M${num(x - w * 0.06)} ${num(cy)}h${num(w * 0.12)}l${num(-w * 0.03)} ${num(w * 0.04)}h${num(-w * 0.06)}Z`,
        metal,
      ),
    );
  return join(
    line(`M0 -40V${num(y)}`, metal, 3),
    glow(0, y + w * 0.1, w * 1.1, marigold[1], 0.6),
    lift(
      1,
      line(
        `M${num(-w * 0.5)} ${num(y + w * 0.04)}C${num(-w * 0.4)} ${num(y + w * 0.26)} ${num(-w * 0.1)} ${num(y + w * 0.2)} 0 ${num(y + w * 0.1)}C${num(w * 0.1)} ${num(y + w * 0.2)} ${num(w * 0.4)} ${num(y + w * 0.26)} ${num(w * 0.5)} ${num(y + w * 0.04)}`,
        metal,
        w * 0.026,
      ),
      line(
        `M${num(-w * 0.27)} ${num(y - w * 0.04)}C${num(-w * 0.2)} ${num(y + w * 0.1)} ${num(w * 0.2)} ${num(y + w * 0.1)} ${num(w * 0.27)} ${num(y - w * 0.04)}`,
        metal,
        w * 0.026,
      ),
      [-0.5, -0.27, 0.27, 0.5].map((k) => candle(w * k, y + (Math.abs(k) > 0.4 ? w * 0.04 : -w * 0.04))),
      candle(0, y - w * 0.02),
      path(
        `M${num(-w * 0.06)} ${num(y + w * 0.02)}Q0 ${num(y + w * 0.5)} ${num(w * 0.06)} ${num(y + w * 0.02)}Z`,
        lit(metal, 0.2),
      ),
      times(7, (i) =>
        ellipse(
          -w * 0.36 + i * w * 0.12,
          y + w * (0.2 + 0.05 * Math.cos(i * 3)),
          w * 0.016,
          w * 0.034,
          ivory[0],
        ),
      ),
      circle(0, y + w * 0.34, w * 0.03, ivory[0]),
    ),
  );
}

/** Two-seat sofa, front view, standing on 0,0. */
export const sofa = (w: number, fill: string, cushion: string = marigold[1]): Svg =>
  join(
    [-0.42, 0.36].map((k) => rect(w * k, -w * 0.06, w * 0.06, w * 0.06, sand[4])),
    lift(
      2,
      path(
        `M${num(-w * 0.46)} ${num(-w * 0.08)}V${num(-w * 0.42)}Q${num(-w * 0.46)} ${num(-w * 0.5)} ${num(-w * 0.38)} ${num(-w * 0.5)}H${num(w * 0.38)}Q${num(w * 0.46)} ${num(-w * 0.5)} ${num(w * 0.46)} ${num(-w * 0.42)}V${num(-w * 0.08)}Z`,
        fill,
      ),
      line(`M0 ${num(-w * 0.48)}V${num(-w * 0.2)}`, shade(fill, 0.2), 2),
    ),
    lift(
      1,
      rect(-w * 0.42, -w * 0.24, w * 0.41, w * 0.1, lit(fill, 0.14), w * 0.03),
      rect(w * 0.01, -w * 0.24, w * 0.41, w * 0.1, lit(fill, 0.08), w * 0.03),
      rect(-w * 0.44, -w * 0.15, w * 0.88, w * 0.09, shade(fill, 0.12), 4),
    ),
    lift(
      1,
      rect(-w * 0.52, -w * 0.32, w * 0.12, w * 0.26, lit(fill, 0.06), w * 0.05),
      rect(w * 0.4, -w * 0.32, w * 0.12, w * 0.26, shade(fill, 0.1), w * 0.05),
    ),
    lift(
      1,
      `<rect x="${num(-w * 0.32)}" y="${num(-w * 0.42)}" width="${num(w * 0.18)}" height="${num(w * 0.18)}" rx="6" fill="${cushion}" transform="rotate(-8 ${num(-w * 0.2)} ${num(-w * 0.3)})"/>`,
    ),
  );

/** Floor lamp standing on 0,0. */
export const floorLamp = (h: number, shadeColour: string = ivory[1]): Svg =>
  join(
    ellipse(0, -3, h * 0.1, 5, ink[1]),
    line(`M0 -4V${num(-h * 0.8)}`, ink[1], 5),
    glow(0, -h * 0.8, h * 0.5, marigold[1], 0.5),
    lift(
      1,
      path(
        `M${num(-h * 0.1)} ${num(-h)}H${num(h * 0.1)}L${num(h * 0.17)} ${num(-h * 0.76)}H${num(-h * 0.17)}Z`,
        shadeColour,
      ),
      path(
        `M${num(h * 0.03)} ${num(-h)}H${num(h * 0.1)}L${num(h * 0.17)} ${num(-h * 0.76)}H${num(h * 0.05)}Z`,
        shade(shadeColour, 0.1),
      ),
    ),
  );

/** Pendant lamp hung from 0,0. */
export const pendant = (w: number, drop: number, fill: string): Svg =>
  join(
    line(`M0 0V${num(drop)}`, ink[1], 2.4),
    glow(0, drop + w * 0.6, w * 1.5, marigold[1], 0.45),
    lift(
      1,
      path(
        `M${num(-w * 0.12)} ${num(drop)}H${num(w * 0.12)}C${num(w * 0.2)} ${num(drop + w * 0.2)} ${num(w * 0.5)} ${num(drop + w * 0.26)} ${num(w * 0.5)} ${num(drop + w * 0.5)}H${num(-w * 0.5)}C${num(-w * 0.5)} ${num(drop + w * 0.26)} ${num(-w * 0.2)} ${num(drop + w * 0.2)} ${num(-w * 0.12)} ${num(drop)}Z`,
        fill,
      ),
      ellipse(0, drop + w * 0.5, w * 0.5, w * 0.07, marigold[0]),
    ),
  );

/** Framed picture on a wall; centre at 0,0. */
export const framed = (w: number, h: number, frame: string, inner: Svg, mat: string = ivory[0]): Svg =>
  join(
    lift(2, rect(-w / 2, -h / 2, w, h, frame, 2)),
    rect(-w / 2 + w * 0.07, -h / 2 + w * 0.07, w - w * 0.14, h - w * 0.14, mat),
    inner,
  );
