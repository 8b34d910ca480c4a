import { runTool } from '../tool.ts';
import { type Step, verdict } from './step.ts';

type Check = {
  name: string;
  title: string;
  commands: readonly (readonly [command: string, ...parts: string[]])[];
  /**
   * Matches the last command's output when it has checked something; the first group is the number of things.
   * A checker that checked nothing finds no fault, so without a match the step fails.
   */
  countPattern: RegExp;
};

// `art/` is a package of its own, checked when it is built; `fresh` asks whether it was built since it changed.
const checks: readonly Check[] = [
  {
    name: 'format',
    title: 'every file is as the formatter leaves it',
    commands: [['oxfmt', '--check', '.', '!art/**']],
    countPattern: /on (\d+) files/,
  },
  {
    name: 'types',
    title: 'the types agree',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit', '--diagnostics'],
    ],
    countPattern: /^Files:\s+(\d+)$/m,
  },
  {
    name: 'lint',
    title: 'the linter has nothing to say',
    commands: [['oxlint', '--type-aware', '--ignore-pattern=art/**']],
    countPattern: /on (\d+) files/,
  },
  {
    name: 'unused',
    title: 'no file, export or dependency is unused',
    commands: [['knip', '--no-progress', '--duration', '--workspace', '.']],
    countPattern: /Total running time/,
  },
  {
    name: 'fresh',
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

/** The checks that need no running program, each counted as one. */
export const checkSteps: readonly Step[] = checks.map((check) => ({
  name: check.name,
  title: check.title,
  quick: true,
  run: () => perform(check),
}));
