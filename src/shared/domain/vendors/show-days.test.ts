import { expect, it } from 'vitest';
import { showDays } from './show-days.ts';
import { weekdays } from './weekdays.ts';

it('says weekdays as people do, in the order of the week', () => {
  expect(showDays(weekdays)).toBe('Every day');
  expect(showDays(['mon', 'tue', 'wed', 'thu', 'fri'])).toBe('Mon to Fri');
  expect(showDays(['sun', 'fri', 'sat'])).toBe('Fri to Sun');
  expect(showDays(['sun', 'sat'])).toBe('Sat, Sun');
  expect(showDays(['mon', 'wed', 'fri'])).toBe('Mon, Wed, Fri');
  expect(showDays(['tue'])).toBe('Tue');
  expect(showDays([])).toBe('');
});
