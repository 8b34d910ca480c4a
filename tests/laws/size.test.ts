import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

const medianLines = 60;
const maxLines = 150;
const maxShare = 0.95;

/** Files that are lists of data: their length says nothing about how hard they are to read. */
const lists: [pattern: RegExp, why: string][] = [
  [/^src\/shared\/content\//, 'the words of the pages'],
  [/\/seed\//, 'the demonstration data'],
  [/\.test\.tsx?$/, 'a test file is read one case at a time'],
];

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

const sizes = projectFiles(/^src\/.*\.tsx?$/)
  .filter((path) => !lists.some(([pattern]) => pattern.test(path)))
  .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
  .toSorted((a, b) => a.lines - b.lines);
const lines = sizes.map((size) => size.lines);

describe('files are small', () => {
  it('was measured on a whole tree', () => {
    expect(sizes.length).toBeGreaterThan(100);
  });

  it(`half of them have at most ${medianLines} lines`, () => {
    expect(percentile(lines, 0.5)).toBeLessThanOrEqual(medianLines);
  });

  it(`${maxShare * 100} in a hundred have at most ${maxLines} lines`, () => {
    const allowed = sizes.length - Math.ceil(sizes.length * maxShare);
    const long = sizes.filter((size) => size.lines > maxLines).map(({ path, lines }) => `${path} ${lines}`);
    // The names come first in the message: they are what the reader has to split.
    expect(long.length > allowed ? long : []).toEqual([]);
  });

  it('finds the right place in a list', () => {
    expect([percentile([1, 2, 3, 4], 0.5), percentile([1, 2, 3], 0.5), percentile([7], 0.95)]).toEqual([
      2, 2, 7,
    ]);
  });
});
