import { circle, ellipse, join, lift, line, num, path, rect, times, type Svg } from '../paper.ts';
import {
  indigo,
  ink,
  ivory,
  lit,
  marigold,
  rose,
  sand,
  shade,
  sindoor,
  teal,
  terracotta,
} from '../palette.ts';

/** Tall loudspeaker, standing on 0,0. */
export const speaker = (w: number, h: number, body: string = indigo[4], cone: string = indigo[2]): Svg =>
  join(
    lift(2, rect(-w / 2, -h, w, h, body, w * 0.06)),
    rect(w * 0.3, -h, w * 0.2, h, shade(body, 0.2), w * 0.06),
    [
      [-h * 0.3, 0.36],
      [-h * 0.72, 0.24],
    ].map(([y, r]) =>
      join(
        circle(0, y!, w * r! * 1.12, shade(body, 0.35)),
        circle(0, y!, w * r!, cone),
        circle(w * 0.01, y! + w * 0.01, w * r! * 0.66, shade(cone, 0.25)),
        circle(-w * 0.01, y! - w * 0.01, w * r! * 0.34, lit(cone, 0.25)),
      ),
    ),
    circle(0, -h * 0.92, w * 0.07, marigold[2]),
  );

/** DJ desk with two decks and a mixer, top edge at y = 0, from -w/2 to w/2. */
export const djDesk = (
  w: number,
  h: number,
  front: string = indigo[3],
  glowColour: string = marigold[2],
): Svg =>
  join(
    [-0.3, 0.3].map((k) =>
      lift(
        1,
        path(
          `M${num(w * (k - 0.16))} 0L${num(w * (k - 0.13))} ${num(-h * 0.2)}H${num(w * (k + 0.13))}L${num(w * (k + 0.16))} 0Z`,
          ink[2],
        ),
        ellipse(w * k, -h * 0.1, w * 0.1, h * 0.075, ink[4]),
        ellipse(w * k, -h * 0.1, w * 0.06, h * 0.045, rose[2]),
        ellipse(w * k, -h * 0.1, w * 0.012, h * 0.012, ivory[0]),
      ),
    ),
    lift(
      1,
      path(
        `M${num(-w * 0.12)} 0L${num(-w * 0.1)} ${num(-h * 0.24)}H${num(w * 0.1)}L${num(w * 0.12)} 0Z`,
        ink[1],
      ),
      times(5, (i) =>
        rect(
          -w * 0.076 + i * w * 0.034,
          -h * 0.2 + (i % 3) * h * 0.03,
          w * 0.012,
          h * 0.08,
          i % 2 ? teal[1] : marigold[1],
          2,
        ),
      ),
    ),
    lift(3, rect(-w / 2, 0, w, h, front, 4), rect(-w / 2, 0, w, h * 0.1, lit(front, 0.15), 3)),
    times(9, (i) =>
      rect(
        -w * 0.42 + i * w * 0.098,
        h * (0.84 - [0.3, 0.5, 0.36, 0.58, 0.44, 0.62, 0.34, 0.5, 0.28][i]!),
        w * 0.05,
        h * [0.3, 0.5, 0.36, 0.58, 0.44, 0.62, 0.34, 0.5, 0.28][i]!,
        i % 2 ? glowColour : rose[2],
        3,
      ),
    ),
  );

/** Dhol lying on its side, centre at 0,0. */
export const dhol = (w: number, fill: string = terracotta[2]): Svg =>
  lift(
    2,
    path(
      `M${num(-w * 0.42)} ${num(-w * 0.27)}Q0 ${num(-w * 0.4)} ${num(w * 0.42)} ${num(-w * 0.27)}V${num(w * 0.27)}Q0 ${num(w * 0.4)} ${num(-w * 0.42)} ${num(w * 0.27)}Z`,
      fill,
    ),
    path(
      `M${num(-w * 0.42)} ${num(w * 0.06)}Q0 ${num(w * 0.12)} ${num(w * 0.42)} ${num(w * 0.06)}V${num(w * 0.27)}Q0 ${num(w * 0.4)} ${num(-w * 0.42)} ${num(w * 0.27)}Z`,
      shade(fill, 0.16),
    ),
    line(
      times(
        6,
        (i) =>
          `M${num(-w * 0.4 + i * w * 0.14)} ${num(-w * 0.29)}L${num(-w * 0.33 + i * w * 0.14)} ${num(w * 0.3)}L${num(-w * 0.26 + i * w * 0.14)} ${num(-w * 0.3)}`,
      ).join(''),
      sand[1],
      w * 0.018,
    ),
    ellipse(w * 0.42, 0, w * 0.1, w * 0.28, sand[2]),
    ellipse(-w * 0.42, 0, w * 0.1, w * 0.28, sand[0]),
    ellipse(-w * 0.42, 0, w * 0.05, w * 0.15, sand[3]),
  );

