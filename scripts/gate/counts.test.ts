import { describe, expect, it } from 'vitest';
import { outcomeOf, playwrightCounts, vitestCounts } from './counts.ts';

const green = { passed: 3, failed: 0, skipped: 1 };

describe('a runner', () => {
  it('is green with its counts when it ends well and ran something', () => {
    expect(outcomeOf(0, green, '')).toMatchObject(green);
  });

  it.each([
    ['wrote no report', 0, undefined],
    ['ran no test', 0, { passed: 0, failed: 0, skipped: 9 }],
    ['failed outside any test', 1, green],
    ['was killed', 137, undefined],
  ])('that %s has failed once', (_, code, counts) => {
    expect(outcomeOf(code, counts, 'words').failed).toBe(1);
  });

  it('that failed keeps its own count', () => {
    expect(outcomeOf(1, { passed: 1, failed: 2, skipped: 0 }, '').failed).toBe(2);
  });
});

describe('a report', () => {
  it('of Vitest is counted', () => {
    const json = '{"numPassedTests":5,"numFailedTests":2,"numPendingTests":1,"numTodoTests":1}';
    expect(vitestCounts(json)).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('of Playwright is counted, and a second try is a failure', () => {
    const json = '{"stats":{"expected":4,"unexpected":1,"flaky":1,"skipped":3}}';
    expect(playwrightCounts(json)).toEqual({ passed: 4, failed: 2, skipped: 3 });
  });

  it.each([undefined, '', '{', '{}', 'null'])('that is %j is none', (json) => {
    expect(vitestCounts(json)).toBeUndefined();
    expect(playwrightCounts(json)).toBeUndefined();
  });
});
