import { dayMs, inDelhi } from '#facts/time.ts';

/** Weekdays as opening hours name them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the weekday that a name such as `Tuesday` begins with; null for anything else. */
export function weekdayNamed(name: string): Weekday | null {
  const start = name.trim().slice(0, 3).toLowerCase();
  return weekdays.find((day) => day === start) ?? null;
}

/** In the order of `Date.getUTCDay`. */
const daysFromSunday = [
  'sun',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
] as const satisfies readonly Weekday[];

/** Returns the weekday in Delhi at that moment. */
export const weekdayInDelhi = (at: Date): Weekday => daysFromSunday[inDelhi(at).getUTCDay()]!;

/** Returns the milliseconds until the next midnight in Delhi; never 0. */
export const untilMidnightInDelhi = (at: Date): number =>
  dayMs - (((inDelhi(at).getTime() % dayMs) + dayMs) % dayMs);
