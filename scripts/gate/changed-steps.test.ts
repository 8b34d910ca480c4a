import { describe, expect, it } from 'vitest';
import { changedSteps, testsBeside } from './changed-steps.ts';

const tests = [
  'src/server/modules/blogs/blogs.test.ts',
  'src/server/modules/blogs/render.test.ts',
  'src/server/modules/crew/crew.test.ts',
  'src/server/platform/db/pool.test.ts',
  'src/server/http/limits.test.ts',
];

describe('the tests beside a change', () => {
  it.each([
    ['src/server/modules/blogs/cards.ts', tests.slice(0, 2)],
    ['src/server/modules/crew/crew.test.ts', tests.slice(2, 3)],
    ['src/server/platform/db/open.ts', tests.slice(3, 4)],
    ['src/server/http/limits.ts', tests.slice(4)],
    ['src/web/pages/blog.tsx', []],
  ])('%s', (file, beside) => expect(testsBeside([file], tests)).toEqual(beside));
});

describe('the steps of a change', () => {
  const namesOf = (...files: string[]) => changedSteps(files).map(({ name }) => name);
  it.each([
    ['src/server/modules/blogs/cards.ts', ['format', 'types', 'lint', 'fresh', 'laws', 'unit', 'pglite']],
    ['src/web/pages/blog.tsx', ['format', 'types', 'lint', 'fresh', 'laws', 'unit']],
    ['README.md', ['format', 'laws']],
    ['src/server/modules/gone.ts', ['laws']],
    ['tests/served/head.test.ts', ['format', 'types', 'lint', 'fresh', 'laws', 'unit', 'build', 'served']],
    ['tests/engines/day.test.ts', ['format', 'types', 'lint', 'fresh', 'laws', 'unit', 'build', 'engines']],
    [
      'tests/journeys/blogs.test.ts',
      ['format', 'types', 'lint', 'fresh', 'laws', 'unit', 'build', 'journeys'],
    ],
  ])('%s', (file, names) => expect(namesOf(file)).toEqual(names));
});
