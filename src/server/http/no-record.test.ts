import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blogPath, marketPath, paths, profilePath } from '#facts/paths.ts';
import { vendors } from '#platform/db/tables.ts';
import { registerVendor } from '#support/vendor-samples.ts';
import { createTestSite, type TestSite } from '#support/site.ts';
import { momentIn } from './answer-in-time.ts';
import { noRecordAt } from './no-record.ts';
import { fateOf } from './page-cache/rendered-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ env: { SEED_DEMO: 'yes' } });
});
afterAll(() => site.close());

const ask = (path: string) => noRecordAt(site.app, path, momentIn(30_000));
const unknownId = '01a1f8dc-24e2-72f8-b17c-8cf413911000';

it.each([
  ['/profile/', [unknownId, 'none', '%00', '%E0%A4%98%E0%A4%B0', '-']],
  ['/blogs/', [unknownId, 'none', '%F0%9F%98%80', '-']],
  ['/market/', [unknownId, 'none', 'x%2Fy', '-']],
])('every wrong address below %s shares one key and one rendering', async (below, names) => {
  for (const name of names)
    expect(await ask(below + name), name).toEqual({ key: `404 ${below}`, address: `${below}-` });
  expect(await ask(below.toUpperCase() + names[0])).toEqual({ key: `404 ${below}`, address: `${below}-` });
});

it('an address with a record is its own, from the moment that it is there until it goes', async () => {
  expect(await ask(blogPath('choosing-a-caterer-in-delhi'))).toBeNull();
  expect(await ask(marketPath('khan-market'))).toBeNull();
  const { id } = await registerVendor(site);
  expect(await ask(profilePath(id))).toBeNull();
  const wrong = profilePath(unknownId);
  expect(await ask(wrong)).not.toBeNull();
  const [row] = await site.db.select().from(vendors).where(eq(vendors.id, id));
  await site.db.insert(vendors).values({ ...row!, id: unknownId });
  expect(await ask(wrong)).toBeNull();
  await site.db.delete(vendors).where(eq(vendors.id, unknownId));
  expect(await ask(wrong)).not.toBeNull();
});

it('no fixed page is taken for a record', async () => {
  for (const path of [...Object.values(paths), '/profile', '/profile/', '/profile/a/b', '/editprofile/none'])
    expect(await ask(path), path).toBeNull();
});

it('only a 404 is kept under a shared key, and no 404 under another', () => {
  const page = (status: number) => ({ status, headers: {}, body: Buffer.from('x'), tags: [] });
  expect([200, 301, 404, 503].map((status) => fateOf(page(status), '404 /profile/'))).toEqual([
    'share',
    'share',
    'store',
    'share',
  ]);
  expect(fateOf(page(404), `/profile/${unknownId}`)).toBe('share');
});

it('a record that nobody can look up now is not missing', async () => {
  const inject = async () => ({ statusCode: 503, headers: {}, body: '' });
  expect(
    await noRecordAt({ inject } as unknown as FastifyInstance, profilePath(unknownId), momentIn(30_000)),
  ).toBeNull();
});
