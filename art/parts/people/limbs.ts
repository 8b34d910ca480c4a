import { shade } from '../../palette.ts';
import { circle, ellipse, join, path, poly, type Svg } from '../../paper.ts';

/** Bodies as cut paper: what every figure shares. 300 units tall, feet on 0,0, no faces; poses are arm angles, because a silhouette reads by its arms. */

/** Angles in degrees from hanging straight down, positive away from the body; upper arm, then forearm. */
export type Arm = readonly [upper: number, fore: number];

export interface Look {
  readonly skin?: string;
  readonly main: string;
  readonly trim?: string;
  readonly hair?: string;
  /** Viewer's left and right arm. */
  readonly left?: Arm;
  readonly right?: Arm;
  /** Seen from behind. */
  readonly back?: boolean;
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Tapered limb. */
function limb(x1: number, y1: number, x2: number, y2: number, w1: number, w2: number, fill: string): Svg {
  const a = Math.atan2(y2 - y1, x2 - x1);
  const nx = Math.sin(a);
  const ny = -Math.cos(a);
  return join(
    circle(x1, y1, w1 / 2, fill),
    circle(x2, y2, w2 / 2, fill),
    poly(
      [
        x1 + (nx * w1) / 2,
        y1 + (ny * w1) / 2,
        x2 + (nx * w2) / 2,
        y2 + (ny * w2) / 2,
        x2 - (nx * w2) / 2,
        y2 - (ny * w2) / 2,
        x1 - (nx * w1) / 2,
        y1 - (ny * w1) / 2,
      ],
      fill,
    ),
  );
}

/** Arm from the shoulder; `bare` is the share of the forearm that shows skin. Returns the drawing and where the hand is. */
export function arm(
  side: 1 | -1,
  sx: number,
  sy: number,
  pose: Arm,
  sleeve: string,
  tone: string,
  girth: number,
  bareFrom: 'elbow' | 'wrist',
): { art: Svg; hand: [number, number] } {
  const upper = 54;
  const fore = 48;
  const ex = sx + side * Math.sin(rad(pose[0])) * upper;
  const ey = sy + Math.cos(rad(pose[0])) * upper;
  const hx = ex + side * Math.sin(rad(pose[1])) * fore;
  const hy = ey + Math.cos(rad(pose[1])) * fore;
  const cuff = bareFrom === 'elbow' ? 0.06 : 0.86;
  const cx = ex + (hx - ex) * cuff;
  const cy = ey + (hy - ey) * cuff;
  return {
    art: join(
      limb(ex, ey, hx, hy, girth * 0.72, girth * 0.5, tone),
      circle(hx + (hx - ex) * 0.05, hy + (hy - ey) * 0.05, girth * 0.34, tone),
      limb(sx, sy, ex, ey, girth, girth * 0.84, sleeve),
      limb(ex, ey, cx, cy, girth * 0.84, girth * 0.72, sleeve),
    ),
    hand: [hx, hy],
  };
}

export function head(tone: string, hair: string, back: boolean, cover: Svg = ''): Svg {
  return join(
    path('M-8 -258V-240Q0 -226 8 -240V-258Z', shade(tone, 0.18)),
    circle(-17.5, -266, 4, shade(tone, 0.1)),
    circle(17.5, -266, 4, shade(tone, 0.14)),
    path(
      'M-18 -270C-18 -288 -10 -294 0 -294C10 -294 18 -288 18 -270C18 -258 10 -245 0 -245C-10 -245 -18 -258 -18 -270Z',
      tone,
    ),
    back
      ? ellipse(0, -272, 19.5, 22.5, hair)
      : path(
          'M-19 -266C-22 -296 -8 -299 0 -299C10 -299 22 -296 19 -266C17.5 -276 14 -282 5 -284C-6 -284 -16 -280 -19 -266Z',
          hair,
        ),
    cover,
  );
}
