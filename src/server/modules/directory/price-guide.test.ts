/** @postgres the median of what a category asks, by unit, place and size */
import { beforeAll, describe, expect, it } from 'vitest';
import { vendorCategoryNames, type Region } from '#domain/vendors/vendor-categories.ts';
import { categoryFacts, type PriceCue, type PriceUnit } from '#domain/vendors/vendor-facts.ts';
import type { PriceGuide } from '#contract/price-guides.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeVendors } from '#support/stored-vendors.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'no' } });

const plate = (
  from: number,
  to: number | null,
  unit: PriceUnit = 'plate-veg',
  asOf = '2026-11',
): PriceCue => ({
  category: 'catering',
  unit,
  from,
  to,
  taxIncluded: false,
  asOf,
});
const caterer = (
  companyName: string,
  prices: PriceCue[],
  [region, area, guests]: [Region?, string?, number?] = [],
) => ({
  companyName,
  categories: ['catering'],
  prices,
  region: region ?? null,
  area: area ?? null,
  facts: guests ? { capacity: { from: null, to: guests } } : {},
});

const other = (category: 'makeup' | 'gifts', companyName: string, isSample: boolean) => ({
  ...caterer(companyName, [{ ...plate(5000, null, categoryFacts[category].units[0]), category }]),
  categories: [category],
  isSample,
});

beforeAll(() =>
  storeVendors(site.db, [
    // Its hall is dearer: that is no price of a caterer.
    {
      ...caterer(
        'A',
        [plate(750, 1100, 'plate-veg', '2026-03'), { ...plate(9000, 9900), category: 'venue' }],
        ['Delhi', 'Saket', 150],
      ),
      categories: ['venue', 'catering'],
    },
    caterer('B', [plate(400, null)], ['Delhi', 'Saket', 151]),
    caterer('C', [plate(600, 700), plate(800, 900, 'plate-nonveg')], ['Delhi', 'Rohini', 400]),
    caterer('D', [plate(900, 1300)], ['Gurgaon', 'Saket', 200]),
    caterer('E', [], ['Delhi', 'Saket', 300]),
    { ...caterer('F', [plate(1, 99_999)], ['Delhi', 'Saket', 300]), hiddenAt: new Date() },
    { ...caterer('G', [plate(1, 99_999)], ['Delhi', 'Saket', 300]), categories: ['dj'] },
    { ...caterer('H', [{ ...plate(5000, null, 'event'), category: 'dj' }]), categories: ['dj'] },
    ...['X', 'Y', 'Z'].flatMap((name) => [other('makeup', name, true), other('gifts', name, true)]),
    other('gifts', 'Real', false),
    { ...caterer('I', [{ ...plate(7000, null, 'event'), category: 'dj' }]), categories: ['dj'] },
  ]),
);

const guideOf = async (category: string) => (await site.get(`/api/prices/${category}`)).json<PriceGuide>();

describe('a price guide', () => {
  it('has the lowest, the highest and the middle of what is asked, from three vendors on', async () => {
    const guide = await guideOf('catering');
    expect(guide).toMatchObject({
      listed: 5,
      stated: 4,
      samples: 0,
      since: '2026-03',
      until: '2026-11',
      note: null,
    });
    const whole = {
      vendors: 4,
      from: 400,
      to: 1300,
      median: 600,
      span: '₹400 to ₹1,300',
      begins: '₹600',
      said: '4 vendors',
    };
    expect(guide.units).toEqual([{ words: 'a plate (veg)', ...whole }]);
    expect(guide.unit).toBe('a plate (veg)');
    expect(guide.cities).toMatchObject([{ words: 'Delhi', vendors: 3, from: 400, to: 1100, median: 600 }]);
    expect(guide.areas).toMatchObject([{ words: 'Saket', vendors: 3, from: 400, to: 1300, median: 750 }]);
    expect(guide.sizes).toMatchObject([
      { words: '151 to 400 guests', vendors: 3, from: 400, to: 1300, median: 600 },
    ]);
  });

  it('says who has said it and when, and what to ask', async () => {
    const guide = await guideOf('catering');
    expect(guide.title).toBe('What caterers cost in Delhi-NCR');
    expect(guide.lead).toContain(
      'Prices that 4 of the 5 caterers listed here state, as of Mar 2026 to Nov 2026.',
    );
    expect(guide.description).toContain(
      'Caterers in Delhi-NCR: ₹400 to ₹1,300 a plate (veg), half begin at ₹600 or less.',
    );
    expect(guide.asks).toContain('Is GST in the price, and do we get a bill?');
    expect(guide.others.map(({ path }) => path)).toContain('/prices/venue');
  });

  it('has no figure of two vendors, and says so', async () => {
    const guide = await guideOf('dj');
    expect(guide).toMatchObject({
      stated: 2,
      units: [],
      unit: null,
      cities: [],
      areas: [],
      sizes: [],
      note: null,
    });
    expect(guide.lead).toMatch(/^Too few DJs have stated a price yet/);
    expect(JSON.stringify(guide)).not.toMatch(/5,?000|7,?000/);
  });

  it('is there for each category with words of its own, and for nothing else', async () => {
    const all = await Promise.all(vendorCategoryNames.map(guideOf));
    for (const { category, moves, asks } of all) {
      expect(moves.length, category).toBeGreaterThanOrEqual(3);
      expect(asks.length, category).toBeGreaterThanOrEqual(4);
    }
    expect(new Set(all.map(({ moves }) => moves.join())).size).toBe(vendorCategoryNames.length);
    for (const wrong of ['murder', 'Freelancer', 'toString'])
      expect((await site.get(`/api/prices/${wrong}`)).status, wrong).toBe(404);
  });

  it('is in the sitemap where it has figures', async () => {
    const { text } = await site.get('/sitemaps/pages.xml');
    expect([...text.matchAll(/<loc>http:\/\/site\.test(\/prices\/[^<]*)/g)].map(([, path]) => path)).toEqual([
      '/prices/catering',
      '/prices/gifts',
      '/prices/makeup',
    ]);
  });

  it('says which of its vendors are made up', async () => {
    expect((await guideOf('makeup')).note).toBe('Sample vendors: made up to show how a price guide looks.');
    expect(await guideOf('gifts')).toMatchObject({ stated: 4, samples: 3 });
    expect((await guideOf('gifts')).note).toMatch(/^3 of the 4 who are counted are samples/);
  });
});
