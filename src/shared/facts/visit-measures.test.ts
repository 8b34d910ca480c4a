import { describe, expect, it } from 'vitest';
import { boundOf, boundOfMost, visitMeasureNames, visitMeasures } from './visit-measures.ts';

describe('a measured value', () => {
  it.each([
    ['lcp', 0, 500],
    ['lcp', 2500, 2500],
    ['lcp', 2501, 3000],
    ['lcp', 999_999, 60_000],
    ['cls', 0, 0],
    ['cls', 1, 10],
    ['inp', 200, 200],
  ] as const)('%s of %d is counted under %d', (measure, value, bound) => {
    expect(boundOf(measure, value)).toBe(bound);
  });

  it('is good or not by its bound alone, and bounds grow', () => {
    for (const name of visitMeasureNames) {
      const { good, bounds } = visitMeasures[name];
      expect(bounds).toContain(good);
      expect(bounds.toSorted((a, b) => a - b)).toEqual(bounds);
    }
  });
});

describe('the bound of three visits in four', () => {
  it.each([
    [[], null],
    [[[500, 1]], 500],
    [
      [
        [500, 3],
        [4000, 1],
      ],
      500,
    ],
    [
      [
        [4000, 2],
        [500, 2],
      ],
      4000,
    ],
    [
      [
        [500, 0],
        [1000, 1],
      ],
      1000,
    ],
  ] as [[number, number][], number | null][])('of %j is %s', (counts, bound) => {
    expect(boundOfMost(new Map(counts))).toBe(bound);
  });
});
