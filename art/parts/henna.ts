import { lit, marigold, shade, sindoor, teal } from '../palette.ts';
import { circle, join, lift, line, num, path, type Svg, times } from '../paper.ts';
import { scallop } from './flowers.ts';

/** A finger: where it begins and ends, and how wide it is there. */
type Finger = readonly [x: number, y: number, tipX: number, tipY: number, width: number, tipWidth: number];

const fingers: readonly Finger[] = [
  [-37, -108, -60, -192, 23, 15],
  [-14, -120, -23, -232, 25, 17],
  [11, -124, 13, -250, 26, 18],
  [36, -116, 46, -230, 25, 17],
];

/** The finger from a share of its length on, so that its end can be painted. */
function finger([x, y, tipX, tipY, width, tipWidth]: Finger, fill: string, from = 0): Svg {
  const length = Math.hypot(tipX - x, tipY - y);
  const [nx, ny] = [(tipY - y) / length, (x - tipX) / length];
  const at = (t: number, side: number) => {
    const half = (side * (width + (tipWidth - width) * t ** 1.4)) / 2;
    return `${num(x + (tipX - x) * t + nx * half)} ${num(y + (tipY - y) * t + ny * half)}`;
  };
  const r = num(tipWidth / 2);
  return path(
    `M${at(from, 1)}Q${at((1 + from) / 2, 1.05)} ${at(1, 1)}A${r} ${r} 0 0 1 ${at(1, -1)}Q${at((1 + from) / 2, -1.05)} ${at(from, -1)}Z`,
    fill,
  );
}

/** What is painted on a finger: its end, two rings and a line of dots. */
function painted(one: Finger, henna: string): Svg {
  const [x, y, tipX, tipY, width] = one;
  const along = (t: number) => [x + (tipX - x) * t, y + (tipY - y) * t] as const;
  const ring = (t: number) => {
    const [cx, cy] = along(t);
    const tilt = Math.atan2(tipX - x, y - tipY);
    const half = width * 0.36;
    return `M${num(cx - Math.cos(tilt) * half)} ${num(cy - Math.sin(tilt) * half)}Q${num(cx + Math.sin(tilt) * 5)} ${num(cy - Math.cos(tilt) * 5)} ${num(cx + Math.cos(tilt) * half)} ${num(cy + Math.sin(tilt) * half)}`;
  };
  return join(
    finger(one, henna, 0.8),
    line(`${ring(0.72)}${ring(0.46)}`, henna, 2.6),
    times(3, (i) => circle(...along(0.53 + i * 0.065), 2.4, henna)),
    path(scallop(8, 6, 0.24), henna, `transform="translate(${along(0.3).map(num).join(' ')})"`),
  );
}

const thumb =
  'M20 -22C42 -30 56 -46 66 -66C76 -84 84 -98 97 -114C103 -122 101 -132 93 -135C86 -137 79 -133 73 -126C61 -112 52 -102 44 -92L20 -60Z';
const palm =
  'M-49 -106C-55 -78 -46 -46 -30 -24C-27 -10 -27 4 -28 24H30C29 4 30 -10 34 -24C46 -36 52 -54 50 -78L49 -114C40 -134 -34 -134 -49 -106Z';

/** Open palm with henna, wrist on 0,0, fingers up; 260 high. */
export function hennaHand(tone: string, henna = '#7a2f1c', sleeve: string = teal[2]): Svg {
  const bangle = (y: number, fill: string, width: number) =>
    line(`M-31 ${y}Q0 ${y + 13} 32 ${y}`, fill, width);
  return join(
    lift(
      2,
      fingers.map((one) => finger(one, tone)),
      path(thumb, tone),
      path(palm, tone),
    ),
    // Where finger meets finger, and the ball of the thumb.
    line('M-27 -122L-29 -134M-2 -128L-2 -142M24 -126L25 -138', shade(tone, 0.3), 2),
    line('M14 -28C30 -40 40 -58 42 -78', shade(tone, 0.2), 2.4),
    fingers.map((one) => painted(one, henna)),
    path(
      'M80 -112C88 -124 96 -130 99 -126C102 -122 100 -118 97 -114C93 -109 90 -105 86 -100Q80 -104 80 -112Z',
      henna,
    ),
    line('M66 -100Q74 -98 80 -90', henna, 2.6),
    path(scallop(33, 14, 0.16), henna, 'transform="translate(-2 -80)"'),
    circle(-2, -80, 23, tone),
    path(scallop(19, 10, 0.2), henna, 'transform="translate(-2 -80)"'),
    path(scallop(10, 8, 0.24), tone, 'transform="translate(-2 -80)"'),
    circle(-2, -80, 4, henna),
    line('M-26 -28Q2 -44 30 -26', henna, 3),
    line('M-27 -20Q2 -36 31 -18', henna, 2.4, 'stroke-dasharray=".5 6"'),
    times(5, (i) =>
      path(
        'M0 0C5 -5 5 -11 0 -16C-5 -11 -5 -5 0 0Z',
        henna,
        `transform="translate(${-20 + i * 11} ${[-34, -38, -40, -38, -33][i]}) rotate(${-24 + i * 12})"`,
      ),
    ),
    lift(
      1,
      bangle(-6, sindoor[2], 6),
      bangle(2, marigold[1], 5),
      bangle(9, sindoor[2], 6),
      bangle(17, marigold[2], 5),
    ),
    lift(
      1,
      path('M-40 26Q0 44 42 26L50 62H-48Z', sleeve),
      path('M22 37Q34 33 42 26L50 62H26Z', shade(sleeve, 0.14)),
      line('M-40 27Q0 45 42 27', lit(marigold[1], 0.2), 8),
    ),
  );
}
