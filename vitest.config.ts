import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { leftOut } from './tests/support/night.ts';
import { postgresReason } from './tests/support/postgres-mark.ts';

/** Starting the embedded database takes seconds on a busy two-core machine; a hang is still found. */
const testTimeoutMs = 30_000;
const hookTimeoutMs = 60_000;
/** What is polled for, a mail or a notification, comes within a moment, but not within Vitest's second on a busy machine. */
const pollTimeoutMs = 10_000;

const platformTests = globSync([
  'src/server/platform/**/*.test.ts',
  'tests/support/{server,borrowed-database}.test.ts',
]);
/** The server's tests that import from `tests/support`, where the database is. */
const databaseTests = globSync('src/server/**/*.test.ts').filter((path) =>
  readFileSync(path, 'utf8').includes("'#support/"),
);
const embeddedTests = [...new Set([...platformTests, ...databaseTests])];
const serverTests = [...databaseTests, 'tests/support/postgres.test.ts'];
const isMarked = (path: string): boolean => postgresReason(readFileSync(path, 'utf8')) !== undefined;
const [markedTests, restTests] = [
  serverTests.filter(isMarked),
  serverTests.filter((path) => !isMarked(path)),
];

/**
 * The projects that the steps of the gate run. A test lies beside the code it tests. `unit` runs in Node with nothing beside
 * it, `pglite` with the embedded database, files, mails and threads, `web` in a DOM, `laws` reads the tree itself, and `served`
 * talks to the built server.
 *
 * Files of `unit`, `laws` and those with a database share their modules within a worker: 13 files with a database took 105 s of processor
 * time and take 73, `unit` 69 and 36. Files of a worker share a database, one after the other, emptied in between; what a test sets is put back after it.
 *
 * `postgres` repeats those with a database on a PostgreSQL server whose first line says why the engine matters; `postgres-rest`
 * repeats the others, by night. Both exist only when TEST_DATABASE_URL is set (`npm test -- --only=postgres` starts a server and sets
 * it), so that a plain `vitest run <file>` stays quick.
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
            'src/{web,desk}/**/*.test.ts',
            '{scripts,tests/support,tests/planted}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'tests/support/postgres.test.ts', ...embeddedTests],
          isolate: false,
          setupFiles: ['tests/support/speak-english.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          environment: 'node',
          include: embeddedTests,
          isolate: false,
          // Each file starts an engine of its own, for seconds: optimising its code would cost more than it saves.
          execArgv: ['--liftoff-only'],
          // They wait for each other, engine and test: a third worker takes 472 s instead of 547, of which two use 85 % of two cores.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['src/{web,desk}/**/*.test.tsx'],
          setupFiles: ['tests/support/web-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'laws', environment: 'node', include: ['tests/laws/**/*.test.ts'], isolate: false },
      },
      ...['firefox', 'webkit'].map((engine) => ({
        extends: true as const,
        test: {
          name: `engines-${engine}`,
          environment: 'node' as const,
          include: ['tests/engines/**/*.test.ts'],
          env: { ENGINE: engine },
          globalSetup: ['tests/support/seeded-folder.ts'],
          // A page is waited for where two browsers, two servers and their databases share two cores.
          testTimeout: 10 * testTimeoutMs,
          hookTimeout: 3 * hookTimeoutMs,
        },
      })),
      {
        extends: true,
        test: {
          name: 'served',
          environment: 'node',
          include: ['tests/served/**/*.test.ts'],
          // Files of a worker share its server.
          isolate: false,
          globalSetup: 'tests/support/seeded-folder.ts',
          // The first test of a worker waits for its server, the first of all for the demonstration.
          testTimeout: 240_000,
          server: { deps: { external: [/\/build\//] } },
        },
      },
      ...(process.env['TEST_DATABASE_URL']
        ? Object.entries({ postgres: markedTests, 'postgres-rest': restTests }).map(([name, include]) => ({
            extends: true as const,
            test: { name, environment: 'node' as const, include, isolate: false, maxWorkers: 3 },
          }))
        : []),
    ],
    exclude: [...configDefaults.exclude, ...leftOut()],
    testTimeout: testTimeoutMs,
    hookTimeout: hookTimeoutMs,
    expect: { poll: { timeout: pollTimeoutMs } },
    // What computes without waiting fills two cores.
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
