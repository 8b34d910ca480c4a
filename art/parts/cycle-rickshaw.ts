import { ink, lit, marigold, shade, sindoor, teal } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, type Svg, times } from '../paper.ts';

/** Cycle rickshaw with a hooded seat, l long. */
export function cycleRickshaw(l: number, hood: string = sindoor[2], seat: string = teal[2]): Svg {
  const k = l / 240;
  const spokes = (x: number, r: number) =>
    join(
      `<circle cx="${x}" cy="${-r}" r="${r}" fill="none" stroke="${ink[2]}" stroke-width="4.5"/>`,
      line(
        times(
          6,
          (i) =>
            `M${x} ${-r}L${num(x + Math.cos((i * Math.PI) / 3) * r)} ${num(-r + Math.sin((i * Math.PI) / 3) * r)}`,
        ).join(''),
        ink[0],
        1.4,
      ),
      circle(x, -r, 5, ink[2]),
    );
  return `<g transform="scale(${Math.round(k * 100) / 100})">${join(
    ellipse(0, 0, 130, 7, '#24100a', 'opacity=".22"'),
    spokes(-92, 34),
    spokes(62, 38),
    line(
      'M-92 -34L-70 -96L-20 -44L62 -38M-70 -88L-34 -92L-20 -44M-34 -92V-104M-72 -100L-90 -112M-20 -44L20 -60',
      ink[1],
      5.5,
    ),
    lift(1, path('M-50 -108H-18Q-14 -100 -24 -100H-46Z', ink[2])),
    circle(-20, -40, 9, ink[1]),
    lift(
      2,
      path('M16 -64H112L104 -40H26Z', seat),
      path('M20 -96H96V-64H20Z', shade(seat, 0.15)),
      path('M10 -70H104V-62H10Z', marigold[1]),
    ),
    lift(
      2,
      path(
        'M96 -64C112 -110 108 -152 70 -166C44 -174 18 -166 8 -150L34 -138C44 -152 64 -150 74 -134C84 -116 86 -90 82 -64Z',
        hood,
      ),
      path('M96 -64C112 -110 108 -152 70 -166C88 -150 96 -110 88 -64Z', shade(hood, 0.18)),
      line('M8 -150L34 -138M30 -166L48 -146M62 -168L66 -144', lit(hood, 0.4), 3),
    ),
  )}</g>`;
}
