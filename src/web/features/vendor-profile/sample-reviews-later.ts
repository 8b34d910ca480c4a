import { later } from '#kit/later.tsx';
import { PartFailed } from '#ui/part-failed.tsx';

/** The sample reviews, which are only read: their code comes with the first touch. */
export const SampleReviewsLater = later(
  () => import('./sample-reviews.tsx').then((module) => module.SampleReviews),
  PartFailed,
);
