import { reviewLimits } from '#facts/limits.ts';

/** Returns the displayed stars: an average from `starsFrom` reviews on, with one decimal. */
export const averageOf = ({ sum, count }: { sum: number; count: number }): number | null =>
  count < reviewLimits.starsFrom ? null : Math.round((10 * sum) / count) / 10;
