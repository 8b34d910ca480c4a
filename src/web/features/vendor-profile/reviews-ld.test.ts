import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewLimits } from '#facts/limits.ts';
import type { VendorReviews } from '#contract/reviews.ts';
import { reviewsLd } from './reviews-ld.ts';

const of = (stars: readonly number[]): VendorReviews => ({
  count: stars.length,
  average:
    stars.length < reviewLimits.starsFrom ? null : stars.reduce((sum, one) => sum + one, 0) / stars.length,
  distribution: [0, 0, 0, 0, 0],
  mentioned: [],
  page: 1,
  pages: 1,
  reviews: stars.map((one, index) => ({
    id: String(index),
    stars: one,
    text: 'Good.',
    author: 'Meena',
    lang: 'en',
    writtenAt: '2026-11-20T06:00:00.000Z',
    proof: { booked: false, at: '2026-11-01T06:00:00.000Z' },
    mentions: [],
    answer: null,
  })),
  gone: [],
});

it('tells search engines of real reviews alone, and from three on', () => {
  expect(reviewsLd({ ok: false, error: { status: 503, code: 'unavailable', message: '' } })).toEqual({});
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 9 }), (stars) => {
      const { aggregateRating, review } = reviewsLd({ ok: true, value: of(stars) });
      expect(aggregateRating !== undefined).toBe(stars.length >= reviewLimits.starsFrom);
      expect(review !== undefined).toBe(stars.length >= reviewLimits.starsFrom);
      if (aggregateRating)
        expect(aggregateRating).toMatchObject({ reviewCount: stars.length, bestRating: 5 });
    }),
  );
});
