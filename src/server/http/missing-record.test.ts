import { eq } from '#platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import type { CrewMember } from '#contract/crew.ts';
import type { EnquiryReceipt } from '#contract/enquiries.ts';
import { vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { registerVendor } from '#support/vendor-samples.ts';
import { isMissing } from './missing-record.ts';
import { deadlineIn } from './answer-in-time.ts';
import { requestedPage } from './page-address.ts';
import { notFoundKey, randomVariantKey } from './page-cache/cache-key.ts';
import { cacheabilityOf } from './page-cache/rendered-page.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });

const missing = (url: string, app: FastifyInstance = site.app) =>
  isMissing(app, requestedPage(url)!.record!, deadlineIn(30_000));
const unknownId = '01a1f8dc-24e2-72f8-b17c-8cf413911000';

it.each([
  ['/profile/', [unknownId, 'none', '%00', '%E0%A4%98%E0%A4%B0', '-']],
  ['/blogs/', [unknownId, 'none', '%F0%9F%98%80', '-']],
  ['/market/', [unknownId, 'none', 'x%2Fy', '-']],
  ['/enquiry/', [unknownId, 'none', '%00', 'x%2Fy', '-', '%F0%9F%98%80', 'x'.repeat(200)]],
  ['/crew?contact=', [unknownId, 'none']],
  ['/gallery?photo=', [unknownId, 'none']],
  ['/vendors/catering/', ['nowhere', '%00', 'none-such']],
])('every wrong address below %s is known for it', async (below, names) => {
  for (const name of names) expect(await missing(below + name), name).toBe(true);
});

it('an address with a record is its own, from the moment that it is there until it goes', async () => {
  expect(await missing('/blogs/choosing-a-caterer-in-delhi')).toBe(false);
  expect(await missing('/market/KHAN-market')).toBe(false);
  expect(await missing('/gallery?photo=haldi')).toBe(false);
  const [member] = (await site.get('/api/crewmembers/crew-members')).json<{ data: CrewMember[] }>().data;
  expect(await missing(`/crew?contact=${member!._id}`)).toBe(false);
  const contact = { name: 'Asha', phone: '9876543210', email: 'asha@example.in' };
  const sent = await site.post('/api/business', { ...contact, description: 'A logo' });
  expect(await missing(new URL(sent.json<EnquiryReceipt>().statusUrl!).pathname)).toBe(false);
  const { id } = await registerVendor(site);
  expect(await missing(`/profile/${id}`)).toBe(false);
  // A city, a district, a locality that is only served, and one with vendors of its own.
  for (const place of ['noida', 'south-delhi', 'connaught-place', 'rajouri-garden'])
    expect(await missing(`/vendors/catering/${place}`), place).toBe(false);
  const wrong = `/profile/${unknownId}`;
  expect(await missing(wrong)).toBe(true);
  const [row] = await site.db.select().from(vendors).where(eq(vendors.id, id));
  await site.db.insert(vendors).values({ ...row!, id: unknownId });
  expect(await missing(wrong)).toBe(false);
  await site.db.delete(vendors).where(eq(vendors.id, unknownId));
  expect(await missing(wrong)).toBe(true);
});

it('only a 404 is kept under a shared key, and no 404 under another', () => {
  const page = (status: number) => ({ status, headers: {}, body: Buffer.from('x'), tags: [] });
  expect(
    [200, 301, 404, 503].map((status) => cacheabilityOf(page(status), '404 /profile/:vendorId')),
  ).toEqual(['share', 'share', 'store', 'share']);
  expect(cacheabilityOf(page(404), `/profile/${unknownId}`)).toBe('share');
});

it('a record that nobody can look up now is not missing', async () => {
  const inject = async () => ({ statusCode: 503, headers: {}, body: '' });
  const away = { inject } as unknown as FastifyInstance;
  for (const url of [`/profile/${unknownId}`, '/enquiry/x', `/crew?contact=${unknownId}`])
    expect(await missing(url, away)).toBe(false);
});

it('a page has exactly as many keys as it has variants, none of which an address can spell', () => {
  const keys = (count: number) => new Set(Array.from({ length: 500 }, () => randomVariantKey('/', count)));
  expect([...keys(1)]).toEqual(['/']);
  expect([...keys(4)].toSorted()).toEqual(['/', '/ 1', '/ 2', '/ 3']);
  expect(requestedPage('/%201')).toBeNull();
  expect(notFoundKey.startsWith('/')).toBe(false);
});
