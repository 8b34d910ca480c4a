/** @file Formats of times at the desk, always in Delhi time. */
import { dayMs, hourMs, minuteMs } from '#facts/time.ts';
import { countMax } from '#contract/desk/counted.ts';
import { delhiFormat, showMoment as formatted } from '#domain/formats/show-date.ts';
import { showCount } from '#words/formats.ts';

const moment = delhiFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
const day = delhiFormat({ dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto', style: 'long' });
const steps = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

export const showMoment = (iso: string): string => formatted(moment, iso);
export const showDay = (iso: string): string => formatted(day, iso);

/** Formats the count of a view: `12`, or `500+` beyond the contract's limit. */
export const showCounted = (count: number): string =>
  showCount({ count: Math.min(count, countMax), atLeast: count > countMax });

/** Formats hours as `25 min`, `3.5 h`, `4 days`, only as exact as useful. */
export function showHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  if (hours < 48) return `${Number(hours.toFixed(1))} h`;
  return `${Math.round(hours / 24)} days`;
}

/** Formats a moment as `3 hours ago`, `in 2 days`, `now`. */
export function showAgo(iso: string, now = Date.now()): string {
  const distance = new Date(iso).getTime() - now;
  for (const [unit, ms] of steps)
    if (Math.abs(distance) >= ms) return relative.format(Math.trunc(distance / ms), unit);
  return 'now';
}

export const isPast = (iso: string, now = Date.now()): boolean => new Date(iso).getTime() < now;
