/** @file Dates as people read them. What comes from outside may be no date: it is then shown as it stands, and nothing breaks. */
import { spellOut, withDayPeriod } from '#words/clock-words.ts';
import { byLanguage } from '#words/formats.ts';
import { localeNow } from '#words/t.ts';
import { timeZone } from '#facts/time.ts';

/** How a date is written. */
export type DateFormat = { format: (at: Date) => string };

/** In English the day of the week before a whole date is set by hand: some browsers put a second comma, before the year. */
function inEnglish(format: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const { weekday, ...rest } = spellOut(options);
  if (!weekday || !rest.year) return new Intl.DateTimeFormat(format, { weekday, ...rest });
  const date = new Intl.DateTimeFormat(format, rest);
  const day = new Intl.DateTimeFormat(format, { weekday, timeZone: rest.timeZone });
  return { format: (at) => `${day.format(at)}, ${date.format(at)}` };
}

/** A format that writes each date in the language that is spoken then. */
function formatIn(options: Intl.DateTimeFormatOptions): DateFormat {
  const own = byLanguage((format) =>
    localeNow() === 'en'
      ? inEnglish(format, options)
      : new Intl.DateTimeFormat(format, withDayPeriod(options)),
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
