import { reviewLimits } from '#facts/limits.ts';

/** Stars that are shown: an average from `starsFrom` reviews on, with one digit. */
export const averageOf = ({ sum, count }: { sum: number; count: number }): number | null =>
  count < reviewLimits.starsFrom ? null : Math.round((10 * sum) / count) / 10;
