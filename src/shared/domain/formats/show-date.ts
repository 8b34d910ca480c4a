/** @file Display of dates. An invalid date from outside is shown as it is, without an error. */
import { spellOut, withDayPeriod } from '#words/clock-words.ts';
import { byLanguage } from '#words/formats.ts';
import { localeNow } from '#words/t.ts';
import { timeZone } from '#facts/time.ts';

/** A format of dates. */
export type DateFormat = { format: (at: Date) => string };

/** Returns an English format that joins weekday and date itself: some browsers put a second comma, before the year. */
function inEnglish(format: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const { weekday, ...rest } = spellOut(options);
  if (!weekday || !rest.year) return new Intl.DateTimeFormat(format, { weekday, ...rest });
  const date = new Intl.DateTimeFormat(format, rest);
  const day = new Intl.DateTimeFormat(format, { weekday, timeZone: rest.timeZone });
  return { format: (at) => `${day.format(at)}, ${date.format(at)}` };
}

/** Keeps a number and the word after it on one line: "12 January", "3:30 pm". */
const unbroken = (date: string): string => date.replaceAll(/\b(\d\d?) /g, '$1\u00a0');

/** Returns a format that writes each date in the then current language. */
function formatIn(options: Intl.DateTimeFormatOptions): DateFormat {
  const own = byLanguage((format) =>
    localeNow() === 'en'
      ? inEnglish(format, options)
      : new Intl.DateTimeFormat(format, withDayPeriod(options)),
  );
  return { format: (at) => unbroken(own().format(at)) };
}

/** Returns a format of moments in Delhi time, wherever the reader is. */
export const delhiFormat = (options: Intl.DateTimeFormatOptions): DateFormat =>
  formatIn({ ...options, timeZone });

/** Returns a format of calendar days. */
export const dayFormat = (options: Intl.DateTimeFormatOptions): DateFormat =>
  formatIn({ ...options, timeZone: 'UTC' });

/** Formats a moment (`2026-11-20T10:00:00Z`). */
export function showMoment(format: DateFormat, moment: string): string {
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? moment : format.format(at);
}

/** Formats a calendar day (`2026-11-20`); ignores a time after it. */
export function showDay(format: DateFormat, day: string): string {
  const found = /^\d{4}-\d{2}-\d{2}/.exec(day);
  return found ? showMoment(format, found[0]) : day;
}
