import { describe, expect, it } from 'vitest';
import { outcomeOf, playwrightCounts, vitestCounts } from './counts.ts';

const green = { passed: 3, failed: 0, skipped: 1, flakyTests: [] };

describe('a runner', () => {
  it('is green with its counts when it ends well and ran something', () => {
    expect(outcomeOf(0, green, '')).toMatchObject(green);
  });

  it.each([
    ['wrote no report', 0, undefined],
    ['ran no test', 0, { ...green, passed: 0 }],
    ['failed outside any test', 1, green],
    ['was killed', 137, undefined],
  ])('that %s has failed once', (_, code, counts) => {
    expect(outcomeOf(code, counts, 'words').failed).toBe(1);
  });

  it('that failed keeps its own count', () => {
    expect(outcomeOf(1, { ...green, failed: 2 }, '').failed).toBe(2);
  });
});

describe('a report', () => {
  it('of Vitest is counted', () => {
    const json = '{"numPassedTests":5,"numFailedTests":2,"numPendingTests":1,"numTodoTests":1}';
    expect(vitestCounts(json)).toEqual({ passed: 5, failed: 2, skipped: 2, flakyTests: [] });
  });

  it('of Vitest names what passed only at its second try', () => {
    const tests = [
      { fullName: 'a door opens', status: 'passed', failureMessages: ['Error: stuck\n  at once'] },
      { fullName: 'a door closes', status: 'passed', failureMessages: [] },
      { fullName: 'a door holds', status: 'failed', failureMessages: ['Error: gone'] },
    ];
    const counts = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
    const json = JSON.stringify({ ...counts, testResults: [{ assertionResults: tests }] });
    expect(vitestCounts(json)?.flakyTests).toEqual(['a door opens: Error: stuck at once']);
  });

  it('of Playwright is counted, and names what passed only at its second try', () => {
    const location = { file: '/house/hall.test.ts', line: 12 };
    const results = [{ error: { message: '\u001b[31mstuck\u001b[39m\n  and more', location } }, {}];
    const spec = { title: 'a door opens', tests: [{ status: 'flaky', results }] };
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 };
    const json = JSON.stringify({
      stats,
      suites: [{ title: 'house', suites: [{ title: 'hall', specs: [spec] }] }],
    });
    expect(playwrightCounts(json)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      flakyTests: ['a door opens (hall.test.ts:12): stuck and more'],
    });
  });

  it.each([undefined, '', '{', '{}', 'null'])('that is %j is none', (json) => {
    expect(vitestCounts(json)).toBeUndefined();
    expect(playwrightCounts(json)).toBeUndefined();
  });
});
