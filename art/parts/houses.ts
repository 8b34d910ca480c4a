import { ink, ivory, marigold, rose, sand, shade, teal, terracotta } from '../palette.ts';
import { circle, clip, ellipse, join, lift, line, num, path, rect, type Svg } from '../paper.ts';
import { garland, ivoryHead, marigoldHead, roseHead } from './flowers.ts';
import { arcade, jharokha, upperStorey, type WallPaper } from './haveli.ts';

/** Houses in one piece. */

/** Two-storey courtyard house, 960 wide and about 430 high, foot at y = 0. */
export function oldHouse(paper: WallPaper): Svg {
  return join(
    upperStorey(90, -410, 780, 150, 7, paper),
    arcade(40, -270, 880, 270, 6, paper),
    jharokha(480, -246, 140, paper, false),
    rect(20, -12, 920, 22, shade(paper.wall, 0.16), 3),
  );
}

/** Pair of dividers standing on their points; head at the top, s high; feet on y = 0. */
export const compassTool = (s: number): Svg =>
  lift(
    2,
    line(`M0 ${num(-s)}L${num(-s * 0.34)} 0`, '#a9b2b0', s * 0.06),
    line(`M0 ${num(-s)}L${num(s * 0.34)} 0`, '#8d9694', s * 0.06),
    circle(0, -s, s * 0.09, marigold[2]),
    rect(-s * 0.02, -s * 1.22, s * 0.04, s * 0.14, ink[2]),
  );

/** Concrete mixer truck facing left, l long, standing on 0,0. */
export function mixerTruck(l: number, drum: string = ivory[1], cab: string = teal[2]): Svg {
  const s = l / 300;
  const wheel = (x: number) => join(circle(x, -20, 22, ink[3]), circle(x, -20, 10, sand[2]));
  return `<g transform="scale(${Math.round(s * 100) / 100})">${join(
    ellipse(0, 2, 158, 8, '#24100a', 'opacity=".25"'),
    rect(-130, -48, 280, 18, ink[2], 3),
    lift(2, path('M-148 -30V-86Q-146 -96 -138 -110L-124 -130Q-120 -134 -112 -134H-74V-30Z', cab)),
    path('M-138 -92L-122 -120Q-120 -123 -114 -123H-88V-92Z', '#dcece8'),
    lift(2, path('M-60 -70L-34 -132C0 -156 60 -152 92 -128L146 -92L136 -70C100 -44 -20 -44 -60 -70Z', drum)),
    path(
      'M-30 -136C-10 -110 -10 -80 -34 -56M20 -150C44 -116 42 -80 14 -50M74 -140C96 -114 94 -84 70 -56',
      'none',
      `stroke="${terracotta[2]}" stroke-width="15"`,
    ),
    path('M130 -96L164 -120L172 -104L140 -78Z', ink[1]),
    wheel(-110),
    wheel(40),
    wheel(92),
  )}</g>`;
}

/** Vintage-styled wedding car facing left, l long, standing on 0,0, garlanded; with `riders` its hood is down. */
export function vintageCar(l: number, body: string = ivory[1], roof: string = rose[4], riders?: Svg): Svg {
  const s = l / 640;
  const wheel = (x: number) =>
    join(
      circle(x, -54, 60, ink[3]),
      circle(x, -54, 42, ivory[1]),
      circle(x, -54, 32, sand[3]),
      circle(x, -54, 10, marigold[2]),
    );
  return `<g transform="scale(${Math.round(s * 100) / 100})">${join(
    ellipse(0, 4, 330, 16, '#24100a', 'opacity=".3"'),
    riders !== undefined && [
      lift(2, path('M20 -150V-214Q24 -236 60 -236H196Q222 -236 226 -206V-150Z', roof)),
      clip('M-700 -1200H900V-130H-700Z', riders),
      line('M-110 -174L-70 -262', sand[4], 8),
      path('M-104 -178L-68 -256L-40 -256L-66 -178Z', '#dff0ec', 'opacity=".45"'),
    ],
    lift(
      3,
      path(
        riders !== undefined
          ? 'M-300 -70C-310 -140 -270 -160 -220 -168L-120 -176Q40 -196 226 -184C290 -178 318 -140 312 -70Z'
          : 'M-300 -70C-310 -140 -270 -160 -220 -168L-120 -176L-64 -268Q-56 -280 -40 -280H140Q168 -280 180 -262L226 -178C290 -172 318 -140 312 -70Z',
        body,
      ),
    ),
    path('M-300 -70C-302 -86 -302 -98 -300 -110H313C315 -98 314 -84 312 -70Z', shade(body, 0.14)),
    riders === undefined && [
      lift(1, path('M-72 -254L-60 -274Q-54 -284 -40 -284H140Q170 -284 184 -262L190 -250Z', roof)),
      path('M-100 -180L-56 -248H20V-180Z', '#47616b'),
      path('M36 -248H144Q156 -248 164 -236L194 -180H36Z', '#47616b'),
      path('M-90 -180L-50 -240H-30L-66 -180Z', '#7b959c'),
    ],
    riders !== undefined &&
      lift(1, path('M170 -186C176 -232 220 -240 252 -222C274 -208 268 -184 244 -172Z', roof)),
    line('M28 -176V-84', shade(body, 0.3), 3),
    rect(44, -156, 40, 8, marigold[3], 4),
    lift(
      1,
      path(
        'M-322 -60C-330 -140 -270 -170 -214 -160C-150 -150 -120 -110 -110 -62H-130A60 60 0 0 0 -262 -62Z',
        roof,
      ),
      path('M110 -62C116 -120 150 -152 204 -156C270 -160 320 -120 326 -60H290A60 60 0 0 0 150 -62Z', roof),
      rect(-140, -66, 270, 14, roof, 6),
    ),
    circle(-306, -134, 22, marigold[1]),
    circle(-306, -134, 14, ivory[0]),
    rect(-340, -80, 30, 16, sand[3], 6),
    rect(310, -80, 26, 16, sand[3], 6),
    wheel(-196),
    wheel(218),
    garland(-290, -168, -110, -178, 40, 0.62),
    garland(-110, -178, 20, -184, 34, 0.56, [roseHead, ivoryHead]),
    garland(30, -184, 200, -178, 36, 0.56),
    riders === undefined && garland(-60, -282, 160, -282, 14, 0.5, [roseHead, ivoryHead]),
    lift(1, marigoldHead(-270, -176, 1), roseHead(-240, -184, 1), ivoryHead(-214, -180, 0.9)),
  )}</g>`;
}
