import { afterAll, beforeAll } from 'vitest';
import { borrowTestDatabase } from './borrowed-database.ts';
import { createTestSite, type SiteOptions, type TestSite } from './site.ts';

/** Composes a site on the worker's database; `close` resets it for the next one. */
export const borrowTestSite = (options?: SiteOptions): Promise<TestSite> =>
  createTestSite(options, borrowTestDatabase);

/**
 * Sets up a site for the calling file or group of tests: composed before them, when its members become usable, and closed after all
 * hooks that are registered later.
 */
export function setUpTestSite(options?: SiteOptions): TestSite {
  const site = {} as TestSite;
  beforeAll(async () => void Object.assign(site, await borrowTestSite(options)));
  afterAll(() => site.close());
  return site;
}
