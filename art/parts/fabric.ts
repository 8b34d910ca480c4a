import { lit, shade } from '../palette.ts';
import { clip, join, lift, line, num, path, poly, rect, type Svg, times } from '../paper.ts';

/** Swag of cloth between two nails: folds as darker crescents. */
export function swag(x1: number, x2: number, y: number, sag: number, depth: number, fill: string): Svg {
  const m = (x1 + x2) / 2;
  const fold = (a: number, b: number, colour: string) =>
    path(
      `M${num(x1)} ${num(y)}Q${num(m)} ${num(y + sag * 2 * b)} ${num(x2)} ${num(y)}Q${num(m)} ${num(y + sag * 2 * a)} ${num(x1)} ${num(y)}Z`,
      colour,
    );
  const s = depth / Math.max(1, sag);
  return lift(
    1,
    fold(0.2, 1 + s, fill),
    fold(0.55, 0.74, shade(fill, 0.12)),
    fold(0.95, 1.08, shade(fill, 0.12)),
    fold(0.3, 0.42, lit(fill, 0.16)),
  );
}

/** Curtain tied to one side: hangs from (x,y) w wide, gathered at the tie. side -1 ties left, 1 ties right. */
export function curtain(x: number, y: number, w: number, h: number, side: 1 | -1, fill: string): Svg {
  const edge = side < 0 ? x : x + w;
  const far = side < 0 ? x + w : x;
  const tieY = y + h * 0.55;
  const tie = edge - side * w * 0.22;
  const out = edge - side * w * 0.42;
  const shape = `M${num(edge)} ${num(y)}H${num(far)}C${num(far)} ${num(y + h * 0.3)} ${num(tie - side * w * 0.1)} ${num(tieY - h * 0.1)} ${num(tie)} ${num(tieY)}C${num(out)} ${num(tieY + h * 0.18)} ${num(out)} ${num(y + h * 0.86)} ${num(out)} ${num(y + h)}H${num(edge)}Z`;
  const folds = times(4, (i) => {
    const t = (i + 0.6) / 4.4;
    const topX = edge + (far - edge) * t;
    const midX = edge + (tie - edge) * t;
    const lowX = edge + (out - edge) * t;
    return line(
      `M${num(topX)} ${num(y)}C${num(topX)} ${num(y + h * 0.28)} ${num(midX)} ${num(tieY - h * 0.12)} ${num(midX)} ${num(tieY)}C${num(lowX)} ${num(tieY + h * 0.16)} ${num(lowX)} ${num(y + h * 0.8)} ${num(lowX)} ${num(y + h)}`,
      i % 2 ? lit(fill, 0.16) : shade(fill, 0.16),
      w * 0.05,
    );
  });
  return lift(
    2,
    clip(shape, path(shape, fill), folds),
    rect(Math.min(edge, tie) - 3, tieY - 6, Math.abs(edge - tie) + 6, 13, lit(fill, 0.45), 5),
  );
}

/** Scalloped striped awning hung at y. */
export function awning(x: number, y: number, w: number, h: number, a: string, b: string, stripes = 7): Svg {
  const step = w / stripes;
  const flare = w * 0.05;
  return lift(
    2,
    times(stripes, (i) => {
      const colour = i % 2 ? b : a;
      const t0 = x + i * step;
      const b0 = x - flare + (i * (w + 2 * flare)) / stripes;
      const bw = (w + 2 * flare) / stripes;
      return join(
        poly([t0, y, t0 + step, y, b0 + bw, y + h * 0.72, b0, y + h * 0.72], colour),
        path(
          `M${num(b0)} ${num(y + h * 0.72)}h${num(bw)}v${num(h * 0.12)}a${num(bw / 2)} ${num(h * 0.2)} 0 0 1 ${num(-bw)} 0Z`,
          shade(colour, 0.1),
        ),
      );
    }),
  );
}

/** Pennants on a line. */
export function bunting(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  colours: readonly string[],
  size = 26,
): Svg {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.25));
  const flags = times(count, (i) => {
    const t = (i + 0.5) / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
    return poly([x - size / 2, y, x + size / 2, y, x, y + size * 1.15], colours[i % colours.length]!);
  });
  return lift(
    1,
    line(
      `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 + sag * 2)} ${num(x2)} ${num(y2)}`,
      shade(colours[0]!, 0.4),
      2,
    ),
    flags,
  );
}

/** Tent roof of a shamiana: striped, dipping between poles; x, y is the upper left of the eave. */
export function shamiana(
  x: number,
  y: number,
  w: number,
  peak: number,
  a: string,
  b: string,
  drop = 40,
): Svg {
  const n = 9;
  const step = w / n;
  return lift(
    3,
    times(n, (i) => {
      const tx = x + w * (0.3 + (0.4 * i) / n);
      const tw = (w * 0.4) / n;
      return poly([tx, y - peak, tx + tw, y - peak, x + (i + 1) * step, y, x + i * step, y], i % 2 ? b : a);
    }),
    times(n, (i) =>
      path(
        `M${num(x + i * step)} ${num(y)}h${num(step)}v${num(drop * 0.6)}q${num(-step / 2)} ${num(drop * 0.8)} ${num(-step)} 0Z`,
        shade(i % 2 ? b : a, 0.12),
      ),
    ),
    rect(x, y - 3, w, 8, lit(a, 0.5), 2),
  );
}

/** Bolt of folded cloth lying on 0,0. */
export function foldedCloth(w: number, h: number, fill: string, trim: string): Svg {
  return join(
    rect(0, -h, w, h, fill, h * 0.35),
    rect(0, -h * 0.5, w, h * 0.5, shade(fill, 0.13), h * 0.24),
    rect(w * 0.74, -h, w * 0.1, h, trim),
    line(`M${num(w * 0.05)} ${num(-h * 0.5)}H${num(w * 0.97)}`, shade(fill, 0.25), 1.2),
  );
}

/** Upright roll of cloth on 0,0. */
export const clothRoll = (w: number, h: number, fill: string, trim: string): Svg =>
  join(
    rect(-w / 2, -h, w, h, fill, w * 0.2),
    rect(w * 0.08, -h, w * 0.42, h, shade(fill, 0.15), w * 0.2),
    rect(-w / 2, -h * 0.2, w, h * 0.05, trim),
    rect(-w / 2, -h * 0.12, w, h * 0.025, trim),
  );
