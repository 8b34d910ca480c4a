import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/index.ts';
import { parseRoute } from '#contract/kit.ts';
import { vendorLists } from '#domain/vendors/vendor-categories.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import type { VendorCard } from '#contract/vendor-card.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'yes' } });
let vendor: TestVendor;
beforeAll(async () => {
  vendor = await registerVendor(site, { companyName: 'Zaffran Tents' });
  const change = { categories: ['marketing', 'venue'], market: 'khan-market', description: 'Tents' };
  for (const [key, value] of Object.entries(change))
    await call(site, `PUT /api/vendor/${vendor.id}`, { token: vendor.token, body: { [key]: value } });
});

const lists = {
  vendorsEntertainment: 'entertainment',
  vendorsInvestment: 'investment',
  vendorsMarketing: 'marketing',
  vendorsConstruction: 'construction',
  vendorsChandniChowk: 'chandnichowkmarket',
  vendorsLajpat: 'lajpatmarket',
  vendorsMBlock: 'mblockmarket',
  vendorsKhan: 'khanmarket',
} as const;
const read = async (list: string) => (await site.get(`/api/vendor/${list}/vendors`)).json<VendorCard[]>();

describe.each(Object.entries(lists))('%s', (_, list) => {
  it('is a plain array, filled at a first start, from A to Z, the same for everyone and kept', async () => {
    const { headers, text } = await site.get(`/api/vendor/${list}/vendors`);
    const vendors = JSON.parse(text) as VendorCard[];
    expect(vendors.length).toBeGreaterThanOrEqual(5);
    const names = vendors.map(({ companyName }) => companyName.toLowerCase());
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    expect(new Set(vendors.map(({ _id }) => _id)).size).toBe(vendors.length);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(
      (await site.get(`/api/vendor/${list}/vendors`, { 'if-none-match': String(headers['etag']) })).status,
    ).toBe(304);
  });

  it('shows of each a picture that is there', async () => {
    for (const { profilepicture, picture, isSample } of await read(list)) {
      if (!isSample) continue;
      expect(picture!.src).toBe(profilepicture);
      expect(existsSync(join('public', profilepicture!))).toBe(true);
    }
  });
});

describe('the lists', () => {
  it('hold exactly those who chose one of their categories', async () => {
    for (const name of ['entertainment', 'investment', 'marketing', 'construction'] as const) {
      const wanted: readonly string[] = vendorLists[name].categories;
      const strangers = (await read(name)).filter(
        ({ categories }) => !categories.some((one) => wanted.includes(one)),
      );
      expect(strangers).toEqual([]);
    }
    for (const list of ['marketing', 'entertainment', 'khanmarket'])
      expect((await read(list)).map(({ _id }) => _id)).toContain(vendor.id);
    for (const list of ['investment', 'construction', 'lajpatmarket'])
      expect((await read(list)).map(({ _id }) => _id)).not.toContain(vendor.id);
  });

  it('of markets hold those who stand there', async () => {
    const markets = {
      chandnichowkmarket: 'chandni-chowk',
      lajpatmarket: 'lajpat-nagar',
      mblockmarket: 'm-block-market',
      khanmarket: 'khan-market',
    };
    for (const [list, market] of Object.entries(markets))
      expect(new Set((await read(list)).map((one) => one.market))).toEqual(new Set([market]));
  });
});

describe('GET /api/vendor/:vendorId/similar', () => {
  it('names a few others of the same trade, never the vendor itself', async () => {
    const similar = (await site.get(`/api/vendor/${vendor.id}/similar`)).json<VendorCard[]>();
    expect(similar.length).toBeGreaterThan(0);
    expect(similar.length).toBeLessThanOrEqual(6);
    for (const { _id, categories } of similar) {
      expect(_id).not.toBe(vendor.id);
      expect(categories.some((one) => ['marketing', 'venue'].includes(one))).toBe(true);
    }
  });
});

describe('a vendor who is not there', () => {
  it.each([
    'nonsense',
    '0192f000-0000-7000-8000-000000000000',
    '%00',
    '__proto__',
    "'; drop table vendors --",
  ])('%s is told as missing', async (id) => {
    for (const path of [
      `/api/vendor/${encodeURIComponent(id)}`,
      `/api/vendor/${encodeURIComponent(id)}/similar`,
    ]) {
      const answer = await site.get(path);
      expect([answer.status, answer.json<{ code: string }>().code]).toEqual([404, 'not_found']);
    }
  });
});

describe('the public reply', () => {
  const open = Object.entries(endpoints).filter(
    ([, { auth, route }]) => (auth === 'anyone' || auth === 'optional') && route.startsWith('GET '),
  );

  it.each(open)('%s holds nothing that is the vendor’s own', async (_, { route }) => {
    const blog = (await site.get('/api/blog/blog')).json<{ id: string }[]>()[0]!.id;
    const path = parseRoute(route)
      .path.replace(':vendorId', vendor.id)
      .replace(':marketId', 'khan-market')
      .replace(':blogId', blog)
      .replace(/:\w+/g, 'x');
    const { text } = await site.get(path);
    for (const secret of [vendor.email, vendor.token, vendor.password, 'AAAPZ1234C', 'AAAPZ', 'argon2'])
      expect(text).not.toContain(secret);
    if (path !== '/api/openapi.json')
      expect(text).not.toMatch(
        /"(?:password\w*|panGst\w*|email\w*Verified\w*|hash|deletedAt|search|sortName|storageKey)"/,
      );
  });

  it('of the vendor itself is what its profile shows', async () => {
    const shown = (await site.get(`/api/vendor/${vendor.id}`)).json<PublicVendor>();
    expect(Object.keys(shown).toSorted()).toEqual([
      '_id',
      'address',
      'area',
      'areasMap',
      'areasServed',
      'backgroundpicture',
      'badges',
      'byDay',
      'cardChecks',
      'cardFacts',
      'cardPrice',
      'categories',
      'category',
      'companyName',
      'description',
      'facebook',
      'factLines',
      'facts',
      'gallery1',
      'gallery2',
      'gallery3',
      'gallery4',
      'instagram',
      'isSample',
      'latitude',
      'leading',
      'linkedIn',
      'linkedin',
      'longitude',
      'market',
      'openingHours',
      'ownerName',
      'packages',
      'parts',
      'phone',
      'picture',
      'pictures',
      'policies',
      'priceLines',
      'prices',
      'productSelection',
      'profilepicture',
      'questions',
      'rating',
      'region',
      'representative',
      'responseTime',
      'services',
      'shortName',
      'updatedAt',
      'website',
      'youtube',
    ]);
  });
});
