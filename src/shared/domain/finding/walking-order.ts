import { kmBetween, type Place } from './places.ts';

/** Maximum stops of a way whose crossings are removed; a longer one stays as found. */
const untangledMax = 60;

const kmOf = (from: Place, to: Place | undefined) => (to ? kmBetween(from, to) : 0);

/** Orders the stops so that each next one is the nearest that is left. */
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

/** Reverses segments of the way while that shortens it; the result does not cross itself. */
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
        // A smaller gain is rounding noise, and would loop for ever.
        if (saved < 1e-6) continue;
        best = [...best.slice(0, from), ...best.slice(from, to + 1).toReversed(), ...best.slice(to + 1)];
        improved = true;
      }
  }
  return best;
}

/**
 * Returns the stops in an order with a short walk: from the start to the nearest, and on, without crossing the way. The end is
 * open. Good rather than optimal, which nobody could tell on foot.
 */
export function walkingOrder<Stop extends Place>(start: Place, stops: readonly Stop[]): Stop[] {
  const way = nearestFirst(start, stops);
  return way.length > untangledMax ? way : untangled(start, way);
}
