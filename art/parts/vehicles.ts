import { ink, ivory, leaf, marigold, rose, sand, shade, sindoor, teal, terracotta } from '../palette.ts';
import { circle, ellipse, join, lift, line, num, path, rect, type Svg } from '../paper.ts';

/** Things on wheels, facing left, standing on 0,0. */

const wheel = (x: number, r: number, hub: string = sand[2]): Svg =>
  join(circle(x, -r, r, ink[3]), circle(x, -r, r * 0.56, hub), circle(x, -r, r * 0.2, ink[2]));

/** Green and yellow auto-rickshaw, l long. */
export function autoRickshaw(l: number, body: string = leaf[3], hood: string = marigold[1]): Svg {
  const k = l / 200;
  return `<g transform="scale(${num(k * 10) === num(10 * k) ? Math.round(k * 100) / 100 : 1})">${join(
    ellipse(0, 0, 96, 7, '#24100a', 'opacity=".25"'),
    lift(
      2,
      path(
        'M-84 -34C-84 -60 -70 -70 -58 -74L-40 -124Q-36 -132 -24 -132H66Q86 -132 90 -112L98 -36Q98 -22 84 -22H-70Q-84 -22 -84 -34Z',
        body,
      ),
      path('M-44 -112L-40 -124Q-36 -132 -24 -132H66Q86 -132 90 -112L92 -98H-48Z', hood),
      path('M40 -98H92L98 -36Q98 -22 84 -22H40Z', shade(body, 0.16)),
    ),
    path('M-50 -76L-40 -96H-4V-40H-50Z', '#dfeee6'),
    path('M6 -96H58Q64 -96 64 -90V-58H6Z', '#35251d'),
    rect(10, -62, 58, 12, terracotta[3], 4),
    line('M-26 -66L-12 -50', ink[2], 5),
    rect(-88, -46, 14, 12, marigold[0], 4),
    path('M-92 -22H102V-14H-92Z', shade(body, 0.3)),
    rect(-70, -36, 160, 5, hood),
    wheel(-58, 17),
    wheel(62, 18),
  )}</g>`;
}

/** Small city car, l long. */
export function car(l: number, body: string = teal[2]): Svg {
  const k = l / 240;
  return `<g transform="scale(${Math.round(k * 100) / 100})">${join(
    ellipse(0, 0, 120, 8, '#24100a', 'opacity=".25"'),
    lift(
      2,
      path(
        'M-118 -30C-120 -54 -104 -58 -76 -62L-40 -98Q-34 -104 -22 -104H44Q58 -104 66 -96L96 -64C116 -62 120 -50 118 -30Q118 -20 106 -20H-106Q-118 -20 -118 -30Z',
        body,
      ),
      path('M-118 -40H118V-30Q118 -20 106 -20H-106Q-118 -20 -118 -30Z', shade(body, 0.16)),
    ),
    path('M-60 -64L-32 -92Q-30 -94 -24 -94H4V-64Z', '#d9ebe6'),
    path('M12 -94H42Q50 -94 56 -88L78 -64H12Z', '#bcd8d3'),
    rect(20, -56, 18, 4, shade(body, 0.35), 2),
    rect(-118, -50, 16, 10, marigold[0], 4),
    rect(106, -50, 12, 10, sindoor[1], 3),
    wheel(-66, 22, ivory[2]),
    wheel(68, 22, ivory[2]),
  )}</g>`;
}

/** Scooter, l long. */
export function scooter(l: number, body: string = rose[2]): Svg {
  const k = l / 180;
  return `<g transform="scale(${Math.round(k * 100) / 100})">${join(
    ellipse(0, 0, 86, 6, '#24100a', 'opacity=".22"'),
    wheel(-58, 20),
    wheel(56, 20),
    line('M-44 -56L-30 -108L-50 -114', ink[2], 5),
    lift(
      1,
      path(
        'M-56 -30C-52 -60 -40 -72 -30 -88L-18 -84C-24 -60 -24 -44 -12 -34H20C24 -64 40 -74 80 -70C92 -66 92 -44 84 -34H70A20 20 0 0 0 40 -26H-36Z',
        body,
      ),
      path('M24 -74Q28 -84 40 -84H76Q86 -84 84 -72Z', ink[2]),
    ),
    circle(-40, -92, 8, marigold[0]),
  )}</g>`;
}
