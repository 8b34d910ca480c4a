import { expect, it } from 'vitest';
import { limits } from '#facts/limits.ts';
import { sampleReviews, sampleReviewsNote } from './sample-reviews.ts';

it('has four reviews within the scale, each of whom says that it is a sample', () => {
  expect(sampleReviews).toHaveLength(4);
  for (const { name, rating } of sampleReviews) {
    expect(name).toMatch(/^Sample customer/);
    expect(rating).toBeGreaterThanOrEqual(1);
    expect(rating).toBeLessThanOrEqual(limits.ratingScale);
  }
  expect(sampleReviewsNote).toContain('samples');
});
