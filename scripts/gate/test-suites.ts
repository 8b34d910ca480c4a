import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minuteMs } from '#facts/time.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { ensureBuilt } from '../build.ts';
import { provideChromium } from '../chromium.ts';
import { runTool } from '../tool.ts';
import { outcomeOf, playwrightCounts, vitestCounts } from './counts.ts';
import { type Outcome, type Step, verdict } from './step.ts';

/**
 * In CI a failed test gets a second try and is printed, since a race that shows once in thousands of tests should not hold a
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

function vitest(projects: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  return withReport(async (report) => {
    const chosen = projects.map((name) => `--project=${name}`);
    const { code, output } = await runTool(
      'vitest',
      [
        'run',
        ...chosen,
        '--reporter=minimal',
        '--reporter=json',
        `--outputFile.json=${report}`,
        '--allowOnly=false',
        `--retry=${retries}`,
      ],
      { env: { NODE_ENV: 'test', ...env } },
    );
    return outcomeOf(code, vitestCounts(textOf(report)), output);
  });
}

async function onPostgres(): Promise<Outcome> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return vitest(['postgres'], {});
  const server = await startPostgres();
  try {
    return await vitest(['postgres'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function build(): Promise<Outcome> {
  const said: string[] = [];
  const good = await ensureBuilt((text) => said.push(text));
  return verdict(good, said.join(''));
}

/** Enough of a browser to know that pages render, scripts take them over, and a form reaches the database and the mails. */
const smokeTests = ['tests/journeys/contact.test.ts', 'tests/journeys/navigation.test.ts'];

/** Runs journeys and faults; those of some files on a desktop only. */
function journeys(files: readonly string[] = []): Promise<Outcome> {
  return withReport(async (report) => {
    await provideChromium();
    // When the server does not start, every journey fails after a long wait: a few are enough to know.
    const parts = [
      'test',
      '--reporter=list,json',
      '--forbid-only',
      '--max-failures=25',
      `--retries=${retries}`,
      ...(files.length > 0 ? ['--project=desktop', ...files] : []),
    ];
    const { code, output } = await runTool('playwright', parts, {
      // Playwright asks its workers for colours; with NO_COLOR beside it every process below them warns.
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: undefined, FORCE_COLOR: '0' },
      timeoutMs: 55 * minuteMs,
    });
    return outcomeOf(code, playwrightCounts(textOf(report)), output);
  });
}

async function budgets(): Promise<Outcome> {
  const { code, output } = await runTool('node', ['scripts/budgets.ts']);
  const weighed = /^[1-9]\d* pages weighed$/m.test(output);
  return verdict(code === 0 && weighed, output);
}

// The embedded database is what these steps are about, whatever server the environment names.
const embedded: NodeJS.ProcessEnv = { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined };

/** The steps that run tests or what is built, from the quickest to the slowest. */
export const suiteSteps: readonly Step[] = [
  { name: 'laws', title: 'the laws of the tree hold', quick: true, run: () => vitest(['laws'], embedded) },
  {
    name: 'unit',
    title: 'parts that need nothing beside them',
    quick: true,
    run: () => vitest(['unit', 'web'], embedded),
  },
  {
    name: 'pglite',
    title: 'platform and endpoints, embedded database',
    programs: ['nginx', 'openssl'],
    run: () => vitest(['pglite'], embedded),
  },
  {
    name: 'postgres',
    title: 'the endpoints again, PostgreSQL server',
    programs: ['postgresql', 'nginx', 'openssl'],
    run: onPostgres,
  },
  { name: 'build', title: 'the pages and the server can be built', quick: true, run: build },
  {
    name: 'served',
    title: 'pages, forms and feeds of the built site, without a browser',
    run: () => vitest(['served'], embedded),
  },
  {
    name: 'budgets',
    title: 'the bytes of the pages stay within bounds',
    programs: ['chromium'],
    run: budgets,
  },
  {
    name: 'smoke',
    title: 'a form is sent and pages are turned in a browser',
    quick: 'only',
    programs: ['chromium', 'headlessChromium'],
    run: () => journeys(smokeTests),
  },
  {
    name: 'journeys',
    title: 'visitors reach their goals in a browser',
    programs: ['chromium', 'headlessChromium'],
    run: () => journeys(),
  },
];
