import type { Ramp } from './palette.ts';
import type { Svg } from './paper.ts';
import { type Scene, scene } from './scene.ts';
import { type Frame, type Hour, niche, type Niche } from './parts/niche.ts';

/** Pictures of businesses: one square each, from a trade's hero, a frame, an hour and a paper. */

const square = { width: 800, height: 800, widths: [240, 480] } as const;

/** `Neem & Co` becomes `neem-co`, the way pages look a business up. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Hero = () => Svg;
type Sides = Niche['sides'];

const frames: Record<Frame, string> = {
  cusped: 'a cusped arch',
  ogee: 'a pointed arch',
  round: 'a round arch',
  awning: 'a shop under a striped awning',
  window: 'a shop window',
};

/** A named business. `what` says what its hero shows. */
export function business(
  name: string,
  what: string,
  frame: Frame,
  hour: Hour,
  ramp: Ramp,
  hero: Hero,
  sides: Sides = 'none',
): Scene {
  return scene({
    ...square,
    as: slugOf(name),
    alt: `${what} in ${frames[frame]}, with the name ${name} on a board.`,
    draw: () => niche({ frame, hour, ramp, hero: hero(), name, sides }),
  });
}

/** A trade, for a business that is not drawn by name. */
export function trade(
  category: string,
  what: string,
  frame: Frame,
  hour: Hour,
  ramp: Ramp,
  hero: Hero,
  sides: Sides = 'none',
): Scene {
  return scene({
    ...square,
    as: category,
    alt: `${what} in ${frames[frame]}.`,
    draw: () => niche({ frame, hour, ramp, hero: hero(), sides }),
  });
}
