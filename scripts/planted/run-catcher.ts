/** @file Runs the catchers of a fault, and distinguishes a failed test from a runner that did not run. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from '../gate/counts.ts';
import type { Catcher } from '../../tests/planted/fault.ts';
import { runTool, type ToolResult } from '../tool.ts';

/**
 * `red`: a test, or a check with a subject, failed. `green`: it ran and found nothing. `broken`: nothing ran, or it failed outside
 * any test, which would be the same for any change.
 */
export type Verdict = { colour: 'red' | 'green' | 'broken'; output: string };

type Counts = { passed: number; failed: number } | undefined;

/** Returns the verdict on a runner by its exit code and its counts. */
export function verdictOf({ code, output }: ToolResult, counts: Counts): Verdict {
  if (counts && counts.failed > 0) return { colour: 'red', output };
  return { colour: counts && counts.passed > 0 && code === 0 ? 'green' : 'broken', output };
}

/** Patterns in a checker's output: the number of checked things, and the number of faults. */
const checks = {
  types: {
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit', '--diagnostics'],
    ],
    looked: /^Files:\s+[1-9]/m,
    found: /error TS\d+/,
  },
  lint: {
    commands: [['oxlint', '--type-aware']],
    looked: /on [1-9]\d* file/,
    found: /Found .*[1-9]\d* error/,
  },
  budgets: {
    commands: [['node', 'scripts/budgets.ts']],
    looked: /^[1-9]\d* pages weighed$/m,
    found: /./,
  },
} as const;

type CheckName = keyof typeof checks;
type CheckRun = { check: CheckName; files: readonly string[] };
/** One run for several catchers of a kind, as made by `together`. */
export type Run =
  | { project: string; files: readonly string[]; grep?: string }
  | { view: string; journeys: readonly string[]; grep: string }
  | CheckRun;

/** Returns the runs that cover all catchers, each file once. `files` are those with the faults. */
export function together(catchers: readonly Catcher[], files: readonly string[]): Run[] {
  const kindOf = (one: Catcher) =>
    'project' in one
      ? `${one.project} ${one.grep === undefined}`
      : 'journey' in one
        ? `in ${one.view ?? 'desktop'}`
        : one.check;
  return [...Map.groupBy(catchers, kindOf).values()].map((members) => runOf(members, files));
}

const regular = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const anyOf = (greps: readonly string[]) => [...new Set(greps.map(regular))].join('|');

function runOf(members: readonly Catcher[], files: readonly string[]): Run {
  const projects = members.filter((one) => 'project' in one);
  const journeys = members.filter((one) => 'journey' in one);
  const greps = [...projects, ...journeys].flatMap(({ grep }) => grep ?? []);
  if (projects[0])
    return {
      project: projects[0].project,
      files: [...new Set(projects.flatMap((one) => one.files))],
      ...(greps.length > 0 && { grep: anyOf(greps) }),
    };
  if (journeys[0])
    return {
      view: journeys[0].view ?? 'desktop',
      journeys: [...new Set(journeys.map(({ journey }) => journey))],
      grep: anyOf(greps),
    };
  return { check: (members[0] as { check: CheckName }).check, files };
}

/** Returns whether the run needs the built pages. */
export const needsBuild = (one: Catcher | Run): boolean =>
  'journey' in one || 'journeys' in one || ('check' in one && one.check === 'budgets');

/** Runs it in the folder. With `first` the first failed test ends it. */
export async function perform(run: Run, cwd: string, { first = false, env = {} } = {}): Promise<Verdict> {
  if ('check' in run) return performCheck(run, cwd);
  const report = join(cwd, 'report.json');
  const reported = (words: readonly string[], more: NodeJS.ProcessEnv) =>
    runTool('project' in run ? 'vitest' : 'playwright', words, { cwd, env: { ...env, ...more } });
  try {
    const result =
      'project' in run
        ? await reported(
            [
              'run',
              `--project=${run.project}`,
              '--reporter=minimal',
              '--reporter=json',
              `--outputFile.json=${report}`,
              ...(run.grep ? [`--testNamePattern=${run.grep}`] : []),
              ...(first ? ['--bail=1'] : []),
              ...run.files,
            ],
            { NODE_ENV: 'test' },
          )
        : await reported(
            [
              'test',
              '--reporter=list,json',
              `--project=${run.view}`,
              `--grep=${run.grep}`,
              ...(first ? ['--max-failures=1'] : []),
              ...run.journeys,
            ],
            { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NO_COLOR: undefined, FORCE_COLOR: '0' },
          );
    const json = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
    return verdictOf(result, 'project' in run ? vitestCounts(json) : playwrightCounts(json));
  } finally {
    rmSync(report, { force: true });
  }
}

async function performCheck({ check, files }: CheckRun, cwd: string): Promise<Verdict> {
  const { commands, looked, found } = checks[check];
  let last: ToolResult = { code: 1, output: '' };
  for (const [command, ...words] of commands)
    last = await runTool(command, [...words, ...(check === 'lint' ? files : [])], { cwd });
  if (!looked.test(last.output)) return { colour: 'broken', output: last.output };
  if (last.code === 0) return { colour: 'green', output: last.output };
  return { colour: found.test(last.output) ? 'red' : 'broken', output: last.output };
}
