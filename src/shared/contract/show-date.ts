/** @file Dates as people read them. What comes from outside may be no date: it is then shown as it stands, and nothing breaks. */
import { withDayPeriod } from '#words/clock-words.ts';
import { byLanguage } from '#words/formats.ts';
import { localeNow } from '#words/t.ts';
import { timeZone } from '#facts/time.ts';

/** How a date is written. */
export type DateFormat = { format: (at: Date) => string };

/** A format that writes each date in the language that is spoken then. */
function formatIn(options: Intl.DateTimeFormatOptions): DateFormat {
  const own = byLanguage(
    (format) => new Intl.DateTimeFormat(format, localeNow() === 'en' ? options : withDayPeriod(options)),
  );
  return { format: (at) => own().format(at) };
}

/** A format of moments by the clock of Delhi, wherever it is read. */
export const delhiFormat = (options: Intl.DateTimeFormatOptions): DateFormat =>
  formatIn({ ...options, timeZone });

/** A format of calendar days. */
export const dayFormat = (options: Intl.DateTimeFormatOptions): DateFormat =>
  formatIn({ ...options, timeZone: 'UTC' });

/** A moment (`2026-11-20T10:00:00Z`) in that format. */
export function showMoment(format: DateFormat, moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? moment : format.format(at);
}

/** A calendar day (`2026-11-20`) in a format of days; a time behind it is left out. */
export function showDay(format: DateFormat, day: string): string {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(day);
  return found ? showMoment(format, found[0]) : day;
}