/** Pair of tabla, standing on 0,0. */
export const tabla = (s: number): Svg =>
  join(
    lift(
      1,
      path(
        `M${num(-s * 0.56)} ${num(-s * 0.46)}C${num(-s * 0.66)} ${num(-s * 0.2)} ${num(-s * 0.5)} 0 ${num(-s * 0.28)} 0C${num(-s * 0.06)} 0 ${num(s * 0.08)} ${num(-s * 0.2)} 0 ${num(-s * 0.46)}Z`,
        '#b98b5a',
      ),
      path(
        `M${num(-s * 0.18)} ${num(-s * 0.46)}H0C${num(s * 0.08)} ${num(-s * 0.2)} ${num(-s * 0.06)} 0 ${num(-s * 0.24)} 0C${num(-s * 0.1)} ${num(-s * 0.12)} ${num(-s * 0.1)} ${num(-s * 0.3)} ${num(-s * 0.18)} ${num(-s * 0.46)}Z`,
        '#96693d',
      ),
    ),
    ellipse(-s * 0.28, -s * 0.46, s * 0.29, s * 0.09, ivory[1]),
    ellipse(-s * 0.24, -s * 0.455, s * 0.12, s * 0.036, ink[2]),
    lift(
      1,
      path(
        `M${num(s * 0.12)} ${num(-s * 0.54)}H${num(s * 0.54)}L${num(s * 0.6)} 0H${num(s * 0.06)}Z`,
        terracotta[3],
      ),
      path(
        `M${num(s * 0.4)} ${num(-s * 0.54)}H${num(s * 0.54)}L${num(s * 0.6)} 0H${num(s * 0.42)}Z`,
        terracotta[4],
      ),
      times(4, (i) =>
        line(
          `M${num(s * (0.15 + i * 0.12))} ${num(-s * 0.5)}L${num(s * (0.12 + i * 0.14))} ${num(-s * 0.04)}`,
          sand[1],
          s * 0.02,
        ),
      ),
      times(3, (i) => rect(s * (0.14 + i * 0.14), -s * 0.28, s * 0.08, s * 0.07, sand[3], 3)),
    ),
    ellipse(s * 0.33, -s * 0.54, s * 0.22, s * 0.07, ivory[1]),
    ellipse(s * 0.33, -s * 0.54, s * 0.1, s * 0.03, ink[2]),
  );

/** Microphone on a stand, standing on 0,0; h high. */
export const mic = (h: number): Svg =>
  join(
    ellipse(0, -3, h * 0.12, 6, ink[2]),
    line(`M0 -4V${num(-h * 0.86)}`, ink[1], 5),
    lift(
      1,
      path(
        `M${num(-h * 0.03)} ${num(-h * 0.84)}L${num(-h * 0.05)} ${num(-h * 0.95)}H${num(h * 0.05)}L${num(h * 0.03)} ${num(-h * 0.84)}Z`,
        ink[2],
      ),
      circle(0, -h * 0.97, h * 0.06, sand[3]),
      path(
        `M${num(-h * 0.056)} ${num(-h * 0.98)}H${num(h * 0.056)}`,
        'none',
        `stroke="${ink[1]}" stroke-width="2"`,
      ),
    ),
  );

