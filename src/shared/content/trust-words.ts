/** @file The words of stars and response times. */
import { averageOf } from '#domain/reviews/star-average.ts';
import { dayMs, hourMs } from '#facts/time.ts';
import { t } from '#words/t.ts';

/** Returns the stars of a vendor in a line; null below the minimum of reviews. */
export function ratingOf(rated: { sum: number; count: number }) {
  const average = averageOf(rated);
  if (average === null) return null;
  const { count } = rated;
  const words = t('{average} of 5 stars, {count} reviews', {
    average: average.toFixed(1),
    count: String(count),
  });
  return { average, count, words };
}

const hoursOfDay = dayMs / hourMs;

/** Returns a vendor's usual response time in words; null when unknown. */
export function responseTimeWords(hours: number | null): string | null {
  if (hours === null) return null;
  if (hours < hoursOfDay)
    return t('{hours, plural, one {Usually answers within an hour} other {Usually answers within # hours}}', {
      hours,
    });
  const days = Math.ceil(hours / hoursOfDay);
  return t('{days, plural, one {Usually answers within a day} other {Usually answers within # days}}', {
    days,
  });
}
