import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Starting the embedded database takes seconds on a busy two-core machine; a hang is still found. */
const testTimeoutMs = 30_000;
const hookTimeoutMs = 60_000;

/** The server's tests that ask for a database; the others would only say the same thing twice. */
function databaseTests(): string[] {
  return globSync('src/server/**/*.test.ts').filter((path) =>
    readFileSync(path, 'utf8').includes("'#support/"),
  );
}

/**
 * The rings of the gate. A test lies beside the code it tests, so its path alone decides the ring:
 * `unit` runs in Node, `web` needs a DOM, `laws` reads the tree itself.
 *
 * `postgres` repeats the server's tests on a PostgreSQL server. It exists only when TEST_DATABASE_URL is
 * set (`npm test -- --only=postgres` starts a server and sets it), so that a plain `vitest run <file>` stays quick.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/{shared,server}/**/*.test.ts',
            'src/web/**/*.test.ts',
            '{scripts,tests/support}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'tests/support/postgres.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/web/**/*.test.tsx'],
          setupFiles: ['tests/support/web-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'laws', environment: 'node', include: ['tests/laws/**/*.test.ts'] },
      },
      ...(process.env['TEST_DATABASE_URL']
        ? [
            {
              extends: true as const,
              test: {
                name: 'postgres',
                environment: 'node' as const,
                include: [...databaseTests(), 'tests/support/postgres.test.ts'],
              },
            },
          ]
        : []),
    ],
    testTimeout: testTimeoutMs,
    hookTimeout: hookTimeoutMs,
    // An embedded database takes about 200 MB; more workers than this slow each other down.
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
