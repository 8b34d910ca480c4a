/** @file The moment at which an answer of the staff leaves: after the seconds to take it back, or at the next opening of the desk. */
import { undoSeconds } from '#facts/undo.ts';
import { dayInDelhi, dayMs, hourMs, startOfDay } from '#facts/time.ts';

export const leavings = ['soon', 'morning'] as const;
export type Leaving = (typeof leavings)[number];

/** The hour in Delhi at which answers written for the morning leave. */
export const morningHour = 9;

/** Returns the next nine o'clock in Delhi after a moment. */
function nextMorning(now: Date): Date {
  const today = startOfDay(dayInDelhi(now)).getTime() + morningHour * hourMs;
  return new Date(today > now.getTime() ? today : today + dayMs);
}

/** Returns the moment at which an answer written now leaves. */
export const leavesAt = (leaving: Leaving, now: Date): Date =>
  leaving === 'morning' ? nextMorning(now) : new Date(now.getTime() + undoSeconds * 1000);
