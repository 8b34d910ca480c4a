/** @postgres two processes on one database tell each other what to drop */
import { eq } from '#platform/db/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Blog } from '#contract/blogs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import type { ContentItem } from '#contract/desk/content/content-item.ts';
import { blogs, contentItems, contentVersions } from '#platform/db/tables.ts';
import { readSecretKey } from '#platform/secrets.ts';
import { staffToken } from '#modules/staff/staff-token.ts';
import { samplePost } from '#support/content.ts';
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
  for (const site of sites) await site.beginWork();
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
  // Cached until a tag is dropped.
  expect(await titleFrom(other)).toBe(before);
  await one.drop([`blog:${slug}`], { hard: true });
  await expect.poll(() => titleFrom(other), { timeout: 1000, interval: 20 }).toBe('A new title');
  expect(await titleFrom(one)).toBe('A new title');
});

it('a publication by one is seen by the next visitor of the other within a second, in pages, lists and search', async () => {
  const [one, other] = sites as [Site, Site];
  const staff = { authorization: `Bearer ${staffToken(readSecretKey(database.dir), 'asha')}` };
  const call = async (method: 'POST', url: string, payload: object) =>
    (await one.app.inject({ method, url, payload, headers: staff })).json<never>();
  const listed = async () => (await other.app.inject('/api/blog/blog')).body.includes('Zardozi');
  const helped = async () => (await other.app.inject('/api/help?q=zardozi')).body.includes('Zardozi');
  expect([await listed(), await helped()]).toEqual([false, false]);
  const changes = { ...samplePost, title: 'Zardozi in winter' };
  const item = await call('POST', '/api/staff/content/post', { changes });
  const { id, version } = item as ContentItem;
  await call('POST', `/api/staff/content/post/${id}/steps`, { version, step: 'publish' });
  await expect.poll(listed, { timeout: 1000, interval: 20 }).toBe(true);
  await expect.poll(helped, { timeout: 1000, interval: 20 }).toBe(true);
  expect((await other.app.inject('/api/blog/zardozi-in-winter')).statusCode).toBe(200);
});

it('items that both adopted at their start are there once', async () => {
  const rows = await database.db.select().from(contentItems);
  expect(rows.length).toBeGreaterThan(30);
  // By title: where the id is the key, nothing else distinguishes two of the same. Two translations may have the same words.
  const names = rows.map(({ type, locale, originalId, title }) => `${type} ${locale} ${originalId ?? title}`);
  expect(new Set(names).size).toBe(rows.length);
  expect(rows.some(({ locale }) => locale === 'hi')).toBe(true);
  const published = rows.reduce((sum, { number }) => sum + number, 0);
  expect(await database.db.$count(contentVersions)).toBe(published);
});
