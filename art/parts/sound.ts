import { indigo, ink, ivory, lit, marigold, rose, sand, shade, teal } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';

/** What makes a night loud. */

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
