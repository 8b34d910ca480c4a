import { later } from '#kit/page/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** The reviews of a vendor, which are only read: their code comes with the first touch. */
export const CustomerReviewsLater = later(
  () => import('./customer-reviews.tsx').then((module) => module.CustomerReviews),
  PartFailed,
);
