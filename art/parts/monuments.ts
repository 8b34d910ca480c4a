import { indigo, ink, ivory, leaf, lit, marigold, shade } from '../palette.ts';
import { circle, join, lift, line, num, path, rect, type Svg, times } from '../paper.ts';
import { chhatri, cusped, dome, merlons, ogee } from './arches.ts';

/** The buildings Delhi is recognised by, simplified to their cut-out. */

/** Striped minaret standing on y, h high. */
export function minaret(cx: number, y: number, w: number, h: number, fill: string, stripe: string): Svg {
  return join(
    rect(cx - w / 2, y - h, w, h, fill),
    times(5, (i) => rect(cx - w * 0.3 + i * w * 0.14, y - h, w * 0.05, h, stripe)),
    rect(cx + w * 0.2, y - h, w * 0.3, h, shade(fill, 0.12), 0, 'opacity=".6"'),
    [0.36, 0.7, 1].map((k) =>
      rect(cx - w * 0.74, y - h * k - w * 0.1, w * 1.48, w * 0.22, lit(fill, 0.2), 2),
    ),
    chhatri(cx, y - h, w * 1.1, fill, stripe),
  );
}

/** Three domes, a great arch and two minarets; 620 wide, foot on 0,0. */
export function greatMosque(stone: string, marble: string, dark: string): Svg {
  return join(
    minaret(-290, 0, 36, 330, stone, marble),
    minaret(290, 0, 36, 330, stone, marble),
    [
      [-150, 150],
      [150, 150],
    ].map(([x, w]) => join(rect(x! - 60, -210, 120, 40, stone), stripedDome(x!, -206, w!, marble, dark))),
    rect(-80, -246, 160, 60, stone),
    stripedDome(0, -240, 196, marble, dark),
    lift(2, rect(-262, -170, 524, 170, stone), rect(-96, -226, 192, 226, lit(stone, 0.1))),
    path(cusped(-70, -204, 140, 204, 3), dark),
    path(`${cusped(-80, -214, 160, 214, 3)}${cusped(-70, -204, 140, 204, 3)}`, marble, 'fill-rule="evenodd"'),
    times(5, (i) => [
      path(cusped(-254 + i * 32, -120, 26, 120, 2), dark),
      path(cusped(102 + i * 32, -120, 26, 120, 2), dark),
    ]),
    rect(-262, -170, 166, 10, marble),
    rect(96, -170, 166, 10, marble),
    rect(-96, -232, 192, 10, marble),
  );
}

function stripedDome(cx: number, y: number, w: number, marble: string, dark: string): Svg {
  return join(
    dome(cx, y, w, marble, marigold[2]),
    times(5, (i) =>
      line(
        `M${num(cx + (i - 2) * w * 0.13)} ${num(y - 6)}Q${num(cx + (i - 2) * w * 0.2)} ${num(y - w * 0.4)} ${num(cx + (i - 2) * w * 0.02)} ${num(y - w * 0.7)}`,
        dark,
        1.8,
        'opacity=".45"',
      ),
    ),
  );
}

/** Fort gate with two half-round towers, kiosks and a row of merlons; 760 wide, foot on 0,0. */
export function redGate(stone: string, light: string, dark: string): Svg {
  const tower = (cx: number) =>
    join(
      lift(
        2,
        path(`M${cx - 62} 0L${cx - 54} -270H${cx + 54}L${cx + 62} 0Z`, stone),
        path(`M${cx + 10} -270H${cx + 54}L${cx + 62} 0H${cx + 16}Z`, shade(stone, 0.16)),
      ),
      merlons(cx - 60, -268, 120, 7, stone),
      rect(cx - 60, -270, 120, 9, light),
      rect(cx - 58, -210, 116, 7, light),
      path(ogee(cx - 18, -180, 36, 62), dark),
      chhatri(cx, -278, 84, stone, dark),
    );
  return join(
    lift(2, rect(-380, -190, 760, 190, shade(stone, 0.08))),
    merlons(-380, -188, 760, 42, shade(stone, 0.08)),
    rect(-380, -190, 760, 8, light),
    times(8, (i) => (i < 3 || i > 4) && path(ogee(-360 + i * 94, -130, 30, 56), dark)),
    rect(-110, -250, 220, 250, stone),
    merlons(-110, -248, 220, 13, stone),
    times(7, (i) => chhatri(-84 + i * 28, -262, 26, light, dark)),
    rect(-110, -252, 220, 8, light),
    path(cusped(-56, -180, 112, 180, 3), dark),
    path(`${cusped(-68, -194, 136, 194, 3)}${cusped(-56, -180, 112, 180, 3)}`, light, 'fill-rule="evenodd"'),
    tower(-165),
    tower(165),
    line('M0 -262V-400', ink[1], 5),
    lift(
      1,
      path('M2 -398C24 -406 40 -390 66 -398V-356C40 -348 24 -364 2 -356Z', ivory[0]),
      path('M2 -398C24 -406 40 -390 66 -398V-384C40 -376 24 -392 2 -384Z', marigold[2]),
      path('M2 -370C24 -378 40 -362 66 -370V-356C40 -348 24 -364 2 -356Z', leaf[3]),
    ),
    circle(34, -377, 4, indigo[3]),
  );
}
