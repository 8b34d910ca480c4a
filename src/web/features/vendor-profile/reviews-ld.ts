/** @file Structured data (JSON-LD) of reviews: only real ones, and from three on. Samples are never here. */
import type { AggregateRating, Review } from 'schema-dts';
import { ratingLd, ratingScale } from '#ui/rating-ld.ts';
import { reviewLimits } from '#facts/limits.ts';
import type { Async } from '#contract/settled.ts';
import type { VendorReviews } from '#contract/reviews.ts';

/** More would repeat the page. */
const reviewsMax = 5;

type Rated = { aggregateRating?: AggregateRating; review?: Review[] };

/** Returns AggregateRating and the first of the reviews; nothing below `starsFrom` reviews, or when they failed to load. */
export function reviewsLd(reviews: Async<VendorReviews>): Rated {
  if (reviews instanceof Promise || !reviews.ok) return {};
  const { average, count, reviews: found } = reviews.value;
  if (average === null || count < reviewLimits.starsFrom) return {};
  return {
    aggregateRating: ratingLd({ average, count }),
    review: found.slice(0, reviewsMax).map(({ author, stars, text, writtenAt, lang }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: writtenAt.slice(0, 10),
      inLanguage: lang,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...ratingScale },
    })),
  };
}
