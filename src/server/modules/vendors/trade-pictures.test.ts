import { expect, it } from 'vitest';
import { limits } from '#facts/limits.ts';
import { vendorKinds } from '#domain/vendors/vendor-categories.ts';
import { pictures } from '#content/pictures.generated.ts';
import { picturesOfTrade, tradePictures } from './trade-pictures.ts';

it.each(vendorKinds)(
  '%s has drawings for its banner and its gallery, the banner in the wide shape',
  (kind) => {
    const names = tradePictures[kind];
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(names.length).toBeLessThanOrEqual(1 + limits.gallerySlots);
    expect(new Set(names).size).toBe(names.length);
    expect(pictures[names[0]]).toMatchObject({ width: 1200, height: 800 });
  },
);

it('goes by the first category, then by what the vendor registered for, and shows no trade for one that is gone', () => {
  const of = (categories: string[], productSelection: string | null) =>
    picturesOfTrade({ categories, productSelection })[0];
  expect(of(['dj', 'catering'], 'Entertainment')).toBe('gallery/dance-floor');
  expect(of([], 'Construction')).toBe('home/need-construction');
  expect(of(['tent-house'], 'Entertainment')).toBe('default/vendor-banner');
  expect(of([], 'constructor')).toBe('default/vendor-banner');
  expect(of([], null)).toBe('default/vendor-banner');
});
