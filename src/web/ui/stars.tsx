import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';

/** Outline of a star in a square of 24, and the distance to the next. */
const star = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z';
const step = 27;
const row = (count: number) =>
  Array.from({ length: count }, (_, place) => `M${12 + place * step} 2${star}`).join('');

/** A rating as stars; a screen reader reads the number. One drawing for all of them: a list of people has hundreds. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const width = step * limits.ratingScale - 3;
  return (
    <svg
      role="img"
      aria-label={t('{rating} out of {scale} stars', { rating, scale: limits.ratingScale })}
      viewBox={`0 0 ${width} 24`}
      width={(size * width) / 24}
      height={size}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      className="inline-block shrink-0 text-marigold-deep"
    >
      <path d={row(Math.round(rating))} fill="currentColor" />
      <path d={row(limits.ratingScale)} fill="none" />
    </svg>
  );
}