/** Guitar upright, foot at 0,0; h high. */
export const guitar = (h: number, fill: string = terracotta[2]): Svg =>
  lift(
    2,
    rect(-h * 0.026, -h * 0.9, h * 0.052, h * 0.5, '#5b3a28'),
    rect(-h * 0.045, -h, h * 0.09, h * 0.12, '#3d281c', 4),
    path(
      `M0 ${num(-h * 0.47)}C${num(-h * 0.16)} ${num(-h * 0.48)} ${num(-h * 0.17)} ${num(-h * 0.34)} ${num(-h * 0.11)} ${num(-h * 0.28)}C${num(-h * 0.24)} ${num(-h * 0.2)} ${num(-h * 0.2)} 0 0 0C${num(h * 0.2)} 0 ${num(h * 0.24)} ${num(-h * 0.2)} ${num(h * 0.11)} ${num(-h * 0.28)}C${num(h * 0.17)} ${num(-h * 0.34)} ${num(h * 0.16)} ${num(-h * 0.48)} 0 ${num(-h * 0.47)}Z`,
      fill,
    ),
    path(
      `M${num(h * 0.03)} ${num(-h * 0.47)}C${num(h * 0.16)} ${num(-h * 0.48)} ${num(h * 0.17)} ${num(-h * 0.34)} ${num(h * 0.11)} ${num(-h * 0.28)}C${num(h * 0.24)} ${num(-h * 0.2)} ${num(h * 0.2)} 0 0 0C${num(h * 0.13)} ${num(-h * 0.06)} ${num(h * 0.12)} ${num(-h * 0.4)} ${num(h * 0.03)} ${num(-h * 0.47)}Z`,
      shade(fill, 0.14),
    ),
    circle(0, -h * 0.28, h * 0.062, ink[3]),
    rect(-h * 0.07, -h * 0.12, h * 0.14, h * 0.03, '#3d281c', 3),
    times(4, (i) =>
      line(`M${num(-h * 0.015 + i * h * 0.01)} ${num(-h * 0.9)}V${num(-h * 0.11)}`, ivory[2], 0.9),
    ),
  );

/** Music note. */
export const musicNote = (s: number, colour: string): Svg =>
  lift(
    1,
    ellipse(-s * 0.2, 0, s * 0.24, s * 0.18, colour, 'transform="rotate(-18)"'),
    rect(-s * 0.01, -s, s * 0.08, s, colour),
    path(
      `M${num(s * 0.03)} ${num(-s)}C${num(s * 0.1)} ${num(-s * 0.7)} ${num(s * 0.5)} ${num(-s * 0.7)} ${num(s * 0.36)} ${num(-s * 0.34)}C${num(s * 0.4)} ${num(-s * 0.6)} ${num(s * 0.1)} ${num(-s * 0.6)} ${num(s * 0.03)} ${num(-s * 0.66)}Z`,
      colour,
    ),
  );

/** Mirror ball, centre at 0,0. */
export const mirrorBall = (r: number): Svg =>
  join(
    line(`M0 ${num(-r)}V-600`, ink[1], 3),
    lift(
      2,
      circle(0, 0, r, indigo[1]),
      times(5, (i) =>
        ellipse(
          0,
          0,
          r * [0.98, 0.74, 0.46, 0.16, 0.02][i]!,
          r,
          [indigo[1], indigo[0], rose[1], ivory[1], indigo[1]][i]!,
          'opacity=".55"',
        ),
      ),
      line(
        times(
          5,
          (i) =>
            `M${num(-Math.sqrt(1 - ((i - 2) / 3) ** 2) * r)} ${num(((i - 2) * r) / 3)}H${num(Math.sqrt(1 - ((i - 2) / 3) ** 2) * r)}`,
        ).join(''),
        indigo[3],
        1.6,
      ),
    ),
    circle(-r * 0.34, -r * 0.36, r * 0.13, ivory[0]),
  );

/** Wall clock, centre at 0,0; hands at the given hour. */
export function clockFace(
  r: number,
  hour: number,
  minute: number,
  face: string = ivory[0],
  rim: string = teal[3],
): Svg {
  const hand = (turns: number, length: number, width: number, colour: string) => {
    const a = turns * Math.PI * 2 - Math.PI / 2;
    return line(`M0 0L${num(Math.cos(a) * length)} ${num(Math.sin(a) * length)}`, colour, width);
  };
  return join(
    lift(3, circle(0, 0, r, rim)),
    lift(1, circle(0, 0, r * 0.88, face)),
    times(
      12,
      (i) =>
        `<g transform="rotate(${i * 30})">${rect(-r * 0.022, -r * 0.8, r * 0.044, i % 3 ? r * 0.08 : r * 0.15, i % 3 ? sand[3] : ink[1], 2)}</g>`,
    ),
    lift(
      1,
      hand(hour / 12 + minute / 720, r * 0.46, r * 0.075, ink[2]),
      hand(minute / 60, r * 0.66, r * 0.05, ink[2]),
    ),
    circle(0, 0, r * 0.07, sindoor[2]),
  );
}
