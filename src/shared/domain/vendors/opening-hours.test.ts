import { describe, expect, it } from 'vitest';
import { openOn, showHours } from './opening-hours.ts';
import { untilMidnightInDelhi, weekdayInDelhi, weekdayNamed } from './weekdays.ts';

describe('the day in Delhi', () => {
  it.each([
    ['2026-11-16T18:29:59.999Z', 'mon'],
    ['2026-11-16T18:30:00.000Z', 'tue'],
    ['2026-11-17T00:00:00.000Z', 'tue'],
    ['2026-12-31T18:30:00.000Z', 'fri'],
    ['2028-02-29T18:29:59.999Z', 'tue'],
    ['2028-02-29T18:30:00.000Z', 'wed'],
    ['1969-12-31T18:29:59.999Z', 'wed'],
  ])('%s is %s', (at, day) => expect(weekdayInDelhi(new Date(at))).toBe(day));

  it.each([
    ['2026-11-16T18:29:59.999Z', 1],
    ['2026-11-16T18:30:00.000Z', 86_400_000],
    ['1969-12-31T18:29:59.999Z', 1],
  ])('at %s lasts %d ms more', (at, ms) => expect(untilMidnightInDelhi(new Date(at))).toBe(ms));
});

describe('open on a day', () => {
  it('means that the day has hours', () => {
    expect(openOn({ mon: '10:00-18:00' }, 'mon')).toBe(true);
    expect(openOn({ mon: '10:00-18:00' }, 'tue')).toBe(false);
    expect(openOn({}, 'tue')).toBe(false);
  });
  it('is not known without hours', () => {
    expect(openOn(null, 'mon')).toBeNull();
    expect(openOn(undefined, 'mon')).toBeNull();
  });
});

it('a weekday is known by its name, and nothing else is one', () => {
  expect([' Tuesday', 'sunday', 'Wed', 'never', ''].map(weekdayNamed)).toEqual([
    'tue',
    'sun',
    'wed',
    null,
    null,
  ]);
});

it.each([
  ['11:00-20:30', '11 am to 8.30 pm'],
  ['00:00-12:00', '12 am to 12 pm'],
  ['09:05-00:00', '9.05 am to 12 am'],
  ['18:00-02:00', '6 pm to 2 am'],
  ['10:00-13:00, 16:00-21:00', '10 am to 1 pm and 4 pm to 9 pm'],
  ['by appointment', 'by appointment'],
])('%s is said as %s', (hours, words) => expect(showHours(hours)).toBe(words));
