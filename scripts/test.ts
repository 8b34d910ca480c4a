import { parseArgs } from 'node:util';
import { checkSteps } from './gate/checks.ts';
import { memoryFolder } from './gate/memory-folder.ts';
import { installMissing } from './gate/programs.ts';
import { suiteSteps } from './gate/test-suites.ts';
import type { Outcome, Step } from './gate/step.ts';

// npm test: every check in order; npm run test:quick: those that take minutes.
// Quiet when green: a line for each step, its words only when it fails.
// Everything runs even when something failed; the last line is "N passed, N failed".

const steps: readonly Step[] = [...checkSteps, ...suiteSteps];

function chosenSteps(only: string | undefined, quick = false): readonly Step[] {
  if (only === undefined) return steps.filter((step) => (quick ? step.quick : step.quick !== 'only'));
  const names = only.split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0 || names.length === 0) {
    const known = steps.map((step) => step.name).join(', ');
    process.stderr.write(`There is no step "${unknown.join(', ')}"; the steps are ${known}.\n`);
    process.exit(1);
  }
  return steps.filter((step) => names.includes(step.name));
}

/** A step that throws, for want of a browser for instance, has failed with that one sentence. */
async function perform(step: Step): Promise<Outcome> {
  try {
    return await step.run();
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
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean' }, quick: { type: 'boolean' } },
  });
  if (values.list) {
    for (const step of steps) process.stdout.write(`${step.name.padEnd(9)} ${step.title}\n`);
    return;
  }
  const folder = memoryFolder();
  // For every step and all it starts.
  if (folder) process.env['TMPDIR'] ??= folder;
  let passed = 0;
  let failed = 0;
  const chosen = chosenSteps(values.only, values.quick);
  await installMissing(chosen.flatMap(({ programs = [] }) => programs));
  for (const step of chosen) {
    const begin = performance.now();
    const outcome = await perform(step);
    passed += outcome.passed;
    failed += outcome.failed;
    process.stdout.write(line(step, outcome, (performance.now() - begin) / 1000));
    for (const test of outcome.flakyTests ?? []) process.stdout.write(`  only at the second try: ${test}\n`);
    if (outcome.failed > 0) process.stdout.write(`${outcome.output.trimEnd()}\n\n`);
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
