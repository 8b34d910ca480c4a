import { kmBetween, type Place } from './places.ts';

/** Crossings are taken out of a way of so many stops; a longer one is as it was found. */
const untangledMax = 60;

const kmOf = (from: Place, to: Place | undefined) => (to ? kmBetween(from, to) : 0);

/** Each next stop is the nearest that is left. */
function nearestFirst<Stop extends Place>(start: Place, stops: readonly Stop[]): Stop[] {
  const left = [...stops];
  const way: Stop[] = [];
  let here = start;
  while (left.length > 0) {
    const distances = left.map((stop) => kmBetween(here, stop));
    const [next] = left.splice(distances.indexOf(Math.min(...distances)), 1);
    way.push(next!);
    here = next!;
  }
  return way;
}

/** Turns stretches of the way round as long as that makes it shorter: a way that crosses itself does not. */
function untangled<Stop extends Place>(start: Place, way: readonly Stop[]): Stop[] {
  let best = [...way];
  for (let improved = true; improved;) {
    improved = false;
    for (let from = 0; from < best.length - 1; from++)
      for (let to = from + 1; to < best.length; to++) {
        const before = best[from - 1] ?? start;
        const [first, last, after] = [best[from]!, best[to]!, best[to + 1]];
        const saved =
          kmBetween(before, first) + kmOf(last, after) - kmBetween(before, last) - kmOf(first, after);
        // Less than a step is noise of the arithmetic, and would go round for ever.
        if (saved < 1e-6) continue;
        best = [...best.slice(0, from), ...best.slice(from, to + 1).toReversed(), ...best.slice(to + 1)];
        improved = true;
      }
  }
  return best;
}

/**
 * Returns the stops in an order in which somebody walks little: from the start to the nearest, and on, without crossing one's own
 * way. The end is open. Good rather than the best, which nobody could tell on foot.
 */
export function walkingOrder<Stop extends Place>(start: Place, stops: readonly Stop[]): Stop[] {
  const way = nearestFirst(start, stops);
  return way.length > untangledMax ? way : untangled(start, way);
}
