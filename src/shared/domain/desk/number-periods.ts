/** @file Weeks and months of the page Numbers, by Delhi's calendar. Days are YYYY-MM-DD, `until` is the first day after. */
import { dayMs, dayInDelhi } from '#facts/time.ts';

export const periodKinds = ['week', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];
/** Times that are counted. */
export const numberGrains = ['day', ...periodKinds] as const;
export type NumberGrain = (typeof numberGrains)[number];
export type Period = { from: string; until: string };

/** Periods that the table by time shows: a year of months, a quarter of weeks. */
export const periodsShown: Readonly<Record<PeriodKind, number>> = { week: 13, month: 12 };

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** Returns the day this many days later. */
export const daysLater = (day: string, days: number): string =>
  dayOf(new Date(at(day).getTime() + days * dayMs));

/** Returns the period with a day; `steps` before or after it. */
export function periodOf(kind: PeriodKind, day: string, steps = 0): Period {
  const date = at(day);
  if (kind === 'week') {
    const from = daysLater(day, -((date.getUTCDay() + 6) % 7) + 7 * steps);
    return { from, until: daysLater(from, 7) };
  }
  const first = (months: number) =>
    dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)));
  return { from: first(steps), until: first(steps + 1) };
}

/** A period with the one before it. Of a running one, both end with the same number of days. */
export type Compared = { now: Period; before: Period; isRunning: boolean };

/** Returns the period with a day, beside the one before. A running period is compared with as many days of the one before. */
export function comparedAt(kind: PeriodKind, day: string, now: Date): Compared {
  const today = dayInDelhi(now);
  const period = periodOf(kind, day);
  const before = periodOf(kind, day, -1);
  const tomorrow = daysLater(today, 1);
  const isRunning = period.from <= today && today < period.until;
  if (!isRunning) return { now: period, before, isRunning };
  const passed = (at(tomorrow).getTime() - at(period.from).getTime()) / dayMs;
  const sameDay = daysLater(before.from, passed);
  return {
    now: { from: period.from, until: tomorrow },
    before: { from: before.from, until: sameDay < before.until ? sameDay : before.until },
    isRunning,
  };
}
