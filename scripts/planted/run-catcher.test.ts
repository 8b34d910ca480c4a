import { describe, expect, it } from 'vitest';
import { needsBuild, together, verdictOf } from './run-catcher.ts';

describe('the verdict on a run', () => {
  it.each([
    ['red', 'a test fails', 1, { passed: 3, failed: 1 }],
    ['green', 'all pass', 0, { passed: 3, failed: 0 }],
    ['broken', 'a file cannot be loaded', 1, { passed: 3, failed: 0 }],
    ['broken', 'nothing runs', 0, { passed: 0, failed: 0 }],
    ['broken', 'there is no report', 1, undefined],
  ] as const)('is %s where %s', (colour, _, code, counts) => {
    expect(verdictOf({ code, output: 'words' }, counts)).toEqual({ colour, output: 'words' });
  });
});

describe('a shared run', () => {
  it('is each file of a project once, apart from what is picked by its title', () => {
    const runs = together(
      [
        { project: 'unit', files: ['a.test.ts', 'b.test.ts'] },
        { project: 'unit', files: ['b.test.ts'] },
        { project: 'unit', files: ['c.test.ts'], grep: 'adds (up)' },
        { project: 'unit', files: ['c.test.ts'], grep: 'halves' },
        { project: 'web', files: ['d.test.tsx'] },
      ],
      [],
    );
    expect(runs).toEqual([
      { project: 'unit', files: ['a.test.ts', 'b.test.ts'] },
      { project: 'unit', files: ['c.test.ts'], grep: String.raw`adds \(up\)|halves` },
      { project: 'web', files: ['d.test.tsx'] },
    ]);
  });

  it('is each journey of a view, and a check of the changed files', () => {
    const runs = together(
      [
        { journey: 'a.test.ts', grep: 'opens' },
        { journey: 'a.test.ts', grep: 'closes' },
        { journey: 'b.test.ts', grep: 'opens', view: 'phone' },
        { check: 'lint' },
      ],
      ['src/a.ts'],
    );
    expect(runs).toEqual([
      { view: 'desktop', journeys: ['a.test.ts'], grep: 'opens|closes' },
      { view: 'phone', journeys: ['b.test.ts'], grep: 'opens' },
      { check: 'lint', files: ['src/a.ts'] },
    ]);
    expect(runs.map(needsBuild)).toEqual([true, true, false]);
    expect(needsBuild({ check: 'budgets' })).toBe(true);
  });
});
