import type { Outcome } from './step.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
type Counts = { passed: number; failed: number; skipped: number };

/** Counts of Vitest's JSON report; nothing when it is no such report. */
export function vitestCounts(json: string | undefined): Counts | undefined {
  const report = parsed<VitestReport>(json);
  if (typeof report?.numPassedTests !== 'number') return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of Playwright's JSON report; a journey that passed only at a later try counts as failed. */
export function playwrightCounts(json: string | undefined): Counts | undefined {
  const stats = parsed<PlaywrightReport>(json)?.stats;
  if (typeof stats?.expected !== 'number') return undefined;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function parsed<T>(json: string | undefined): T | undefined {
  try {
    return json === undefined ? undefined : (JSON.parse(json) as T);
  } catch {
    return undefined;
  }
}

/**
 * The outcome of a test runner from its exit code and its report. A runner that wrote no report, ran no test,
 * or failed outside any test (a file that cannot be loaded, an error nobody caught) has failed at least once.
 */
export function outcomeOf(code: number, counts: Counts | undefined, output: string): Outcome {
  if (counts === undefined)
    return { passed: 0, failed: 1, output: `${output}\nThe runner wrote no report.\n` };
  if (counts.passed + counts.failed === 0)
    return { ...counts, failed: 1, output: `${output}\nNo test ran.\n` };
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...counts, failed, output };
}
