import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openState, openWords, weekMinute, weekSpans } from './open-now.ts';
import { weekdays } from './weekdays.ts';

const shop = { mon: '10:00-20:30', tue: '10:00-20:30', sat: '11:00-15:00' } as const;
/** 16 November 2026 is a Monday. */
const delhi = (day: number, time: string) =>
  new Date(`2026-11-${String(15 + day).padStart(2, '0')}T${time}+05:30`);

it.each([
  [1, '09:59:59', 'Closed now · opens 10 am'],
  [1, '10:00:00', 'Open now · closes 8.30 pm'],
  [1, '20:29:59', 'Open now · closes 8.30 pm'],
  [1, '20:30:00', 'Closed now · opens Tuesday, 10 am'],
  [2, '23:59:59', 'Closed now · opens Saturday, 11 am'],
  [6, '15:00:00', 'Closed now · opens Monday, 10 am'],
  [7, '12:00:00', 'Closed now · opens Monday, 10 am'],
])('on day %d of the week at %s says: %s', (day, time, words) => {
  expect(openWords(shop, delhi(day, time))).toBe(words);
});

it('names the weekday of a shop that opens once a week', () => {
  expect(openWords({ mon: '10:00-11:00' }, delhi(1, '11:00:00'))).toBe('Closed now · opens Monday, 10 am');
});

it('is open without an end when all hours of the week are its own, and closed without one when none is', () => {
  const always = Object.fromEntries(weekdays.map((day) => [day, '00:00-23:59']));
  for (const at of [delhi(1, '00:00:00'), delhi(7, '23:59:59')])
    expect(openWords(always, at)).toBe('Open all day, every day');
  expect(openWords({}, delhi(3, '12:00:00'))).toBe('Closed now');
});

it('reads a night that two days share as one span', () => {
  const night = { fri: '18:00-23:59', sat: '00:00-02:00' } as const;
  expect(openWords(night, delhi(5, '23:30:00'))).toBe('Open now · closes 2 am');
  expect(openWords({ sun: '18:00-23:59', mon: '00:00-02:00' }, delhi(7, '23:30:00'))).toBe(
    'Open now · closes 2 am',
  );
});

it('reads a break at noon, and an end after midnight', () => {
  const hours = { fri: '10:00-13:00, 18:00-02:00', sun: '20:00-01:00' } as const;
  expect(openWords(hours, delhi(5, '12:00:00'))).toBe('Open now · closes 1 pm');
  expect(openWords(hours, delhi(5, '13:00:00'))).toBe('Closed now · opens 6 pm');
  expect(openWords(hours, delhi(6, '01:59:00'))).toBe('Open now · closes 2 am');
  expect(openWords(hours, delhi(8, '00:30:00'))).toBe('Open now · closes 1 am');
});

it('counts the minutes of the week from Monday in Delhi', () => {
  expect(weekMinute(delhi(1, '00:00:00'))).toBe(0);
  expect(weekMinute(delhi(7, '23:59:59'))).toBe(7 * 1440 - 1);
});

const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
const written = (pair: readonly [number, number]) =>
  pair.map((one) => String(one).padStart(2, '0')).join(':');
const hoursOfDay = fc
  .tuple(time, time)
  .filter(([a, b]) => written(a) !== written(b))
  .map(([a, b]) => `${written(a)}-${written(b)}`);
const week = fc.record(
  Object.fromEntries(weekdays.map((day) => [day, hoursOfDay])) as Record<'mon', typeof hoursOfDay>,
  { requiredKeys: [] },
);

it('is open exactly within its hours, and its state lasts exactly until the moment that it names', () => {
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (hours, minute) => {
      const spans = weekSpans(hours);
      // Sunday's night reaches into Monday.
      const isWithin = (at: number) =>
        [0, 10_080].some((week) =>
          spans.some(({ from, to }) => from <= (at % 10_080) + week && (at % 10_080) + week < to),
        );
      const { open, until } = openState(spans, minute);
      expect(open).toBe(isWithin(minute));
      if (until === null) return;
      expect(until).toBeGreaterThan(minute);
      expect(isWithin(until)).toBe(!open);
      for (const at of [minute, Math.floor((minute + until) / 2), until - 1]) expect(isWithin(at)).toBe(open);
    }),
  );
});
