/** @file Units of time, and the company's time zone: the one definition for server and browser, enforced by a law. */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const minuteSeconds = minuteMs / 1000;
export const hourSeconds = hourMs / 1000;
export const daySeconds = dayMs / 1000;
/** Cache lifetime of immutable files in browsers. */
export const yearSeconds = 365 * daySeconds;

/** The company's time zone, wherever a visitor or the server is. */
export const timeZone = 'Asia/Kolkata';
/** That zone's offset from UTC, without summer time since 1945; as ISO 8601 writes it after a time. */
export const utcOffset = '+05:30';
const aheadMs = 330 * minuteMs;

/** Returns Delhi's date and time of day at that moment, in the UTC fields of the date returned. */
export const inDelhi = (at: Date): Date => new Date(at.getTime() + aheadMs);

/** Returns the calendar day in Delhi at that moment, as YYYY-MM-DD. */
export const dayInDelhi = (at: Date): string => inDelhi(at).toISOString().slice(0, 10);

/** Returns the moment at which a day, YYYY-MM-DD, begins in Delhi. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${utcOffset}`);
/** Returns the moment at which that day began in Delhi. */
export const startOfDayInDelhi = (at: Date): Date => startOfDay(dayInDelhi(at));

/** Returns the Monday of the week in Delhi at that moment, as YYYY-MM-DD. */
export function mondayInDelhi(at: Date): string {
  const day = inDelhi(at);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
}

/** Returns the moment this many days earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Returns whether the value is a calendar day, as `2026-11-16`. No database knows the year 0. */
export const isDay = (value: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
