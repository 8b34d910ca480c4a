/** @file The site on a PostgreSQL server of its own, one of each for the tests of a file. */
import { test as base } from './browser.ts';
import { startPostgres, type PostgresServer } from './postgres.ts';

/** Connections of the site, and the number of requests that may wait for one. */
export const [pool, queue] = [4, 30];

/** A PostgreSQL server for the tests of a file, not yet used by the site. */
export const testWithPostgres = base.extend<object, { postgres: PostgresServer }>({
  postgres: [
    async ({ playwright: _ }, use) => {
      const postgres = await startPostgres();
      await use(postgres);
      await postgres.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const test = testWithPostgres.extend({
  serverEnv: [
    async ({ postgres }, use) =>
      use({ DATABASE_URL: postgres.url, DATABASE_POOL: String(pool), DATABASE_QUEUE: String(queue) }),
    { scope: 'worker' },
  ],
});

/** Addresses whose answers the site caches after a request. */
export const seen = [
  '/',
  '/blogs',
  '/weddingvendors',
  '/blogs/choosing-a-caterer-in-delhi',
  '/hi/weddingvendors',
  '/api/blog/blog',
];
