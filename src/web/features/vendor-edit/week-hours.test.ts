import { expect, it } from 'vitest';
import {
  changedSpan,
  copiedToAll,
  editedWeek,
  sameEveryDay,
  storedWeek,
  withoutSpan,
  withSpan,
} from './week-hours.ts';

const week = editedWeek({ mon: '09:00-18:00', sat: '11:00-15:00' });

it('reads what it stores', () => {
  expect(storedWeek(week)).toEqual({ mon: '09:00-18:00', sat: '11:00-15:00' });
  expect(storedWeek(editedWeek(null))).toBeNull();
});

it('opens every day as the first open one', () => {
  const stored = storedWeek(sameEveryDay(week))!;
  expect(Object.keys(stored)).toHaveLength(7);
  expect(new Set(Object.values(stored))).toEqual(new Set(['09:00-18:00']));
  expect(storedWeek(sameEveryDay(editedWeek(null)))).toMatchObject({ sun: '10:00-19:00' });
});

it('copies the times of one day and opens nobody', () => {
  expect(storedWeek(copiedToAll(week, 'sat'))).toEqual({ mon: '11:00-15:00', sat: '11:00-15:00' });
});

it('a day gets an evening, and after midnight nothing that overlaps', () => {
  const day = withSpan(week.mon);
  expect(storedWeek({ ...week, mon: day })).toMatchObject({ mon: '09:00-18:00, 18:00-18:00' });
  const evening = withSpan({ open: true, spans: [{ opens: '10:00', closes: '14:00' }] });
  expect(evening.spans[1]).toEqual({ opens: '17:00', closes: '21:00' });
  const night = changedSpan(evening, 1, { closes: '02:00' });
  expect(storedWeek({ ...week, mon: night })).toMatchObject({ mon: '10:00-14:00, 17:00-02:00' });
  expect(storedWeek({ ...week, mon: withoutSpan(night, 0) })).toMatchObject({ mon: '17:00-02:00' });
});

it('keeps several spans of a day through a reading', () => {
  const stored = { fri: '10:00-14:00, 17:00-02:00' };
  expect(storedWeek(editedWeek(stored))).toEqual(stored);
});
