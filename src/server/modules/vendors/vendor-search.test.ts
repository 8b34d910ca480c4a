import fc from 'fast-check';
import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayInDelhi } from '#facts/time.ts';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { priceKindsOf, type VendorFacts } from '#domain/vendors/vendor-facts.ts';
import type { PublicVendor } from '#contract/vendors.ts';
import { usualPrices, vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { call, registerVendor, type TestVendor } from '#support/vendor-samples.ts';
import { searchColumns } from './vendor-search.ts';

const nobody = {
  companyName: 'Amaltas Farm',
  ownerName: 'Raghav Tanwar',
  productSelection: null,
  address: '',
  area: null,
  region: null,
  areasServed: [],
  marketId: null,
  packages: [],
  description: null,
  categories: ['catering'],
  services: [],
  facts: {},
  prices: [],
};
const price = { category: 'catering', unit: 'plate-veg', from: 850, to: 1200, taxIncluded: false } as const;

describe('columns derived from facts and prices', () => {
  it('is of the categories that it stands in', () => {
    const facts: VendorFacts = { food: ['jain'], capacity: { from: 50, to: null }, promotion: ['print'] };
    const derived = searchColumns({ ...nobody, facts });
    expect(derived).toMatchObject({ factTokens: ['food:jain'], capacityFrom: 50, capacityTo: null });
    expect(derived.search).toContain('jain');
    expect(derived.search).not.toContain('print');
    expect(searchColumns({ ...nobody, categories: ['crew'], facts })).toMatchObject({
      factTokens: [],
      capacityFrom: null,
    });
  });

  it('has the lowest price in the usual unit of the first category, or none', () => {
    const asOf = '2026-11';
    const kinds = vendorCategoryNames.flatMap((category) => priceKindsOf([category]));
    const cues = fc.uniqueArray(
      fc.record({ kind: fc.constantFrom(...kinds), from: fc.integer({ min: 1, max: 1e8 }) }),
      { selector: ({ kind }) => kind },
    );
    fc.assert(
      fc.property(fc.subarray(vendorCategoryNames), cues, (categories, some) => {
        const prices = some.map(({ kind, from }) => ({ ...kind, from, to: null, taxIncluded: true, asOf }));
        const usual = priceKindsOf(categories)[0];
        const expected = prices.find(
          ({ category, unit }) => category === usual?.category && unit === usual.unit,
        );
        expect(searchColumns({ ...nobody, categories, prices }).priceFrom).toBe(expected?.from ?? null);
      }),
    );
  });
});

describe('a change of facts and prices', () => {
  const site = setUpTestSite();
  let vendor: TestVendor;
  beforeAll(async () => {
    vendor = await registerVendor(site);
    await put({ categories: ['catering', 'venue'] });
  });
  const put = (body: unknown) => call(site, `PUT /api/vendor/${vendor.id}`, { token: vendor.token, body });
  const row = async () => (await site.db.select().from(vendors).where(eq(vendors.id, vendor.id)))[0]!;
  const usual = () =>
    site.db
      .select({
        category: usualPrices.category,
        priceFrom: usualPrices.priceFrom,
        sortName: usualPrices.sortName,
      })
      .from(usualPrices)
      .where(eq(usualPrices.vendorId, vendor.id))
      .orderBy(usualPrices.category);
  const shown = async () => (await site.get(`/api/vendor/${vendor.id}`)).json<PublicVendor>();

  it('is shown in words, and its columns are written in the same step', async () => {
    const facts: VendorFacts = { food: ['veg', 'jain'], capacity: { from: 50, to: 1200 }, years: 12 };
    expect((await put({ facts, prices: [price] })).status).toBe(200);
    const vendorShown = await shown();
    expect(vendorShown).toMatchObject({
      facts,
      cardFacts: ['Vegetarian, Jain', '50 to 1,200 guests'],
      cardPrice: '₹850-1,200 a plate (veg), tax extra',
    });
    expect(vendorShown.prices[0]?.asOf).toBe(dayInDelhi(new Date()).slice(0, 7));
    expect(vendorShown.factLines.map(({ label }) => label)).toContain('In business for');
    const stored = await row();
    expect(stored).toMatchObject(searchColumns(stored));
    expect(stored).toMatchObject({ capacityFrom: 50, capacityTo: 1200, priceFrom: 850 });
  });

  it('follows a change of the categories alone', async () => {
    await put({ categories: ['crew'] });
    expect(await row()).toMatchObject({ factTokens: [], capacityTo: null, priceFrom: null });
    expect((await shown()).factLines.map(({ name }) => name)).toEqual(['years']);
    await put({ categories: ['catering'] });
    expect(await row()).toMatchObject({ factTokens: ['food:veg', 'food:jain'], priceFrom: 850 });
  });

  it('has a usual price for each of its categories, under its name, and none of a trade given up', async () => {
    const ofVenue = { ...price, category: 'venue', from: 1500, to: null };
    const dearer = { ...price, unit: 'plate-nonveg', from: 700 };
    await put({
      categories: ['catering', 'venue'],
      prices: [price, dearer, ofVenue],
      companyName: 'Neem Farm',
    });
    const sortName = 'neem farm';
    const ofCatering = { category: 'catering', priceFrom: 850, sortName };
    expect(await usual()).toEqual([ofCatering, { category: 'venue', priceFrom: 1500, sortName }]);
    await put({ categories: ['catering'] });
    expect(await usual()).toEqual([ofCatering]);
    await put({ companyName: 'Peepal Farm' });
    expect(await usual()).toEqual([{ ...ofCatering, sortName: 'peepal farm' }]);
    await put({ prices: [] });
    expect(await usual()).toEqual([]);
  });

  it('keeps the month of a price that stays as it was, and gives a changed one its own', async () => {
    const old = { ...price, asOf: '2025-03' };
    await site.db
      .update(vendors)
      .set({ prices: [old] })
      .where(eq(vendors.id, vendor.id));
    await put({ prices: [price] });
    expect((await row()).prices).toEqual([old]);
    await put({ prices: [{ ...price, from: 900 }] });
    expect((await row()).prices[0]?.asOf).toBe(dayInDelhi(new Date()).slice(0, 7));
  });

  it('refuses what the table does not know, at its field', async () => {
    for (const body of [
      { facts: { food: ['eggless'] } },
      { facts: { pool: true } },
      { facts: { capacity: { from: 500, to: 50 } } },
      { facts: null },
      { prices: [{ ...price, unit: 'sqft' }] },
      { prices: [{ ...price, asOf: '2030-01' }] },
      { prices: [price, price] },
    ]) {
      const answer = await put(body);
      expect([body, answer.status]).toEqual([body, 422]);
      expect(Object.keys(answer.json<{ fieldErrors: object }>().fieldErrors)[0]).toMatch(
        /^(facts|prices|pool|asOf)/,
      );
    }
  });

  it('shows a page although an option of it is gone in this release', async () => {
    const facts = { food: ['veg', 'eggless'], swimming: 'yes' } as unknown as VendorFacts;
    const prices = [{ ...price, unit: 'thali', asOf: '2024-01' }] as never;
    await site.db.update(vendors).set({ facts, prices }).where(eq(vendors.id, vendor.id));
    expect(await shown()).toMatchObject({ facts: { food: ['veg'] }, prices: [], cardPrice: null });
    expect((await site.get('/api/vendors?category=crew')).status).toBe(200);
    expect((await put({ area: 'Karol Bagh' })).status).toBe(200);
  });
});
