import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tests/support/postgres.ts';
import { ensureBuilt } from '../build.ts';
import { provideChromium } from '../chromium.ts';
import { runTool } from '../tool.ts';
import { outcomeOf, playwrightCounts, vitestCounts } from './counts.ts';
import { type Outcome, type Step, verdict } from './step.ts';

/**
 * A release does not wait for a race that shows once in thousands of tests; its name is printed, and it is mended. Whoever works
 * on a test gets no second try.
 */
const retries = process.env['CI'] ? 1 : 0;

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Gives the work a path for a report and removes it afterwards. */
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
        '--reporter=dot',
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

function journeys(): Promise<Outcome> {
  return withReport(async (report) => {
    await provideChromium();
    // When the server does not start, every journey fails after a long wait: a few are enough to know.
    const parts = [
      'test',
      '--reporter=list,json',
      '--forbid-only',
      '--max-failures=25',
      `--retries=${retries}`,
    ];
    const { code, output } = await runTool('playwright', parts, {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return outcomeOf(code, playwrightCounts(textOf(report)), output);
  });
}

async function budgets(): Promise<Outcome> {
  const { code, output } = await runTool('node', ['scripts/budgets.ts']);
  const weighed = /^[1-9]\d* pages weighed$/m.test(output);
  return verdict(code === 0 && weighed, output);
}

// The embedded database is what these rings are about, whatever server the environment names.
const embedded: NodeJS.ProcessEnv = { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined };

/** The steps that run tests or what is built, from the quickest to the slowest. */
export const suiteSteps: readonly Step[] = [
  { name: 'laws', title: 'the laws of the house hold', run: () => vitest(['laws'], embedded) },
  {
    name: 'unit',
    title: 'parts and endpoints, embedded database',
    run: () => vitest(['unit', 'web'], embedded),
  },
  { name: 'postgres', title: 'the endpoints again, PostgreSQL server', run: onPostgres },
  { name: 'build', title: 'the pages can be built', run: build },
  { name: 'budgets', title: 'the bytes of the pages stay within bounds', run: budgets },
  { name: 'journeys', title: 'visitors reach their goals in a browser', run: journeys },
];
