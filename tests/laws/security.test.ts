import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

/** Number of requirements of levels 1 and 2 in each section of ASVS 5.0.0; they are the first of the section. */
const sections = new Map(
  `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3
   4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3
   7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11
   10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1
   13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3
   16.5:3 17.1:1 17.2:4 17.3:2`
    .split(/\s+/)
    .map((one) => one.split(':') as [section: string, count: string]),
);
const numbersOf = (section: string) =>
  Array.from({ length: Number(sections.get(section) ?? 0) }, (_, index) => `${section}.${index + 1}`);
const wanted = [...sections.keys()].flatMap(numbersOf);

type Row = { numbers: string[]; state: string; where: string; proof: string };

/** Returns the rows of the lists: those that begin with a number such as 6.2.1 or 6.5.*. */
const rowsOf = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.[\d*]/.test(line))
    .map((line) => {
      const [, numbers = '', , state = '', where = '', proof = ''] = line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim());
      return {
        numbers: numbers
          .split(', ')
          .flatMap((one) => (one.endsWith('.*') ? numbersOf(one.slice(0, -2)) : [one])),
        state,
        where,
        proof,
      };
    });

const files = new Set(projectFiles());
const named = (text: string) =>
  [...text.matchAll(/`([a-z0-9./_-]+\.(?:tsx?|md|json))`/g)].map(([, path = '']) => path);

/** Returns the false statements of a row. */
function untruths({ numbers, state, where, proof }: Row): string[] {
  const id = numbers.join(', ');
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
  const missing = [...named(where), ...(proof ? [file] : [])].filter((path) => !files.has(path));
  return [
    ...(['met', 'partly', 'not met', 'n.a.'].includes(state) ? [] : [`${id}: the state ${state}`]),
    ...missing.map((path) => `${id}: no ${path}`),
    ...(where.length > 3 ? [] : [`${id}: neither a place nor a reason`]),
    ...(state === 'met' && !proof ? [`${id}: no test`] : []),
    ...(files.has(file) && !read(file).includes(title) ? [`${id}: no test "${title}" in ${file}`] : []),
  ];
}

const rows = rowsOf(read('docs/security.md'));

describe('the list of requirements', () => {
  it('has each of levels 1 and 2 once', () => {
    expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(wanted.toSorted());
  });

  it('names places and tests that are there', () => {
    expect(rows.flatMap(untruths)).toEqual([]);
  });
});

describe('a planted untruth', () => {
  const [row] = rowsOf('| 6.5.*, 1.1.1 | a | met | `tests/laws/tree.ts` | `tests/laws/tree.ts`: read |');
  const good = row!;
  it('is not seen where there is none', () => {
    expect(good.numbers).toEqual(['6.5.1', '6.5.2', '6.5.3', '6.5.4', '6.5.5', '1.1.1']);
    expect(untruths(good)).toEqual([]);
  });
  it.each<[string, Partial<Row>]>([
    ['a file that is not there', { where: '`src/nowhere.ts`' }],
    ['a test that nobody wrote', { proof: '`tests/laws/tree.ts`: a test that nobody wrote' }],
    ['a test file that is not there', { proof: '`tests/nowhere.test.ts`: read' }],
    ['no test', { proof: '' }],
    ['another state', { state: 'almost' }],
    ['no reason', { where: '', state: 'n.a.' }],
  ])('of %s is found', (_, change) => expect(untruths({ ...good, ...change })).toHaveLength(1));
});
