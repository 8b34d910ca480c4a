import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLimits } from '#facts/limits.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  dayState,
  lastDay,
  monthsFrom,
  type DaysSeen,
} from './vendor-days.ts';

const aDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

describe('days', () => {
  it('go forward and back to where they were', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it('are listed without a gap, and as many as the horizon has', () => {
    fc.assert(
      fc.property(aDay, (today) => {
        const all = daysBetween(today, lastDay(today));
        expect(all.length).toBeLessThanOrEqual(daysLimits.listMax);
        expect(all[0]).toBe(today);
        for (const [index, day] of all.entries())
          if (index > 0) expect(day).toBe(addDays(all[index - 1]!, 1));
      }),
      { numRuns: 30 },
    );
  });

  it('stand once in their month, below their weekday', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        const [month] = monthsFrom(day, 1);
        const shown = month!.weeks.flat().filter((one) => one !== null);
        expect(shown).toEqual(daysBetween(addMonths(day, 0), addDays(addMonths(day, 1), -1)));
        for (const week of month!.weeks)
          for (const [at, one] of week.entries())
            if (one !== null) expect((new Date(one).getUTCDay() + 6) % 7).toBe(at);
      }),
    );
  });
});

describe('the state of a day', () => {
  const today = '2026-11-23';
  const seen = (given: Partial<DaysSeen>): DaysSeen => ({
    today,
    until: lastDay(today),
    asOf: today,
    busy: [],
    ...given,
  });

  it('is free only where somebody keeps the days, and has done so within sixty days', () => {
    const day = '2027-02-14';
    expect(dayState(day, seen({}))).toBe('free');
    expect(dayState(day, seen({ asOf: addDays(today, -60) }))).toBe('free');
    expect(dayState(day, seen({ asOf: addDays(today, -61) }))).toBe('ask');
    expect(dayState(day, seen({ asOf: null }))).toBe('ask');
  });

  it('is taken even where nobody keeps the days, but not before today or beyond the horizon', () => {
    const busy = ['2026-11-22', '2026-11-23', '2028-07-01'];
    expect(busy.map((day) => dayState(day, seen({ asOf: null, busy })))).toEqual(['ask', 'busy', 'ask']);
  });

  it('is never free without a date on which that was said', () => {
    fc.assert(
      fc.property(aDay, fc.array(aDay, { maxLength: 5 }), (day, busy) => {
        expect(dayState(day, seen({ asOf: null, busy }))).not.toBe('free');
      }),
    );
  });
});
