import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kmBetween, type Place } from './places.ts';
import { walkingOrder } from './walking-order.ts';

const start = { latitude: 28.6, longitude: 77.22 };
const at = (north: number, east: number) => ({
  latitude: 28.6 + north / 1000,
  longitude: 77.22 + east / 1000,
});
const lengthOf = (way: readonly Place[]) =>
  way.reduce((sum, stop, index) => sum + kmBetween(way[index - 1] ?? start, stop), 0);

describe('the order of a walk', () => {
  it('follows a lane from its beginning, however the shops are listed', () => {
    const lane = [at(0, 1), at(0, 2), at(0, 3), at(0, 4), at(0, 5)];
    expect(walkingOrder(start, [lane[3]!, lane[0]!, lane[4]!, lane[2]!, lane[1]!])).toEqual(lane);
  });

  it('does not cross itself where the nearest first would', () => {
    const shops = [at(0, 1), at(0, -1.5), at(0, 3.2), at(0, -4.9)];
    const nearest = [shops[0]!, shops[1]!, shops[2]!, shops[3]!];
    expect(lengthOf(walkingOrder(start, shops))).toBeLessThan(lengthOf(nearest));
  });

  it('has each stop once, also where two stand on one spot, and no walk in it is shorter the other way round', () => {
    const place = fc.record({
      latitude: fc.double({ min: 28.59, max: 28.61, noNaN: true }),
      longitude: fc.double({ min: 77.21, max: 77.23, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 14 }), (stops) => {
        const way = walkingOrder(start, stops);
        expect(new Set(way)).toEqual(new Set(stops));
        expect(way.length).toBe(stops.length);
        for (let from = 0; from < way.length; from++)
          for (let to = from + 1; to < way.length; to++) {
            const turned = [
              ...way.slice(0, from),
              ...way.slice(from, to + 1).toReversed(),
              ...way.slice(to + 1),
            ];
            expect(lengthOf(way)).toBeLessThanOrEqual(lengthOf(turned) + 1e-5);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('is none of none, and ends with as many as a market may have', () => {
    expect(walkingOrder(start, [])).toEqual([]);
    const many = Array.from({ length: 500 }, (_, index) => at((index * 37) % 101, (index * 53) % 97));
    expect(new Set(walkingOrder(start, many)).size).toBe(500);
  });
});
