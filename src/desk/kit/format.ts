/** @file Times as the desk writes them, always of Delhi. */
import { dayMs, hourMs, minuteMs, timeZone } from '#facts/time.ts';

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
});
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone });
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto', style: 'long' });
const steps = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', minuteMs],
] as const;

export const showMoment = (iso: string): string => moment.format(new Date(iso));
export const showDay = (iso: string): string => day.format(new Date(iso));

/** `3 hours ago`, `in 2 days`, `now`. */
export function showAgo(iso: string, now = Date.now()): string {
  const distance = new Date(iso).getTime() - now;
  for (const [unit, ms] of steps)
    if (Math.abs(distance) >= ms) return relative.format(Math.trunc(distance / ms), unit);
  return 'now';
}
