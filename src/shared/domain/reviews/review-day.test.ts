import { expect, it } from 'vitest';
import { isReviewDay, mustHaveMet, reviewFrom } from './review-day.ts';

const bookedAt = new Date('2026-11-20T18:29:00Z');

it.each([
  ['the day after the event', { eventDate: '2026-11-22', bookedAt: null }, '2026-11-23'],
  ['the day after the event, whenever it was booked', { eventDate: '2027-01-01', bookedAt }, '2027-01-02'],
  ['over the end of a year', { eventDate: '2026-12-31', bookedAt: null }, '2027-01-01'],
  ['two weeks after the booking, without a day', { eventDate: null, bookedAt }, '2026-12-04'],
  ['no day, without either', { eventDate: null, bookedAt: null }, null],
])('is %s', (_, days, from) => {
  expect(reviewFrom(days)).toBe(from);
  if (from === null) return expect(isReviewDay(days, new Date(0))).toBe(true);
  const begin = new Date(`${from}T00:00:00+05:30`).getTime();
  expect(isReviewDay(days, new Date(begin - 1))).toBe(false);
  expect(isReviewDay(days, new Date(begin))).toBe(true);
});

it('asks whether they met of all but booked ones', () => {
  expect((['replied', 'chosen', 'recalled'] as const).map(mustHaveMet)).toEqual([true, false, true]);
});
