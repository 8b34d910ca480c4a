/** @file A vendor's busy days: the state of each day, and the displayed months. Free of the validator. */
import { daysLimits } from '#facts/limits.ts';
import { dayMs } from '#facts/time.ts';
import type { Locale } from '#words/locales.ts';

/** Sources of a busy day: the vendor's mark, its external calendar, a hold that ends by itself, or a booking. */
export const busySources = ['own', 'calendar', 'held', 'booking'] as const;
export type BusySource = (typeof busySources)[number];

/** An absent vendor's reply to new requests, by the family's language; empty for the default sentence. */
export type AwayWords = Readonly<Partial<Record<Locale, string>>>;

/** An absence during which a vendor does not answer, both days included. */
export type Absence = { lastDay: string; words: AwayWords };

/** The day of a request as a booking of a vendor. */
export type Booking = { vendorId: string; introductionId: string; day: string };

/** What a vendor's calendar says of the day of a request. */
export type DayTaken = {
  /** Why the day is taken, this request left out. */
  sources: readonly BusySource[];
  heldUntil: string | null;
  /** Whether the day is marked for this request. */
  isMarked: boolean;
  /** Whether a booking takes its day; null until the vendor has said so. */
  bookingTakes: boolean | null;
};

/** What a reading of an external calendar left to say: entries that stayed unread, and whole days that it shows as free. */
export type CalendarSaid = {
  unread: number;
  /** The first of them; see `UnreadWhy` for the reasons. */
  unreadEntries: readonly { why: UnreadWhy; day: string | null }[];
  free: { entries: number; days: readonly string[] };
  /** The number of entries in an unknown time zone. */
  guessed: number;
};
/** Why an entry of a calendar stayed unread: its beginning or end, its repetition; it is one too many; the file ends within it. */
export const unreadWhys = ['moment', 'repeat', 'more', 'cut'] as const;
export type UnreadWhy = (typeof unreadWhys)[number];

/** State of a day. Unknown is `ask`, never `free`. */
export type DayState = 'busy' | 'free' | 'ask';

/** A vendor's public days; each `YYYY-MM-DD`. */
export type DaysSeen = {
  /** The day of this data. */
  today: string;
  /** The last day covered. */
  until: string;
  /** The day of the vendor's last update; null without a calendar. */
  asOf: string | null;
  busy: readonly string[];
};

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const written = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns the day this many days later. */
export const addDays = (day: string, days: number): string => written(utc(day) + days * dayMs);

/** Returns the first day of the month this many months after a day's month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return written(Date.UTC(year, month - 1 + months, 1));
}

/** Returns the last stored day of a calendar, as of this day. */
export const lastDay = (today: string): string => addDays(addMonths(today, daysLimits.horizonMonths + 1), -1);

/** Returns every day from the first to the last, both included; none when the order is wrong. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((utc(last) - utc(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/** Returns whether days updated on `keptOn` still count on `today`. */
export const isStillKept = (keptOn: string, today: string): boolean =>
  utc(today) - utc(keptOn) <= daysLimits.keptDays * dayMs;

/**
 * Returns the state of a day. A past day, or one beyond the calendar, is always `ask`.
 * @where When is a vendor busy?
 */
export function dayState(day: string, { today, until, asOf, busy }: DaysSeen): DayState {
  if (day < today || day > until) return 'ask';
  if (busy.includes(day)) return 'busy';
  return asOf !== null && isStillKept(asOf, today) ? 'free' : 'ask';
}

/** A month of a calendar: weeks from Monday, null outside the month. */
export type MonthShown = { first: string; weeks: (string | null)[][] };

/** Returns the months from a day's month on. */
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
