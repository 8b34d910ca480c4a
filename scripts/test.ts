import { parseArgs } from 'node:util';
import { nightFilesFor, protectedBy } from '../tests/support/night.ts';
import { baseOf, changedFiles } from './gate/changed-files.ts';
import { changedSteps } from './gate/changed-steps.ts';
import { checkSteps } from './gate/checks.ts';
import { memoryFolder } from './gate/memory-folder.ts';
import { installMissing } from './gate/programs.ts';
import { readShard, stepsOf } from './gate/shard.ts';
import { suiteSteps } from './gate/test-suites.ts';
import type { Outcome, Scope, Step } from './gate/step.ts';

// npm test: the gate of the day. npm run test:night: everything. npm test -- --changed: the proof of most of a change in a minute.
// Quiet when green: a line for each step, its output only when it fails.
// Everything runs even when something failed; the last line is "N passed, N failed".

const steps: readonly Step[] = [...checkSteps, ...suiteSteps];
/** The factor for generated requests in the nightly run. */
const nightFuzzRuns = '3';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    list: { type: 'boolean' },
    night: { type: 'boolean', default: false },
    changed: { type: 'boolean' },
    base: { type: 'string' },
    shard: { type: 'string' },
  },
});

/** Returns the steps named by `--only`. Throws one sentence for an unknown name. */
function chosenOf(all: readonly Step[]): readonly Step[] {
  if (values.only === undefined) return all;
  const names = values.only.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0 || names.length === 0)
    throw new Error(
      `There is no step "${unknown.join(', ')}"; the steps are ${steps.map(({ name }) => name).join(', ')}.`,
    );
  return all.filter((step) => names.includes(step.name));
}

type Run = { step: Step; scope: Scope };

/** Returns the runs for the command's options. */
function runs(): Run[] {
  const { night } = values;
  const base = baseOf(values.base);
  const changed = base === undefined ? [] : changedFiles(base);
  if (values.changed) return chosenOf(changedSteps(changed)).map((step) => ({ step, scope: {} }));
  const owed = night ? Object.keys(protectedBy) : nightFilesFor(changed);
  if (owed.length > 0 && !night)
    process.stdout.write(
      `With these of the night, since what they protect has changed: ${owed.join(', ')}.\n`,
    );
  const leftOut = Object.keys(protectedBy).filter((file) => !owed.includes(file));
  const shard = readShard(values.shard ?? '1/1');
  return stepsOf(chosenOf(steps), shard).map(({ step, part }) => ({
    step,
    scope: { night, leftOut, ...(shard.total > 1 && { part }) },
  }));
}

/** Runs a step. One that throws, for want of a browser for instance, has failed with that one sentence. */
async function perform({ step, scope }: Run): Promise<Outcome> {
  try {
    return await step.run(scope);
  } catch (error) {
    return { passed: 0, failed: 1, output: `${error instanceof Error ? error.message : String(error)}\n` };
  }
}

function line(step: Step, outcome: Outcome, seconds: number): string {
  const counts = [`${outcome.passed} passed`];
  if (outcome.failed > 0) counts.push(`${outcome.failed} FAILED`);
  if (outcome.skipped) counts.push(`${outcome.skipped} skipped`);
  return `${step.name.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${counts.join(', ')} - ${step.title}\n`;
}

async function main(): Promise<void> {
  const chosen = runs();
  if (values.list) {
    for (const { step, scope } of chosen)
      process.stdout.write(`${step.name.padEnd(9)} ${scope.part ? `${scope.part} ` : ''}${step.title}\n`);
    return;
  }
  if (values.night) process.env['FUZZ_RUNS'] ??= nightFuzzRuns;
  const folder = memoryFolder();
  // For every step and its child processes.
  if (folder) process.env['TMPDIR'] ??= folder;
  let passed = 0;
  let failed = 0;
  await installMissing(chosen.flatMap(({ step: { programs = [] } }) => programs));
  for (const run of chosen) {
    const begin = performance.now();
    const outcome = await perform(run);
    passed += outcome.passed;
    failed += outcome.failed;
    process.stdout.write(line(run.step, outcome, (performance.now() - begin) / 1000));
    for (const test of outcome.flakyTests ?? []) process.stdout.write(`  only at the second try: ${test}\n`);
    if (outcome.failed > 0) process.stdout.write(`${outcome.output.trimEnd()}\n\n`);
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
