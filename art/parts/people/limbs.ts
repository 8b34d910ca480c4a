import { at, circle, ellipse, join, lift, path, poly, type Svg, turn } from '../../paper.ts';

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
  /** Looks to the viewer's right or left; else where the hand goes that reaches further. */
  readonly turn?: 1 | -1;
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

/** A closed hand with its thumb, wrist on 0,0, pointing along +x; `thumb` is the side it lies on. */
export const hand = (girth: number, thumb: 1 | -1, tone: string): Svg => {
  const k = girth / 20;
  const y = (value: number) => Math.round(value * k * thumb * 10) / 10;
  const x = (value: number) => Math.round(value * k * 10) / 10;
  return path(
    `M${x(-4)} ${y(-4.6)}C${x(1)} ${y(-5.4)} ${x(4)} ${y(-5.2)} ${x(6)} ${y(-5.4)}C${x(7.6)} ${y(-8.4)} ${x(11)} ${y(-9.6)} ${x(12.6)} ${y(-8.4)}C${x(13.6)} ${y(-7)} ${x(11.4)} ${y(-5.6)} ${x(11)} ${y(-4.6)}C${x(15)} ${y(-4)} ${x(18.6)} ${y(-2)} ${x(18.6)} ${y(0.4)}C${x(18.4)} ${y(3.4)} ${x(13)} ${y(5.6)} ${x(8)} ${y(5.6)}C${x(4)} ${y(5.6)} ${x(0)} ${y(5)} ${x(-4)} ${y(4.6)}Z`,
    tone,
  );
};

/** Covers the inner half of an arm's joint with the cloth of the body, so that sleeve and shoulder are one piece. */
export const shoulder = (side: 1 | -1, sx: number, sy: number, girth: number, cloth: string): Svg =>
  ellipse(sx - side * girth * 0.36, sy + girth * 0.08, girth * 0.52, girth * 0.66, cloth);

/** An arm in two pieces: a forearm that comes before the body lies over what the upper arm is under. */
export interface ArmPieces {
  /** For under the coat or drape: all of it, or the upper arm alone when the forearm comes before the body. */
  readonly under: Svg;
  /** For on top of everything. */
  readonly over: Svg;
  /** The whole arm, for a body without a coat. */
  readonly whole: Svg;
}

/** Arm from the shoulder with its hand; the sleeve ends at `bareFrom`. */
export function arm(
  side: 1 | -1,
  sx: number,
  sy: number,
  pose: Arm,
  sleeve: string,
  tone: string,
  girth: number,
  bareFrom: 'elbow' | 'wrist',
): ArmPieces {
  const upper = 54;
  const fore = 48;
  const ex = sx + side * Math.sin(rad(pose[0])) * upper;
  const ey = sy + Math.cos(rad(pose[0])) * upper;
  const hx = ex + side * Math.sin(rad(pose[1])) * fore;
  const hy = ey + Math.cos(rad(pose[1])) * fore;
  const cuff = bareFrom === 'elbow' ? 0.06 : 0.9;
  const cx = ex + (hx - ex) * cuff;
  const cy = ey + (hy - ey) * cuff;
  const way = (Math.atan2(hy - ey, hx - ex) * 180) / Math.PI;
  const above = limb(sx, sy, ex, ey, girth, girth * 0.84, sleeve);
  const below = join(
    limb(ex, ey, hx, hy, girth * 0.7, girth * 0.46, tone),
    // The thumb lies above, or before a hanging arm.
    at(hx, hy, 1, turn(way, 0, 0, hand(girth * 0.96, side, tone))),
    limb(ex, ey, cx, cy, girth * 0.84, girth * 0.66, sleeve),
  );
  const whole = join(below, above);
  const before = pose[1] < -8;
  return {
    under: lift(1, before ? above : whole),
    over: before ? lift(1, below) : '',
    whole: lift(1, whole),
  };
}
