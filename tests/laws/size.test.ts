import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

const maxLines = 150;
const maxShare = 0.95;

/** Files that are lists of data: their length does not make them hard to read. */
const lists: [pattern: RegExp, why: string][] = [
  [/^src\/shared\/(content|facts)\//, 'the words of the pages, and what is stated'],
  [/^src\/shared\/domain\/.*-(kinds|facts|parts)\.ts$/, 'tables of kinds and their fields'],
  [/\/content\/mails\//, 'the words of the mails'],
  [/\.generated\.ts$/, 'written by a program'],
  [/\/seed\//, 'the demonstration data'],
  [/\.test\.tsx?$/, 'a test file is read one case at a time'],
];

const sizes = projectFiles(/^src\/.*\.tsx?$/)
  .filter((path) => !lists.some(([pattern]) => pattern.test(path)))
  .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
  .toSorted((a, b) => a.lines - b.lines);

describe('files are small', () => {
  it('was measured on a whole tree', () => {
    expect(sizes.length).toBeGreaterThan(100);
  });

  it(`${maxShare * 100} in a hundred have at most ${maxLines} lines`, () => {
    const allowed = sizes.length - Math.ceil(sizes.length * maxShare);
    const long = sizes.filter((size) => size.lines > maxLines).map(({ path, lines }) => `${path} ${lines}`);
    // The names come first in the message: these files must be split.
    expect(long.length > allowed ? long : []).toEqual([]);
  });
});
