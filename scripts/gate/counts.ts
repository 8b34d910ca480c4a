import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './step.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
};
type PlaywrightSuite = { title: string; specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightSpec = {
  title: string;
  tests: { status: string; results: { error?: PlaywrightError }[] }[];
};
type PlaywrightError = { message?: string; location?: { file: string; line: number } };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
};
type Counts = { passed: number; failed: number; skipped: number; flakyTests: string[] };

/** The length of an error's message: enough for the expected and the actual value, since nothing else remains of a repeated try. */
const errorMax = 600;

/** Returns the name of a test that passed only at its second try, with the message and place of its first failure. */
function flakyLine(name: string, { message = '', location }: PlaywrightError = {}): string {
  const place = location ? ` (${basename(location.file)}:${location.line})` : '';
  const words = stripVTControlCharacters(message).split(/\s+/).join(' ');
  return `${name}${place}: ${words.slice(0, errorMax)}`;
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Returns the counts of Vitest's JSON report; undefined when it is no such report. */
export function vitestCounts(json: string | undefined): Counts | undefined {
  const report = parsed<VitestReport>(json);
  if (typeof report?.numPassedTests !== 'number') return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    flakyTests: (report.testResults ?? [])
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => flakyLine(fullName, { message: failureMessages[0] })),
  };
}

/** Returns the counts of Playwright's JSON report; undefined when it is no such report. */
export function playwrightCounts(json: string | undefined): Counts | undefined {
  const report = parsed<PlaywrightReport>(json);
  if (typeof report?.stats?.expected !== 'number') return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const flakyTests = (report.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => flakyLine(title, results[0]?.error)),
    );
  return { passed: expected + flaky, failed: unexpected, skipped, flakyTests };
}

function parsed<T>(json: string | undefined): T | undefined {
  try {
    return json === undefined ? undefined : (JSON.parse(json) as T);
  } catch {
    return undefined;
  }
}

/**
 * Returns the outcome of a test runner from its exit code and its report. A runner that wrote no report, ran no test,
 * or failed outside any test (a file that cannot be loaded, an uncaught error) has failed at least once.
 */
export function outcomeOf(code: number, counts: Counts | undefined, output: string): Outcome {
  if (counts === undefined)
    return { passed: 0, failed: 1, output: `${output}\nThe runner wrote no report.\n` };
  if (counts.passed + counts.failed === 0)
    return { ...counts, failed: 1, output: `${output}\nNo test ran.\n` };
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...counts, failed, output };
}
