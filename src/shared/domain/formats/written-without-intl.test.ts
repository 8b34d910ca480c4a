import { expect, it } from 'vitest';
import labels from '#words/hi/labels.json' with { type: 'json' };
import { showTime } from '#domain/vendors/opening-hours.ts';
import { weekdays } from '#domain/vendors/weekdays.ts';
import { showDays, weekdayName } from '#domain/vendors/show-days.ts';
import { showList, showNumber } from '#words/formats.ts';
import { localeNames, locales, type Locale } from '#words/locales.ts';
import { speakWith } from '#words/t.ts';

let spoken: Locale = 'en';
speakWith({ locale: () => spoken, catalogs: { hi: labels } });

/** Any Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

it.each(localeNames)('formats without Intl equal those of Intl: %s', (locale) => {
  spoken = locale;
  const { format } = locales[locale];
  const numbers = new Intl.NumberFormat(format);
  for (const value of [0, 1, 9, 10, 99, 100, 999, 1000, 100_000, -1, 0.5, 999.5])
    expect(showNumber(value)).toBe(numbers.format(value));
  for (const [at, day] of weekdays.entries()) {
    const written = (weekday: 'long' | 'short') =>
      new Intl.DateTimeFormat(format, { weekday, timeZone: 'UTC' }).format(monday + at * dayMs);
    expect(weekdayName(day)).toBe(written('long'));
    expect(showDays([day])).toBe(written('short'));
  }
  const lists = new Intl.ListFormat(format);
  for (const parts of [[], ['a'], ['a', 'b']]) expect(showList(parts)).toBe(lists.format(parts));
  // Hindi has no comma before its "and", unlike the locale data.
  expect(showList(['a', 'b', 'c'])).toBe(lists.format(['a', 'b', 'c']).replace(/,(?= और)/, ''));
});

it('outside English an hour has the part of the day that Intl gives it', () => {
  spoken = 'hi';
  const written = new Intl.DateTimeFormat(locales.hi.format, {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'short',
    timeZone: 'UTC',
  });
  for (let hour = 0; hour < 24; hour += 1)
    for (const minute of ['00', '05', '30']) {
      const time = `${String(hour).padStart(2, '0')}:${minute}`;
      const expected = written.format(new Date(`2024-01-01T${time}:00Z`)).replace(':00', '');
      expect(showTime(time)).toBe(expected);
    }
});
