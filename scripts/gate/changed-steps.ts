import { existsSync, globSync } from 'node:fs';
import { type Check, checks, checkStep } from './checks.ts';
import { journeys, vitest } from './runners.ts';
import type { Step } from './step.ts';
import { buildStep, embedded, suiteSteps } from './test-suites.ts';

const checkOf = (name: string): Check => checks.find((check) => check.name === name)!;

const suiteOf = (name: string): Step => suiteSteps.find((step) => step.name === name)!;

/** The check of only these files. */
const checkFiles = (name: string, command: string[], files: readonly string[]): Step[] =>
  files.length === 0
    ? []
    : [checkStep({ ...checkOf(name), commands: [[command[0]!, ...command.slice(1), ...files]] })];

/**
 * Returns the files of tests with a database that stand beside a changed file: of its module, of its part of the platform, of its name.
 * All that load a changed module would be nearly all of them, since each composes the site.
 */
export function testsBeside(files: readonly string[], tests: readonly string[]): string[] {
  const places = files.flatMap((file) => {
    if (file.endsWith('.test.ts')) return [file];
    const folder = /^src\/server\/(?:modules|platform|http)\/[^/]+\//.exec(file)?.[0];
    return folder ?? (file.startsWith('src/server/') ? [file.replace(/ts$/, '')] : []);
  });
  return tests.filter((test) => places.some((place) => test.startsWith(place)));
}

/** Returns the steps that prove most of a change within a minute: what is about these files, and what is quick. */
export function changedSteps(changed: readonly string[]): readonly Step[] {
  const there = changed.filter((file) => existsSync(file) && !file.startsWith('art/'));
  const code = there.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const beside = testsBeside(there, globSync('src/server/**/*.test.ts'));
  const walked = there.filter((file) => /^tests\/(?:journeys|faults)\/.*\.test\.ts$/.test(file));
  return [
    ...checkFiles(
      'format',
      ['oxfmt', '--check'],
      there.filter((file) => /\.(?:tsx?|mjs|css|json|md)$/.test(file)),
    ),
    ...(code.length > 0 ? [checkStep(checkOf('types'))] : []),
    ...checkFiles('lint', ['oxlint', '--type-aware'], code),
    suiteOf('laws'),
    ...(code.length > 0
      ? [
          {
            ...suiteOf('unit'),
            run: () => vitest(['unit', 'web'], embedded, { mayBeEmpty: true }, ['related', '--run', ...code]),
          },
        ]
      : []),
    ...(beside.length > 0
      ? [
          {
            ...suiteOf('pglite'),
            run: () => vitest(['pglite'], embedded, { mayBeEmpty: true }, ['run', ...beside]),
          },
        ]
      : []),
    ...(walked.length > 0 ? [buildStep, { ...suiteOf('journeys'), run: () => journeys({}, walked) }] : []),
  ];
}
