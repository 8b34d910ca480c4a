import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Blog } from '#contract/blogs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { blogs } from '#platform/db/tables.ts';
import { createLog } from '#platform/log.ts';
import { compose, type Site } from '#server/compose.ts';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';

// Two servers on one database. The embedded kind has one process only, so there both share its handle.

let database: TestDatabase;
let sites: Site[];
const slug = 'choosing-a-caterer-in-delhi';

beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  const config = readConfig({ DATA_DIR: database.dir, LOG_LEVEL: 'silent', LIMIT_FACTOR: '1000' });
  const handle = () =>
    database.databaseUrl
      ? openDatabase({ databaseUrl: database.databaseUrl, dir: database.dir, log })
      : Promise.resolve(database.handle);
  sites = [
    await compose({ config, log, database: database.handle }),
    await compose({ config, log, database: await handle() }),
  ];
});
afterAll(async () => {
  for (const site of sites.toReversed()) await site.close();
  await database.close();
});

async function titleFrom(site: Site): Promise<string> {
  return (await site.app.inject(`/api/blog/${slug}`)).json<Blog>().title;
}

it('a change made through one is seen through the other within a second', async () => {
  const [one, other] = sites as [Site, Site];
  const before = await titleFrom(other);
  await database.db.update(blogs).set({ title: 'A new title' }).where(eq(blogs.id, slug));
  // Kept until a tag is dropped.
  expect(await titleFrom(other)).toBe(before);
  await one.drop([`blog:${slug}`], { hard: true });
  await expect.poll(() => titleFrom(other), { timeout: 1000, interval: 20 }).toBe('A new title');
  expect(await titleFrom(one)).toBe('A new title');
});
