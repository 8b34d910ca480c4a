import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { projectFiles, read } from './tree.ts';

type Row = { id: string; route: string | null; where: string; proof: string; test: string };

/** Auxiliary pages: reached by a mailed link, by developers, or when nothing else fits. */
const serving = new Set([
  '/forgotpassword',
  '/reset/:secret',
  '/verify/:secret',
  '/team/:secret',
  '/claim/:vendorId',
  '/claims/:secret',
  '/mail/:secret',
  '/api/docs',
  '/styleguide',
  '/*',
]);

const bare = (cell: string) => cell.replaceAll('`', '').trim();

/** Returns the rows of the table: those that begin with a number such as 2.14. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ \|/.test(line))
    .map((line) => {
      const [, id = '', , route = '', where = '', proved = ''] = line.split(/(?<!\\)\|/);
      const [proof = '', ...test] = proved.split('`: ');
      return {
        id: bare(id),
        route: bare(route) || null,
        where: bare(where),
        proof: bare(proof),
        test: test.join('`: ').trim(),
      };
    });
}

const files = new Set(projectFiles());

/** Returns the false statements of a row. */
function untruths({ id, where, proof, test }: Row): string[] {
  const missing = [where, proof].filter((path) => !files.has(path)).map((path) => `${id}: no ${path}`);
  if (missing.length > 0) return missing;
  return test !== '' && read(proof).includes(test) ? [] : [`${id}: no test "${test}" in ${proof}`];
}

const table = routes.map((route) => ({ path: `/${route.path ?? ''}` }));
const tree = table as RouteObject[];
const answers = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.path !== '/*';

const rows = rowsOf(read('docs/traceability.md'));

describe('the table of requirements', () => {
  it('has rows of every part, each number once', () => {
    expect(new Set(rows.map(({ id }) => id.split('.')[0]))).toEqual(
      new Set(['2', '3', '4', '5', '6', '7', '8', '9']),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('names files and tests that are there', () => {
    expect(rows.flatMap(untruths)).toEqual([]);
  });

  it('names routes that answer', () => {
    const named = rows.flatMap(({ route }) => route ?? []);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !answers(path.replaceAll(/:\w+/g, 'x')))).toEqual([]);
  });

  it('leaves no page out', () => {
    const named = new Set(rows.map(({ route }) => route?.toLowerCase()));
    const forgotten = table.filter(({ path }) => !serving.has(path) && !named.has(path.toLowerCase()));
    expect(forgotten).toEqual([]);
  });
});

describe('a planted untruth', () => {
  const row = {
    id: '1.1',
    route: null,
    where: 'src/web/routes.ts',
    proof: 'tests/laws/tree.ts',
    test: 'read',
  };
  it('is found', () => {
    expect(untruths(row)).toEqual([]);
    expect(untruths({ ...row, where: 'src/nowhere.ts' })).toHaveLength(1);
    expect(untruths({ ...row, test: 'a test that nobody wrote' })).toHaveLength(1);
    expect(untruths({ ...row, test: '' })).toHaveLength(1);
    expect(answers('/nowhere')).toBe(false);
  });
});
