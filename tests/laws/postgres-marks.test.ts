import { describe, expect, it } from 'vitest';
import { postgresReason } from '#support/postgres-mark.ts';
import { projectFiles, read } from './tree.ts';

/** Minimum words of a reason; fewer are a name. */
const leastWords = 3;
/** Share of tests repeated on a server by day, where the engine decides the result: neither none nor all. */
const share = { least: 0.2, most: 0.5 };

const tests = projectFiles(/^(src\/server|tests\/support)\/.*\.test\.ts$/)
  .map((path) => ({ path, text: read(path) }))
  .filter(({ path, text }) => text.includes("'#support/") || path === 'tests/support/postgres.test.ts');
const hasReason = (text: string): boolean => (postgresReason(text)?.split(' ').length ?? 0) >= leastWords;
/** Returns whether a mark is ineffective: without a reason, or in the wrong place. */
const isLost = (text: string): boolean => text.includes('@postgres ') && !hasReason(text);
/** Returns whether a test of several processes needs a server: unmarked it would run nowhere by day. */
const needsServer = (text: string): boolean => /skipIf\(!process\.env\['TEST_DATABASE_URL'\]\)/.test(text);

describe('tests that a PostgreSQL server repeats by day', () => {
  it('say in their first line why the engine matters', () => {
    expect(tests.filter(({ text }) => isLost(text)).map(({ path }) => path)).toEqual([]);
    const elsewhere = projectFiles(/\.tsx?$/).filter(
      (path) =>
        !path.startsWith('tests/laws/') &&
        postgresReason(read(path)) &&
        !tests.some((one) => one.path === path),
    );
    expect(elsewhere).toEqual([]);
  });

  it('are a part of those with a database', () => {
    const marked = tests.filter(({ text }) => hasReason(text));
    expect(marked.length / tests.length).toBeGreaterThan(share.least);
    expect(marked.length / tests.length).toBeLessThan(share.most);
  });

  it('are all that run nowhere else', () => {
    const alone = tests.filter(({ text }) => needsServer(text));
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.filter(({ text }) => !hasReason(text)).map(({ path }) => path)).toEqual([]);
  });
});

it.each([
  ['a reason', '/** @postgres two writers race */\nimport x;', true, false],
  ['no mark', "import x from 'y';", false, false],
  ['a mark without a reason', '/** @postgres locks */\nimport x;', false, true],
  ['an empty mark', '/** @postgres  */\nimport x;', false, true],
  ['a mark below the first line', 'import x;\n/** @postgres two writers race */\n', false, true],
])('a file with %s is told apart', (_, text, good, lost) => {
  expect([hasReason(text), isLost(text)]).toEqual([good, lost]);
});
