import { describe, expect, it } from 'vitest';
import { answerClassOf, answerClasses, medianOf } from './number-figures.ts';
import { comparedAt, periodOf } from './number-periods.ts';

describe('a period', () => {
  it.each([
    ['week', '2026-11-22', 0, '2026-11-16', '2026-11-23'],
    ['week', '2026-11-23', 0, '2026-11-23', '2026-11-30'],
    ['week', '2027-01-01', -1, '2026-12-21', '2026-12-28'],
    ['month', '2026-12-31', 0, '2026-12-01', '2027-01-01'],
    ['month', '2026-01-31', -1, '2025-12-01', '2026-01-01'],
    ['month', '2026-01-31', 1, '2026-02-01', '2026-03-01'],
  ] as const)('%s of %s, %i on, is from %s to before %s', (kind, day, steps, from, until) =>
    expect(periodOf(kind, day, steps)).toEqual({ from, until }),
  );

  it('that runs is compared with as many days, and never with more than the one before has', () => {
    const at = (day: string) => new Date(`${day}T06:00:00Z`);
    expect(comparedAt('month', '2026-11-20', at('2026-11-20')).before).toEqual({
      from: '2026-10-01',
      until: '2026-10-21',
    });
    expect(comparedAt('month', '2026-03-31', at('2026-03-31')).before).toEqual({
      from: '2026-02-01',
      until: '2026-03-01',
    });
    expect(comparedAt('week', '2026-11-16', at('2026-11-16'))).toMatchObject({
      now: { from: '2026-11-16', until: '2026-11-17' },
      before: { from: '2026-11-09', until: '2026-11-10' },
    });
  });

  it('changes at midnight in Delhi', () => {
    expect(comparedAt('month', '2026-10-31', new Date('2026-10-31T18:29:59Z')).isRunning).toBe(true);
    expect(comparedAt('month', '2026-10-31', new Date('2026-10-31T18:30:00Z')).isRunning).toBe(false);
  });
});

describe('a median by classes', () => {
  const classed = (durations: readonly number[]) => {
    const answers = Array<number>(answerClasses.length + 1).fill(0);
    const minutes = Array<number>(answerClasses.length + 1).fill(0);
    for (const one of durations) {
      answers[answerClassOf(one)]! += 1;
      minutes[answerClassOf(one)]! += one;
    }
    return medianOf(answers, minutes);
  };

  it.each([
    [[], null],
    [[0], 0],
    [[7], 7],
    [[60, 120, 1800], 120],
    [[60, 240], 150],
    [[100_000], 100_000],
  ])('of %j is %j', (durations, median) => expect(classed(durations)).toBe(median));

  it('of many is in the class of the exact one', () => {
    const durations = Array.from({ length: 999 }, (_, index) => index * 3);
    expect(answerClassOf(classed(durations)!)).toBe(answerClassOf(499 * 3));
  });
});
