import { ivory, lit, marigold, type Ramp, sand, shade } from '../palette.ts';
import { at, clip, down, fade, glow, join, lift, path, rect, type Svg } from '../paper.ts';
import { box, cusped, ogee, pierced, round } from './arches.ts';
import { awning } from './fabric.ts';
import { farTown } from './far-town.ts';
import { ivoryHead, roseHead, strand } from './flowers.ts';
import { jaali } from './jaali.ts';
import { lantern } from './lanterns.ts';
import { centred } from './lettering.ts';
import { stars } from './lights.ts';
import { cut } from '../letters.ts';

/** The square picture of a business: its trade on a ledge in an arch, its name on the board below. 800 x 800. */

export type Frame = 'cusped' | 'ogee' | 'round' | 'awning' | 'window';
export type Hour = 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'rose';

const skies: Record<Hour, readonly [top: string, bottom: string, light: string]> = {
  morning: ['#bfe0da', '#fbf0d6', '#ffffff'],
  noon: ['#fbe3b4', '#fdf3da', '#ffffff'],
  golden: ['#f3a968', '#fde3b0', '#fff4d2'],
  dusk: ['#4a3b78', '#f0a274', '#ffd9a0'],
  night: ['#1b1b42', '#5b4a86', '#f9c75a'],
  rose: ['#eebcb2', '#fbe9de', '#ffffff'],
};

export interface Niche {
  readonly frame: Frame;
  readonly hour: Hour;
  /** Paper of the wall and frame. */
  readonly ramp: Ramp;
  /** The trade: stands on 0,0, at most 420 wide and 420 high. */
  readonly hero: Svg;
  /** Name for the board; a lattice takes its place when there is none. */
  readonly name?: string;
  /** What hangs at the sides. */
  readonly sides?: 'marigold' | 'rose' | 'lantern' | 'none';
}

const openings: Record<Frame, string> = {
  cusped: cusped(110, 70, 580, 600, 4),
  ogee: ogee(120, 60, 560, 610),
  round: round(120, 80, 560, 590),
  awning: box(96, 150, 608, 520),
  window: box(110, 110, 580, 560),
};

/** Largest letters that fit the board. */
function board(name: string, ramp: Ramp): Svg {
  const size = Math.min(46, (46 * 600) / cut(name, 46).width);
  return join(
    lift(2, rect(60, 684, 680, 88, ramp[3], 10)),
    rect(68, 692, 664, 72, shade(ramp[4], 0.15), 6),
    centred(name, 400, 728 - size / 2, size, marigold[0], size * 0.16),
  );
}

/** Draws the whole square. */
export function niche({ frame, hour, ramp, hero, name, sides = 'none' }: Niche): Svg {
  const [top, bottom, light] = skies[hour];
  const opening = openings[frame];
  const far = hour === 'night' || hour === 'dusk' ? '#5d4a7c' : ramp[1];
  return join(
    clip(
      opening,
      rect(0, 0, 800, 800, down(top, bottom)),
      hour === 'night' && stars(800, 400, 26),
      glow(400, 380, 320, light, 0.8),
      fade(0.4, farTown(60, 640, 690, far, frame === 'window' ? 'new' : 'both')),
    ),
    lift(3, pierced(box(-40, -40, 880, 880), [opening], ramp[2])),
    frame === 'window' && lift(1, path(`${box(92, 92, 616, 590)}${opening}`, ramp[3], 'fill-rule="evenodd"')),
    (frame === 'cusped' || frame === 'ogee' || frame === 'round') &&
      lift(
        1,
        path(
          `${frame === 'cusped' ? cusped(84, 40, 632, 640, 4) : frame === 'ogee' ? ogee(92, 26, 616, 650) : round(92, 52, 616, 624)}${opening}`,
          ramp[3],
          'fill-rule="evenodd"',
        ),
      ),
    frame === 'awning' && awning(70, 30, 660, 140, ramp[3], ivory[0], 9),
    sides === 'marigold' && [strand(56, -10, 330, 0.5), strand(744, -10, 330, 0.5)],
    sides === 'rose' && [
      strand(56, -10, 300, 0.5, [roseHead, ivoryHead]),
      strand(744, -10, 300, 0.5, [roseHead, ivoryHead]),
    ],
    sides === 'lantern' && [at(56, 0, 0.9, lantern(sand[3], 60)), at(744, 0, 0.9, lantern(sand[3], 60))],
    lift(2, rect(-20, 660, 840, 160, down(ramp[1], ramp[2]))),
    rect(-20, 652, 840, 14, lit(ramp[1], 0.5), 3),
    at(400, 656, 1.12, hero),
    name ? board(name, ramp) : lift(1, jaali(60, 690, 680, 76, 38, ramp[3])),
  );
}
