/** @postgres many upserts race for one counter */
import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, expect, it } from 'vitest';
import type { VendorNumbers } from '#contract/vendor-numbers.ts';
import { introductions, enquiries, vendorCounts, vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ clock: () => now });
let mine: TestVendor;
let others: TestVendor[];
// At 23:45 UTC on Sunday it has been Monday in Delhi for five hours.
let now = new Date('2026-11-22T23:45:00Z');
const monday = '2026-11-23';

beforeAll(async () => {
  mine = await registerVendor(site);
  others = [];
  for (let at = 0; at < 4; at++) others.push(await registerVendor(site));
  await site.db.update(vendors).set({ categories: ['photography'] });
});

const act = (vendorId: string, name: string) => site.post(`/api/vendor/${vendorId}/acts`, { act: name });
const numbers = async (query = '') => {
  const answer = await call(site, `GET /api/vendor/${mine.id}/numbers${query}`, { token: mine.token });
  expect(answer.status).toBe(200);
  return answer.json<VendorNumbers>();
};

it('counts each act in the week of Delhi, many at once without losing one', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => act(mine.id, 'view')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  await act(mine.id, 'call');
  const rows = await site.db.select().from(vendorCounts).orderBy(vendorCounts.act);
  expect(rows).toEqual([
    { vendorId: mine.id, week: monday, act: 'call', count: 1 },
    { vendorId: mine.id, week: monday, act: 'view', count: 30 },
  ]);
});

it('counts nothing of a vendor who is not there or is not shown, and answers alike', async () => {
  const [hidden] = others;
  await site.db.update(vendors).set({ hiddenAt: now }).where(eq(vendors.id, hidden!.id));
  for (const id of [hidden!.id, '0192f000-0000-7000-8000-000000000000', 'nonsense'])
    expect((await act(id, 'view')).status).toBe(202);
  await site.db.update(vendors).set({ hiddenAt: null }).where(eq(vendors.id, hidden!.id));
  expect(await site.db.$count(vendorCounts)).toBe(2);
});

it.each([{ act: 'stare' }, { act: 'view', who: 'me' }, {}])('refuses %j', async (body) => {
  expect((await site.post(`/api/vendor/${mine.id}/acts`, body)).status).toBe(422);
});

it('shows every week, this one last, with what came of the page', async () => {
  const sent = await site.post('/api/contacts', {
    name: 'Asha',
    email: 'asha@example.in',
    phone: '9811000001',
  });
  expect(sent.status).toBe(201);
  const [enquiry] = await site.db.select({ id: enquiries.id }).from(enquiries);
  const last = new Date('2026-11-16T06:00:00Z');
  await site.db.insert(introductions).values({
    enquiryId: enquiry!.id,
    vendorId: mine.id,
    vendorName: 'Lamp',
    memberName: 'Asha Mehra',
    status: 'chosen',
    sentAt: last,
    repliedAt: last,
    chosenAt: now,
  });
  const { weeks } = await numbers('?weeks=3');
  expect(weeks.map(({ week }) => week)).toEqual(['2026-11-09', '2026-11-16', monday]);
  expect(weeks[1]).toMatchObject({ view: 0, enquiries: 1, replies: 1, bookings: 0 });
  expect(weeks[2]).toMatchObject({ view: 30, call: 1, enquiries: 0, replies: 0, bookings: 1 });
  expect((await numbers()).weeks).toHaveLength(12);
});

it('compares with the middle one of the category over whole weeks, and with nobody below five vendors', async () => {
  for (const [at, { id }] of others.entries())
    for (let count = 0; count <= at; count++) await act(id, 'view');
  // The current week is not compared yet.
  expect((await numbers()).compared).toMatchObject({ vendors: 5, own: { view: 0 }, median: { view: 0 } });
  now = new Date('2026-11-30T06:00:00Z');
  // 30, and 1 to 4.
  expect((await numbers()).compared).toMatchObject({
    category: 'photography',
    vendors: 5,
    own: { view: 30, bookings: 1 },
    median: { view: 3, bookings: 0 },
  });
  await site.db
    .update(vendors)
    .set({ categories: ['dj'] })
    .where(eq(vendors.id, others[0]!.id));
  expect((await numbers()).compared).toBeNull();
});

it('is for the vendor alone', async () => {
  const route = `GET /api/vendor/${mine.id}/numbers`;
  expect((await call(site, route)).status).toBe(401);
  expect((await call(site, route, { token: others[0]!.token })).status).toBe(403);
});
