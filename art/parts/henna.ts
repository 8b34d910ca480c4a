import { marigold, sindoor, teal } from '../palette.ts';
import { circle, join, lift, line, path, rect, type Svg, times } from '../paper.ts';
import { scallop } from './flowers.ts';

/** Open palm with henna, wrist on 0,0, fingers up; 270 high. */
export function hennaHand(tone: string, henna = '#7a2f1c', sleeve: string = teal[2]): Svg {
  const finger = (x: number, y: number, tx: number, ty: number, w: number) =>
    line(`M${x} ${y}L${tx} ${ty}`, tone, w);
  return join(
    lift(
      2,
      finger(-40, -120, -62, -206, 25),
      finger(-15, -130, -22, -246, 27),
      finger(13, -130, 19, -250, 27),
      finger(38, -120, 56, -222, 25),
      finger(48, -62, 96, -128, 27),
      path(
        'M-54 -130C-60 -96 -50 -50 -36 -30L-34 10H34L38 -20C56 -40 62 -60 62 -84L52 -130Q0 -150 -54 -130Z',
        tone,
      ),
    ),
    lift(1, rect(-46, -6, 92, 70, sleeve, 6), rect(-48, -12, 96, 14, marigold[1], 5)),
    times(4, (i) =>
      rect(-44, -26 - i * 9, 88 - i * 3, 6, [sindoor[2], marigold[1], sindoor[2], marigold[2]][i]!, 3),
    ),
    path(scallop(30, 10, 0.2), henna, 'transform="translate(2 -92)"'),
    circle(2, -92, 19, tone),
    path(scallop(14, 8, 0.2), henna, 'transform="translate(2 -92)"'),
    circle(2, -92, 5, tone),
    times(10, (i) =>
      circle(2 + Math.cos((i * Math.PI) / 5) * 37, -92 + Math.sin((i * Math.PI) / 5) * 37, 3, henna),
    ),
    [
      [-62, -206],
      [-22, -246],
      [19, -250],
      [56, -222],
      [96, -128],
    ].map(([x, y]) => circle(x!, y!, 10, henna)),
    [
      [-55, -178, -44, -140],
      [-20, -214, -16, -150],
      [18, -216, 15, -150],
      [51, -196, 42, -146],
    ].map(([x, y, a, b]) => line(`M${x} ${y}L${a} ${b}`, henna, 3, 'stroke-dasharray="1 9"')),
    line('M-30 -36Q2 -58 42 -38', henna, 3.2),
    line('M-32 -44Q2 -68 48 -46', henna, 2, 'stroke-dasharray="1 7"'),
  );
}
