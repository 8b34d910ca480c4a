import { globSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { leftOut, leftOutVariable, nightFilesFor, protectedBy } from '#support/night.ts';
import { projectFiles, read } from './tree.ts';

const nightFiles = projectFiles(/\.night\.test\.tsx?$/);

/** Returns the faults of a table: files without a line, lines without a file, globs without matches. */
function faultsOf(table: Readonly<Record<string, readonly string[]>>, files: readonly string[]): string[] {
  return [
    ...files.filter((file) => !(file in table)).map((file) => `${file} protects nothing`),
    ...Object.keys(table)
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is not there`),
    ...Object.entries(table).flatMap(([file, globs]) =>
      (globs.length === 0 ? [''] : globs)
        .filter((glob) => globSync(glob).length === 0)
        .map((glob) => `${file}: no ${glob}`),
    ),
  ];
}

describe('the tests of the night', () => {
  it('are all in the table of what they protect, and that is there', () => {
    expect(nightFiles.length).toBeGreaterThan(10);
    expect(faultsOf(protectedBy, nightFiles)).toEqual([]);
  });

  it.each([
    [{}, ['a.night.test.ts'], 'a.night.test.ts protects nothing'],
    [{ 'a.night.test.ts': ['src/web/**'] }, [], 'a.night.test.ts is not there'],
    [{ 'a.night.test.ts': ['src/nowhere/**'] }, ['a.night.test.ts'], 'a.night.test.ts: no src/nowhere/**'],
    [{ 'a.night.test.ts': [] }, ['a.night.test.ts'], 'a.night.test.ts: no '],
  ])('would be missed in a planted table: %j', (table, files, fault) =>
    expect(faultsOf(table, files)).toEqual([fault]),
  );

  it('run by day when what they protect has changed, or they themselves', () => {
    expect(nightFilesFor(['README.md'])).toEqual([]);
    expect(nightFilesFor(['src/server/platform/mailer/outbox.ts'])).toContain(
      'tests/faults/outside.night.test.ts',
    );
    const [file] = nightFiles;
    expect(nightFilesFor([file!])).toEqual([file]);
    expect(leftOut()).toEqual((process.env[leftOutVariable] ?? '').split(',').filter(Boolean));
  });
});

type Job = { strategy?: { matrix: { shard: number[] } }; steps: { run?: string }[] };

/** Returns the shards that a workflow runs, as its command writes them. */
const shardsOf = ({ strategy, steps }: Job) => {
  const command = steps.map(({ run = '' }) => run).find((run) => run.startsWith('.ci/run ')) ?? '';
  return strategy?.matrix.shard.map((shard) =>
    command.replace('${{ matrix.shard }}', String(shard)).replace(/^.*--shard=(\S+).*$/, '$1'),
  );
};

describe('the workflow', () => {
  const { jobs } = parse(read('.github/workflows/gate.yml')) as { jobs: Record<string, Job> };

  it('runs every shard once by day, and everything by night', () => {
    expect(shardsOf(jobs['day']!)).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expect(jobs['night']!.steps.map(({ run }) => run)).toContain('.ci/run --night');
    expect(read('.ci/run')).toContain('npm test --silent -- "$@"');
  });

  it('with a planted shard too few is found', () => {
    const steps = [{ run: '.ci/run --shard=${{ matrix.shard }}/4' }];
    expect(shardsOf({ strategy: { matrix: { shard: [1, 2, 4] } }, steps })).toEqual(['1/4', '2/4', '4/4']);
  });
});
