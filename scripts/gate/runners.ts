import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs, minuteMs } from '#facts/time.ts';
import { leftOutVariable } from '../../tests/support/night.ts';
import { provideChromium } from '../chromium.ts';
import { runTool } from '../tool.ts';
import { outcomeOf, playwrightCounts, vitestCounts } from './counts.ts';
import { type Outcome, type Scope, verdict } from './step.ts';

/**
 * In CI a failed test gets a second try and is printed, since a race that shows once in thousands of tests should not block a
 * release. Locally there is no second try.
 */
const retries = process.env['CI'] ? 1 : 0;

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs the work with a path for a report, which is removed afterwards. */
async function withReport(work: (path: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a runner's arguments for the scope. */
const partOf = ({ part }: Scope) => (part ? [`--shard=${part}`] : []);
const leavesOut = ({ leftOut = [] }: Scope) => ({ [leftOutVariable]: leftOut.join(',') });
/** Returns the timeout of a runner. */
const timeoutOf = ({ night }: Scope) => (night ? 5 * hourMs : 55 * minuteMs);

/** Runs projects of Vitest; only their files that match `words`. */
export function vitest(
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  scope: Scope = {},
  words: readonly string[] = ['run'],
): Promise<Outcome> {
  return withReport(async (report) => {
    const chosen = projects.map((name) => `--project=${name}`);
    const { code, output } = await runTool(
      'vitest',
      [
        ...words,
        ...chosen,
        '--reporter=minimal',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--allowOnly=false',
        `--retry=${retries}`,
        ...partOf(scope),
        ...(scope.mayBeEmpty ? ['--passWithNoTests'] : []),
      ],
      { env: { NODE_ENV: 'test', ...leavesOut(scope), ...env }, timeoutMs: timeoutOf(scope) },
    );
    const counts = vitestCounts(textOf(report));
    if (scope.mayBeEmpty && code === 0 && !counts?.passed) return verdict(true, output);
    return outcomeOf(code, counts, output);
  });
}

/** Runs journeys and faults in a browser, or those of some files. */
export function journeys(scope: Scope, files: readonly string[] = []): Promise<Outcome> {
  return withReport(async (report) => {
    await provideChromium();
    // When the server does not start, every journey fails after a long wait: a few failures are enough.
    const parts = [
      'test',
      '--reporter=list,json',
      '--forbid-only',
      '--max-failures=25',
      `--retries=${retries}`,
      ...partOf(scope),
      ...files,
    ];
    const { code, output } = await runTool('playwright', parts, {
      // Playwright requests colours from its workers; with NO_COLOR beside it every process below them warns.
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        NO_COLOR: undefined,
        FORCE_COLOR: '0',
        ...leavesOut(scope),
      },
      timeoutMs: timeoutOf(scope),
    });
    return outcomeOf(code, playwrightCounts(textOf(report)), output);
  });
}
