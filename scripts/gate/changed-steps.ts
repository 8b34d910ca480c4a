import { existsSync, globSync } from 'node:fs';
import { type Check, checks, checkStep } from './checks.ts';
import { journeys, vitest } from './runners.ts';
import type { Step } from './step.ts';
import { buildStep, embedded, suiteSteps } from './test-suites.ts';

const checkOf = (name: string): Check => checks.find((check) => check.name === name)!;

const suiteOf = (name: string): Step => suiteSteps.find((step) => step.name === name)!;

/** Returns the check of only these files. */
const checkFiles = (name: string, command: [string, ...string[]], files: readonly string[]): Step[] =>
  files.length === 0 ? [] : [checkStep({ ...checkOf(name), commands: [[...command, ...files]] })];

/** Returns a suite of only these files. */
const runFiles = (name: string, files: readonly string[], run: Step['run']): Step[] =>
  files.length === 0 ? [] : [{ ...suiteOf(name), run }];

/**
 * Returns the database tests beside a changed file: of its module, of its part of the platform, of its name.
 * All tests that load a changed module would be nearly all of them, since each composes the site.
 */
export function testsBeside(files: readonly string[], tests: readonly string[]): string[] {
  const places = files.flatMap((file) => {
    if (file.endsWith('.test.ts')) return [file];
    const folder = /^src\/server\/(?:modules|platform|http)\/[^/]+\//.exec(file)?.[0];
    return folder ?? (file.startsWith('src/server/') ? [file.replace(/ts$/, '')] : []);
  });
  return tests.filter((test) => places.some((place) => test.startsWith(place)));
}

/** Returns the steps that prove most of a change within a minute: those about these files, and the quick ones. */
export function changedSteps(changed: readonly string[]): readonly Step[] {
  const there = changed.filter((file) => existsSync(file) && !file.startsWith('art/'));
  const code = there.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const beside = testsBeside(there, globSync('src/server/**/*.test.ts'));
  const testsIn = (folders: string) =>
    there.filter((file) => new RegExp(`^tests/(?:${folders})/.*\\.test\\.ts$`).test(file));
  const [served, walked, inEngines] = [testsIn('served'), testsIn('journeys|faults'), testsIn('engines')];
  const only = (projects: readonly string[], words: readonly string[]) => () =>
    vitest(projects, embedded, { mayBeEmpty: true }, words);
  return [
    ...checkFiles(
      'format',
      ['oxfmt', '--check'],
      there.filter((file) => /\.(?:tsx?|mjs|css|json|md)$/.test(file)),
    ),
    ...(code.length > 0 ? [checkStep(checkOf('types'))] : []),
    ...checkFiles('lint', ['oxlint', '--type-aware'], code),
    ...(code.length > 0 ? [checkStep(checkOf('fresh'))] : []),
    suiteOf('laws'),
    ...runFiles('unit', code, only(['unit', 'web'], ['related', '--run', ...code])),
    ...runFiles('pglite', beside, only(['pglite'], ['run', ...beside])),
    ...([served, walked, inEngines].some((files) => files.length > 0) ? [buildStep] : []),
    ...runFiles('served', served, only(['served'], ['run', ...served])),
    ...runFiles('journeys', walked, () => journeys({}, walked)),
    ...runFiles('engines', inEngines, only(['engines-*'], ['run', ...inEngines])),
  ];
}
