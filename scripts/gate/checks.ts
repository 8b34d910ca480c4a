import { runTool } from '../tool.ts';
import { type Step, verdict } from './step.ts';

/** A check by programs that read files and report their number. */
export type Check = {
  name: string;
  title: string;
  /** About how long it takes on two cores. */
  seconds: number;
  commands: readonly (readonly [command: string, ...parts: string[]])[];
  /**
   * Matches the last command's output when it has checked something; the first group is the number of things.
   * A checker that checked nothing finds no fault, so without a match the step fails.
   */
  countPattern: RegExp;
};

// `art/` is a package of its own, checked when it is built; `fresh` checks that it was built after its last change.
export const checks: readonly Check[] = [
  {
    name: 'format',
    seconds: 5,
    title: 'every file is as the formatter leaves it',
    commands: [['oxfmt', '--check', '.', '!art/**']],
    countPattern: /on (\d+) files?/,
  },
  {
    name: 'types',
    seconds: 25,
    title: 'the types agree',
    commands: [
      ['react-router', 'typegen'],
      // In a program of 4900 files it checks again only those that a change reaches.
      [
        'tsc',
        '--noEmit',
        '--diagnostics',
        '--incremental',
        // Each further checker computes the contract's types again: four took 43 s of processor and 3.6 GB, one 22 s and 1.7 GB.
        '--checkers',
        '1',
        '--tsBuildInfoFile',
        'node_modules/.cache/types.tsbuildinfo',
      ],
    ],
    countPattern: /^Files:\s+(\d+)$/m,
  },
  {
    name: 'lint',
    seconds: 15,
    title: 'the linter has nothing to say',
    commands: [['oxlint', '--type-aware', '--ignore-pattern=art/**']],
    countPattern: /on (\d+) files?/,
  },
  {
    name: 'unused',
    seconds: 5,
    title: 'no file, export or dependency is unused',
    commands: [['knip', '--no-progress', '--duration', '--workspace', '.']],
    countPattern: /Total running time/,
  },
  {
    name: 'fresh',
    seconds: 10,
    title: 'generated files, migrations and pictures are up to date',
    commands: [['node', 'scripts/generate.ts', '--check']],
    countPattern: /(\d+) generated things/,
  },
];

async function perform({ commands, countPattern }: Check) {
  const outputs: string[] = [];
  for (const [command, ...parts] of commands) {
    const { code, output } = await runTool(command, parts);
    outputs.push(output);
    if (code !== 0) return verdict(false, outputs.join(''));
  }
  const last = outputs.at(-1) ?? '';
  const count = countPattern.exec(last);
  if (count && count[1] !== '0') return verdict(true, last);
  return verdict(false, `${outputs.join('')}\nThe check looked at nothing.\n`);
}

/** Returns the step of a check, counted as one. */
export const checkStep = (check: Check): Step => ({
  name: check.name,
  title: check.title,
  seconds: check.seconds,
  run: () => perform(check),
});

/** The checks that need no running program. */
export const checkSteps: readonly Step[] = checks.map(checkStep);
