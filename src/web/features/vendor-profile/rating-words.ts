import { t } from '#words/t.ts';
import type { VendorReviews } from '#contract/reviews.ts';
import { aboutBusiness } from '#content/about-business.ts';

/** Returns a vendor's rating in one line. */
export function ratingWords({ count, average }: Pick<VendorReviews, 'count' | 'average'>): string {
  if (count === 0) return aboutBusiness.ratings;
  return average === null
    ? t('{count, plural, one {# review} other {# reviews}}', { count })
    : t('{average} of 5 stars, {count} reviews', { average: average.toFixed(1), count: String(count) });
}
