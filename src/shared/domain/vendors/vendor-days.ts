/** @file Days on which a vendor is not free: what they say of a day, and the months in which they are shown. Free of the validator. */
import { daysLimits } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import type { Locale } from '#words/locales.ts';

/** Who said that a day is taken: the vendor here, or the calendar that it keeps elsewhere. */
export const busySources = ['own', 'calendar'] as const;
export type BusySource = (typeof busySources)[number];

/** What a vendor who is away says to new requests, by the language of the family; empty for the sentence that is offered. */
export type AwayWords = Readonly<Partial<Record<Locale, string>>>;

/** Days on which a vendor answers nobody, both included. */
export type Absence = { lastDay: string; words: AwayWords };

/** What is known of a day. Unknown is `ask`, never `free`. */
export type DayState = 'busy' | 'free' | 'ask';

/** The days of a vendor as everybody sees them; each `YYYY-MM-DD`. */
export type DaysSeen = {
  /** The day on which this was said. */
  today: string;
  /** The last day of which anything is said. */
  until: string;
  /** The day on which the vendor last kept its days; null when it does not keep them. */
  asOf: string | null;
  busy: readonly string[];
};

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const written = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the day so many days later. */
export const addDays = (day: string, days: number): string => written(utc(day) + days * dayMs);

/** Returns the first of the month that comes so many months after the month of a day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return written(Date.UTC(year, month - 1 + months, 1));
}

/** Returns the last day of which days are kept, when it is this day. */
export const lastDay = (today: string): string => addDays(addMonths(today, daysLimits.horizonMonths + 1), -1);

/** Returns every day from the first to the last, both included; none when they are the wrong way round. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((utc(last) - utc(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/** Returns whether days that were kept on `keptOn` still say something on `today`. */
export const isStillKept = (keptOn: string, today: string): boolean =>
  utc(today) - utc(keptOn) <= daysLimits.keptDays * dayMs;

/**
 * Returns what is known of a day. One that is over, or beyond what is kept, is nothing but a question.
 * @where When is a vendor busy?
 */
export function dayState(day: string, { today, until, asOf, busy }: DaysSeen): DayState {
  if (day < today || day > until) return 'ask';
  if (busy.includes(day)) return 'busy';
  return asOf !== null && isStillKept(asOf, today) ? 'free' : 'ask';
}

/** A month as a calendar shows it: weeks from Monday, null where no day of it stands. */
export type MonthShown = { first: string; weeks: (string | null)[][] };

/** Returns the months from that of a day on. */
export const monthsFrom = (day: string, count: number): MonthShown[] =>
  Array.from({ length: count }, (_, index) => {
    const first = addMonths(day, index);
    const days = daysBetween(first, addDays(addMonths(first, 1), -1));
    const before = (new Date(utc(first)).getUTCDay() + 6) % 7;
    const cells = [...Array<null>(before).fill(null), ...days];
    const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (__, week) =>
      Array.from({ length: 7 }, (___, at) => cells[week * 7 + at] ?? null),
    );
    return { first, weeks };
  });
