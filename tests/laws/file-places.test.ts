import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './tree.ts';

const ownPlace = /\bimport\.meta\.(?:dirname|filename|url|resolve|main)\b/;

describe('the server as one file', () => {
  it('finds files from the top of the checkout, never from the place of the code', () => {
    const files = projectFiles(/^src\/(server|shared)\/.*\.ts$/).filter(
      (path) => !path.includes('.test.') && path !== 'src/server/platform/package-root.ts',
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((path) => ownPlace.test(read(path)))).toEqual([]);
  });

  it.each([
    `join(import.meta.dirname, 'seed')`,
    `new Worker(new URL('./worker.ts', import.meta.url))`,
    `import.meta.resolve('#server/main.ts')`,
  ])('would look in the wrong folder: %s', (source) => expect(source).toMatch(ownPlace));
});
