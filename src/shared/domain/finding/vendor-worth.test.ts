import { describe, expect, it } from 'vitest';
import { worthLevels, worthPoints } from './search-order.ts';
import { pointsOfVendor, worthLevel, type KnownVendor } from './vendor-worth.ts';

const now = new Date('2026-11-23T06:00:00Z');
const nobody: KnownVendor = {
  categories: ['catering'],
  facts: {},
  pictures: 0,
  checks: 0,
  responseHours: null,
  ratingSum: 0,
  ratingCount: 0,
  updatedAt: new Date('2025-11-01T00:00:00Z'),
};

describe('the points of a vendor', () => {
  it.each([
    [{}, 0],
    [{ pictures: 1 }, 1],
    [{ pictures: 4 }, 1],
    [{ pictures: 5 }, 2],
    [{ checks: 1 }, 1],
    [{ checks: 7 }, 2],
    [{ responseHours: 24 }, 2],
    [{ responseHours: 25 }, 1],
    [{ responseHours: 72 }, 1],
    [{ responseHours: 73 }, 0],
    // One review of five stars is not yet a mean of four.
    [{ ratingSum: 5, ratingCount: 1 }, 0],
    [{ ratingSum: 25, ratingCount: 5 }, 1],
    [{ ratingSum: 50, ratingCount: 10 }, 2],
    [{ ratingSum: 12, ratingCount: 12 }, 0],
    [{ updatedAt: new Date('2026-01-01T00:00:00Z') }, 1],
    [{ categories: [] }, 0],
  ])('for %j are %i', (given, points) => expect(pointsOfVendor({ ...nobody, ...given }, now)).toBe(points));

  it('are no more than the table says', () => {
    const everything: KnownVendor = {
      ...nobody,
      facts: {
        food: ['veg'],
        capacity: { from: 1, to: 2 },
        setting: ['indoor'],
        travel: 'india',
        years: 9,
        languages: ['hindi'],
      } as never,
      pictures: 99,
      checks: 9,
      responseHours: 1,
      ratingSum: 500,
      ratingCount: 100,
      updatedAt: now,
    };
    const most = worthPoints.reduce((sum, one) => sum + one.most, 0);
    expect(pointsOfVendor(everything, now)).toBeLessThanOrEqual(most);
    expect(worthLevel(everything, false, now)).toBe(worthLevels.length - 1);
    expect(worthLevel(everything, true, now)).toBe(0);
  });
});
