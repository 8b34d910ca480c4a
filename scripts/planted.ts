import { areas } from '../tests/planted/areas.ts';
import type { Catcher, PlantedFault } from '../tests/planted/fault.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { provideChromium } from './chromium.ts';
import { memoryFolder } from './gate/memory-folder.ts';
import { needsBuild, perform, together, type Run, type Verdict } from './planted/run-catcher.ts';
import { createScratchTree, type ScratchTree } from './planted/scratch-tree.ts';

// npm run test:planted [-- NAME or AREA ...]: plants one fault after the other in a copy of the tree, and runs its catchers.
// The catchers first run without any fault, so that a test that fails anyway is not taken for a catch.

type Entry = PlantedFault & { area: string };

const all: readonly Entry[] = Object.entries(areas).flatMap(([area, faults]) =>
  faults.map((fault) => ({ ...fault, area })),
);

function chosen(names: readonly string[]): readonly Entry[] {
  const unknown = names.filter((name) => !all.some(({ name: own, area }) => [own, area].includes(name)));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no planted fault or area "${unknown.join(', ')}"; the areas are ${Object.keys(areas).join(', ')}.\n`,
    );
    process.exit(1);
  }
  const asked = ({ name, area }: Entry) => names.includes(name) || names.includes(area);
  const entries = all.filter((entry) => names.length === 0 || asked(entry));
  // Entries that need a build come last: the others are quicker.
  return entries.toSorted((a, b) => Number(isBuilt(a)) - Number(isBuilt(b)));
}

const isBuilt = ({ caughtBy }: PlantedFault) => caughtBy.some(needsBuild);
const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`;
const tail = (output: string) => output.trimEnd().split('\n').slice(-30).join('\n');

/** Returns the environment of the runs: a PostgreSQL server for those that need one, and the embedded database for the others. */
async function environment(catchers: readonly Catcher[]) {
  const embedded: NodeJS.ProcessEnv = { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined };
  if (!catchers.some((one) => 'project' in one && one.project === 'postgres'))
    return { envOf: () => embedded, stop: async () => {} };
  const server = await startPostgres();
  const onServer = { ...embedded, TEST_DATABASE_URL: server.url };
  return {
    envOf: (run: Run) => ('project' in run && run.project === 'postgres' ? onServer : embedded),
    stop: () => server.stop(),
  };
}

type Deps = { tree: ScratchTree; envOf: (run: Run) => NodeJS.ProcessEnv };

/** Checks that all catchers pass without a fault. */
async function proveGreen(entries: readonly Entry[], { tree, envOf }: Deps): Promise<boolean> {
  if (entries.some(isBuilt)) {
    await provideChromium();
    const problem = await tree.build();
    if (problem) {
      say(`It cannot be built without any fault:\n${tail(problem)}`);
      return false;
    }
    tree.keepBuild();
  }
  const files = [...new Set(entries.map(({ file }) => file))];
  let green = true;
  for (const run of together(
    entries.flatMap(({ caughtBy }) => caughtBy),
    files,
  )) {
    const begin = performance.now();
    const { colour, output } = await perform(run, tree.path, { env: envOf(run) });
    const name = 'project' in run ? run.project : 'check' in run ? run.check : `journeys, ${run.view}`;
    say(`${colour === 'green' ? 'green ' : 'RED   '} ${seconds(begin)}  ${name} without any fault`);
    if (colour === 'green') continue;
    green = false;
    say(tail(output));
  }
  return green;
}

/** Runs all catchers of a fault, while it is planted. Resolves to the reason why it is missed; null when each of them failed. */
async function missedBy(entry: Entry, { tree, envOf }: Deps): Promise<string | null> {
  if (isBuilt(entry)) {
    const problem = await tree.build();
    if (problem) return `the build fails, and nothing that was asked:\n${tail(problem)}`;
  }
  for (const run of together(entry.caughtBy, [entry.file])) {
    const { colour, output }: Verdict = await perform(run, tree.path, { first: true, env: envOf(run) });
    if (colour === 'green') return 'everything passes';
    if (colour === 'broken') return `no test failed of itself:\n${tail(output)}`;
  }
  return null;
}

async function main(): Promise<number> {
  const entries = chosen(process.argv.slice(2));
  const folder = memoryFolder();
  if (folder) process.env['TMPDIR'] ??= folder;
  const tree = createScratchTree();
  const { envOf, stop } = await environment(entries.flatMap(({ caughtBy }) => caughtBy));
  const deps = { tree, envOf };
  let caught = 0;
  let missed = 0;
  try {
    if (!(await proveGreen(entries, deps))) return 1;
    for (const entry of entries) {
      const begin = performance.now();
      const found = await tree.withFault(entry, async () => ({ why: await missedBy(entry, deps) }));
      if (isBuilt(entry)) tree.resetBuild();
      const name = `${entry.area}: ${entry.name}`;
      if (found?.why === null) {
        caught += 1;
        say(`caught ${seconds(begin)}  ${name}`);
        continue;
      }
      missed += 1;
      say(`${found ? 'MISSED' : 'stale '} ${seconds(begin)}  ${name} (${entry.breaks})`);
      say(`  ${found ? found.why : `the text to change is not there exactly once: ${entry.file}`}`);
    }
  } finally {
    await stop();
  }
  say(`${caught} caught, ${missed} missed`);
  return missed > 0 ? 1 : 0;
}

process.exitCode = await main();
