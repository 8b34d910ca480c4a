import { expect, it } from 'vitest';
import { dayInDelhi, daysBefore, inDelhi, isDay, mondayInDelhi, timeZone, utcOffset } from './time.ts';

it.each([
  ['2026-12-31T18:29:59.999Z', '2026-12-31'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29'],
])('%s is on %s in Delhi', (moment, day) => expect(dayInDelhi(new Date(moment))).toBe(day));

it('the clock is that of the zone', () => {
  const zone = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hour12: false,
  });
  for (const moment of ['1950-06-01T00:00:00Z', '2026-07-01T18:31:07Z', '2026-12-31T18:30:00Z']) {
    const at = new Date(moment);
    const shown = inDelhi(at).toISOString().slice(0, 19);
    expect(shown.replace('T', ', ')).toBe(zone.format(at));
    expect(new Date(shown + utcOffset)).toEqual(at);
  }
});

it('a day earlier is 24 hours earlier', () =>
  expect(daysBefore(new Date('2026-03-01T00:00:00Z'), 1)).toEqual(new Date('2026-02-28T00:00:00Z')));

it.each(['0000-01-01', '2026-02-30', '2026-2-3', ''])('%j is no day', (value) =>
  expect(isDay(value)).toBe(false),
);

it.each([
  ['2026-11-22T18:29:59.999Z', '2026-11-16'],
  ['2026-11-22T18:30:00.000Z', '2026-11-23'],
  ['2027-01-03T12:00:00.000Z', '2026-12-28'],
])('%s is in the week from %s', (moment, monday) => expect(mondayInDelhi(new Date(moment))).toBe(monday));
