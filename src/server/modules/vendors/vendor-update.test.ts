/** @postgres many changes race for one vendor */
import { eq } from '#platform/db/drizzle.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#facts/messages.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { accounts, markets, vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite();
let vendor: TestVendor;
beforeEach(async () => {
  await site.reset();
  vendor = await registerVendor(site);
});

const put = (body: unknown) => call(site, `PUT /api/vendor/${vendor.id}`, { token: vendor.token, body });
const shown = async () => (await site.get(`/api/vendor/${vendor.id}`)).json<PublicVendor>();
const row = async () => (await site.db.select().from(vendors).where(eq(vendors.id, vendor.id)))[0]!;

describe('PUT /api/vendor/:vendorId', () => {
  it.each([
    ['ownerName', 'Raghav T'],
    ['companyName', 'Amaltas Lawns'],
    ['address', 'Khasra 118, Satbari, New Delhi 110074'],
    ['description', 'Two lawns and an old haveli front.'],
    ['youtube', 'https://www.youtube.com/@amaltas'],
    ['instagram', 'https://www.instagram.com/other'],
    ['area', 'Chhatarpur'],
    ['region', 'Gurgaon'],
    ['categories', ['venue', 'catering']],
    ['areasServed', ['South Delhi', 'Gurgaon']],
    ['openingHours', { mon: '10:00-19:30', sun: '11:00-16:00' }],
  ])('changes %s, and the public page shows it with the next request', async (field, value) => {
    expect(await shown()).not.toMatchObject({ [field]: value });
    const answer = await put({ [field]: value });
    expect(answer.status).toBe(200);
    expect(answer.json<PublicVendor>()).toMatchObject({ [field]: value, email: vendor.email });
    expect(await shown()).toMatchObject({ [field]: value });
  });

  it('reads linkedin in both spellings and writes both', async () => {
    for (const key of ['linkedIn', 'linkedin']) {
      const link = `https://www.linkedin.com/in/${key.toLowerCase()}-${key.length}`;
      await put({ [key]: link });
      expect(await shown()).toMatchObject({ linkedin: link, linkedIn: link });
    }
  });

  it('takes services with their order, and keeps the ids it knows', async () => {
    await put({ services: [{ name: 'Lawn', details: 'To 700 guests' }, { name: 'Rooms' }] });
    const first = (await shown()).services;
    expect(first.map(({ name, details }) => [name, details])).toEqual([
      ['Lawn', 'To 700 guests'],
      ['Rooms', ''],
    ]);
    await put({ services: first.toReversed() });
    expect((await shown()).services).toEqual(first.toReversed());
  });

  it('moves the vendor into the lists and the market it chose, and out of those of its selection', async () => {
    await site.db
      .insert(markets)
      .values({ id: 'khan-market', name: 'Khan Market', route: '/khanmkt', latitude: 28.6, longitude: 77.2 });
    const listed = async (list: string) =>
      (await site.get(`/api/vendor/${list}/vendors`)).json<VendorCard[]>().map(({ _id }) => _id);
    expect(await listed('entertainment')).toEqual([vendor.id]);
    await put({ categories: ['marketing'] });
    await put({ market: 'khan-market' });
    expect(await listed('entertainment')).toEqual([]);
    expect(await listed('marketing')).toEqual([vendor.id]);
    expect(await listed('khanmarket')).toEqual([vendor.id]);
    await put({ market: null });
    expect(await listed('khanmarket')).toEqual([]);
  });

  it('is found and sorted by what it is called now', async () => {
    await put({ companyName: 'Ébène Décor' });
    expect(await row()).toMatchObject({ sortName: 'ebene decor' });
    expect((await row()).search).toContain('ebene decor');
    expect((await row()).search).not.toContain('amaltas farm');
  });

  it.each([
    ['password', 'new-password'],
    ['passwordHash', 'x'],
    ['role', 'admin'],
    ['_id', '0192f000-0000-7000-8000-000000000000'],
    ['id', '0192f000-0000-7000-8000-000000000000'],
    ['email', 'evil@example.in'],
    ['emailVerified', true],
    ['verified', true],
    ['isSample', false],
    ['panGst', 'AAAPZ9999C'],
    ['panGstKind', 'gstin'],
    ['phone', '9999999999'],
    ['website', 'https://evil.example'],
    ['webiste', 'https://evil.example'],
    ['profilepicture', 'https://evil.example/a.jpg'],
    ['gallery1', '/media/x.jpg'],
    ['deletedAt', null],
    ['createdAt', '2020-01-01'],
    ['search', 'everything'],
    ['productSelection', 'Construction'],
    ['constructor', 'x'],
  ])('refuses %s by name, alone or beside a good field, and changes nothing', async (key, value) => {
    const before = [await row(), await site.db.select().from(accounts)];
    for (const body of [{ [key]: value }, { ownerName: 'Raghav T', [key]: value }]) {
      const answer = await put(body);
      expect(answer.status).toBe(422);
      expect(answer.json<{ fieldErrors: object }>().fieldErrors).toEqual({
        [key]: 'This field is not known here.',
      });
    }
    expect([await row(), await site.db.select().from(accounts)]).toEqual(before);
  });

  it('refuses a prototype key', async () => {
    const answer = await call(site, `PUT /api/vendor/${vendor.id}`, {
      token: vendor.token,
      body: '{"__proto__":{"role":"admin"},"ownerName":"Raghav T"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });

  it('says the sentence of the field that is wrong', async () => {
    const answer = await put({ companyName: 'Ab' });
    expect(answer.json<{ message: string; fieldErrors: object }>()).toMatchObject({
      message: messages.companyNameShort,
      fieldErrors: { companyName: messages.companyNameShort },
    });
    expect((await shown()).companyName).toBe('Amaltas Farm');
  });

  it('refuses a change of nothing', async () => {
    expect((await put({})).status).toBe(422);
  });

  it('of many at once loses none', async () => {
    await Promise.all([
      put({ ownerName: 'Owner Changed' }),
      put({ companyName: 'Company Changed' }),
      put({ address: 'Address changed, New Delhi' }),
      put({ description: 'Description changed' }),
    ]);
    const { search } = await row();
    for (const word of ['owner changed', 'company changed', 'address changed', 'description changed'])
      expect(search).toContain(word);
  });

  describe('on a version', () => {
    const version = async () => (await row()).updatedAt.toISOString();
    const putOn = (ifMatch: string, body: unknown) =>
      call(site, `PUT /api/vendor/${vendor.id}`, {
        token: vendor.token,
        body,
        headers: { 'if-match': ifMatch },
      });

    it('is made on the present one, and refused on an older one, which changes nothing', async () => {
      const old = `"${await version()}"`;
      expect((await putOn(old, { ownerName: 'Raghav T' })).status).toBe(200);
      const before = await row();
      const late = await putOn(old, { ownerName: 'Somebody else', area: 'Dwarka' });
      expect([late.status, late.json<{ code: string }>().code]).toEqual([409, 'conflict']);
      expect(await row()).toEqual(before);
      expect((await putOn(`"${await version()}"`, { area: 'Dwarka' })).status).toBe(200);
    });

    it.each(['', 'x', '"x"', '*', 'W/"x"'])('in the header %j loses no change unseen', async (header) => {
      const before = await row();
      const { status } = await putOn(header, { area: 'Dwarka' });
      expect((await row()).area).toBe(status === 200 ? 'Dwarka' : before.area);
      expect(status).toBe(header === '"x"' ? 409 : 200);
    });

    it('that several have at once lets one through', async () => {
      const old = `"${await version()}"`;
      const areas = ['Dwarka', 'Rohini', 'Saket', 'Janakpuri'];
      const answers = await Promise.all(areas.map((area) => putOn(old, { area })));
      const won = areas.filter((_, at) => answers[at]!.status === 200);
      expect(won).toHaveLength(1);
      expect((await row()).area).toBe(won[0]);
    });
  });
});
