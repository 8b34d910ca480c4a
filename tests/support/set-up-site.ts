import { afterAll, beforeAll } from 'vitest';
import { borrowTestDatabase } from './borrowed-database.ts';
import { createTestSite, type SiteOptions, type TestSite } from './site.ts';

/** Composes a site on the worker's database; `close` empties it for the next one. */
export const borrowTestSite = (options?: SiteOptions): Promise<TestSite> =>
  createTestSite(options, borrowTestDatabase);

/**
 * A site for the tests of the file or the group that calls it: composed before them, after which its members are there, and closed
 * when all hooks that are registered later have run.
 */
export function setUpTestSite(options?: SiteOptions): TestSite {
  const site = {} as TestSite;
  beforeAll(async () => void Object.assign(site, await borrowTestSite(options)));
  afterAll(() => site.close());
  return site;
}
