import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

type Row = { fault: string; file: string; test: string };

const files = new Set(projectFiles());

/** Returns the rows of the table, without its head. */
const rowsOf = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const [, fault = '', , , file = '', test = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { fault, file: file.replaceAll('`', ''), test };
    });

/** Returns whether a row's proof is missing. */
const isUnproved = ({ file, test }: Row) => !files.has(file) || test === '' || !read(file).includes(test);

describe('the table of faults', () => {
  const rows = rowsOf(read('docs/faults.md'));
  it('names tests that are there', () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(isUnproved)).toEqual([]);
  });

  it('leaves no test of a fault out', () => {
    const named = new Set(rows.map(({ file }) => file));
    expect(projectFiles(/^tests\/faults\/.*\.test\.ts$/).filter((file) => !named.has(file))).toEqual([]);
  });
});

it.each([
  ['a file that is gone', '| a | b | c | `tests/nowhere.ts` | x |'],
  ['a test that nobody wrote', '| a | b | c | `tests/laws/tree.ts` | nobody wrote this |'],
  ['no test', '| a | b | c | `tests/laws/tree.ts` | |'],
])('a planted row with %s is found', (_, row) => {
  const head = '| Fault |\n| --- |\n';
  expect(rowsOf(head + row).filter(isUnproved)).toHaveLength(1);
  expect(rowsOf(`${head}| a | b | c | \`tests/laws/tree.ts\` | projectFiles |`).filter(isUnproved)).toEqual(
    [],
  );
});
