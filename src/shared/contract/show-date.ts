/** @file Dates as people read them. What comes from outside may be no date: it is then shown as it stands, and nothing breaks. */
import { timeZone } from '#facts/time.ts';

/** A format of moments by the clock of Delhi, wherever it is read. */
export const delhiFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone });

/** A moment (`2026-11-20T10:00:00Z`) in that format. */
export function showMoment(format: Intl.DateTimeFormat, moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? moment : format.format(at);
}

/** A calendar day (`2026-11-20`) in that format, which must be of UTC; a time behind it is left out. */
export function showDay(format: Intl.DateTimeFormat, day: string): string {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(day);
  return found ? showMoment(format, found[0]) : day;
}
