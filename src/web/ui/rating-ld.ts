import type { AggregateRating } from 'schema-dts';

export const ratingScale = { bestRating: 5, worstRating: 1 } as const;

/** Structured data of the stars of real reviews. */
export const ratingLd = ({ average, count }: { average: number; count: number }) =>
  ({
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    ...ratingScale,
  }) satisfies AggregateRating;
