import { describe, expect, it } from 'vitest';
import { spellOut } from '#words/clock-words.ts';
import { dayFormat, delhiFormat, showDay, showMoment } from './show-date.ts';

const inDelhi = delhiFormat({ dateStyle: 'medium', timeStyle: 'short' });
const calendar = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

it('a day is shown without its time, whatever the offset behind it', () => {
  for (const day of ['2026-11-20', '2026-11-20T23:30:00Z', '2026-11-20T00:10:00+05:30', '2026-11-20 late'])
    expect(showDay(calendar, day), day).toBe('20 Nov 2026');
});

it('a moment is shown by the clock of its format', () => {
  expect(showMoment(inDelhi, '2026-11-20T10:00:00.000Z')).toBe('20\u00a0Nov 2026, 3:30\u00a0pm');
});

describe('a text that is no date is shown as it stands', () => {
  it.each(['', 'soon', '2026-13-45', '20 November 2026', 'T00:00:00Z', '999999-99-99'])('%j', (text) => {
    expect(showDay(calendar, text)).toBe(text);
  });

  it.each(['', 'soon', '2026-13-45', '2026-11-20T99:00:00Z'])('%j as a moment', (text) => {
    expect(showMoment(inDelhi, text)).toBe(text);
  });
});

it('an English date is asked for by its parts, since engines disagree on styles and on the comma before the year', () => {
  expect(spellOut({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })).toEqual({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const long = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  expect(showDay(long, '2026-11-20')).toBe('Friday, 20\u00a0November 2026');
  expect(showDay(dayFormat({ dateStyle: 'full' }), '2026-11-20')).toBe('Friday, 20\u00a0November 2026');
});
