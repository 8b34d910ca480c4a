import { expect, it } from 'vitest';
import { limits } from '#facts/limits.ts';
import { pictures } from './pictures.generated.ts';
import { sampleReviews, sampleReviewsNote } from './sample-reviews.ts';
import { representativePictures } from './vendor-profile.ts';

it('has one drawn picture for each place of the gallery, in every trade, in the common shape', () => {
  for (const scenes of Object.values(representativePictures)) {
    expect(scenes).toHaveLength(limits.gallerySlots);
    for (const { name, alt } of scenes) {
      expect(pictures[name]).toMatchObject({ width: 1200, height: 800, widths: [480, 720, 960] });
      expect(alt).not.toBe('');
    }
  }
});

it('has four reviews within the scale, each of whom says that it is a sample', () => {
  expect(sampleReviews).toHaveLength(4);
  for (const { name, rating } of sampleReviews) {
    expect(name).toMatch(/^Sample customer/);
    expect(rating).toBeGreaterThanOrEqual(1);
    expect(rating).toBeLessThanOrEqual(limits.ratingScale);
  }
  expect(sampleReviewsNote).toContain('samples');
});
