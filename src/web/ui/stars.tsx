import { Star } from 'lucide-react';
import { t } from '#words/t.ts';
import { limits } from '#facts/limits.ts';

/** A rating as stars; a screen reader reads the number. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const scale = Array.from({ length: limits.ratingScale }, (_, index) => index + 1);
  return (
    <span
      role="img"
      aria-label={t('{rating} out of {scale} stars', { rating, scale: limits.ratingScale })}
      className="inline-flex gap-0.5 text-marigold-deep"
    >
      {scale.map((place) => (
        <Star key={place} aria-hidden size={size} fill={place <= rating ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
