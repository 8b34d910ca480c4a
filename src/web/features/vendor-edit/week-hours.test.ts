import { expect, it } from 'vitest';
import { copiedToAll, editedWeek, sameEveryDay, storedWeek } from './week-hours.ts';

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
