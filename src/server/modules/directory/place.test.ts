import { beforeAll, describe, expect, it } from 'vitest';
import type { VendorPlace } from '#contract/vendor-places.ts';
import { vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { placesOfRow } from '#support/vendor-places.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'no' } });
type Row = typeof vendors.$inferInsert;
const caterer = (companyName: string, rest: Partial<Row> = {}): Row => {
  const row = rowOf(companyName, rest);
  return { ...row, places: placesOfRow(row) };
};
const rowOf = (companyName: string, rest: Partial<Row>): Row => ({
  companyName,
  ownerName: 'Asha Rao',
  address: '1 Ring Road, New Delhi 110001',
  sortName: companyName.toLowerCase(),
  search: companyName.toLowerCase(),
  categories: ['catering'],
  area: 'Rajouri Garden',
  region: 'Delhi',
  latitude: 28.647,
  longitude: 77.121,
  ...rest,
});
const plate = (from: number, to: number | null) =>
  ({ category: 'catering', unit: 'plate-veg', from, to, taxIncluded: false, asOf: '2026-11' }) as const;

beforeAll(async () => {
  await site.db.insert(vendors).values([
    caterer('Annapurna', {
      prices: [plate(600, 900)],
      factTokens: ['food:veg', 'food:jain', 'languages:hindi', 'material:either'],
      capacityFrom: 50,
      capacityTo: 400,
    }),
    caterer('Bhoj', {
      prices: [plate(450, null)],
      factTokens: ['food:veg', 'languages:hindi', 'material:either'],
      capacityFrom: 100,
      capacityTo: 900,
      categories: ['catering', 'venue'],
    }),
    caterer('Chaat House', { prices: [{ ...plate(90, 99), unit: 'event' } as never] }),
    caterer('Daawat', { area: 'Tilak Nagar', latitude: 28.64, longitude: 77.09 }),
    caterer('Elaichi', { area: 'Saket', areasServed: ['West Delhi'], latitude: 28.52, longitude: 77.21 }),
    caterer('Farm', { area: "St. John's Road", latitude: null, longitude: null }),
    caterer('Gone', { area: 'Gone Nagar', deletedAt: new Date() }),
    caterer('Hidden', { hiddenAt: new Date() }),
    caterer('Ghar', { area: 'अनजान नगर' }),
    caterer('Lone DJ', { categories: ['dj'], area: 'Saket' }),
  ]);
});

const placeAt = async (path: string) => (await site.get(`/api/vendors/in/${path}`)).json<VendorPlace>();

describe('GET /api/vendors/in/:category', () => {
  it('says of an area who stands there, what they ask, and what lies near', async () => {
    expect(await placeAt('catering?area=rajouri-garden')).toEqual({
      category: 'catering',
      area: 'Rajouri Garden',
      count: 4,
      based: 3,
      price: { unit: 'a plate (veg)', from: 450, to: 900, vendors: 2 },
      capacity: { from: 50, to: 900 },
      typical: [{ fact: 'Vegetarian', count: 2 }],
      areas: [
        { area: 'Tilak Nagar', count: 1 },
        { area: "St. John's Road", count: 1 },
        { area: 'Saket', count: 1 },
      ],
      categories: [{ category: 'venue', count: 1 }],
      posts: [],
      title: 'Caterers in Rajouri Garden',
      prices: { path: '/prices/catering', words: 'What caterers cost in Delhi-NCR' },
      description:
        '4 caterers in Rajouri Garden, from ₹450 to ₹900 a plate (veg). Compare prices and facts, see who is open and where they are, and ask them directly.',
      facts: [
        { name: 'Based here', words: '3 caterers' },
        { name: 'From elsewhere', words: '1 caterer' },
        { name: 'Price', words: '₹450 to ₹900 a plate (veg), stated by 2 of them' },
        { name: 'Guests', words: '50 to 900' },
        { name: 'Typical', words: 'Vegetarian (2)' },
      ],
    });
  });

  it('says of a category alone where most stand', async () => {
    const place = await placeAt('catering');
    expect(place).toMatchObject({ area: null, count: 7 });
    expect(place.areas[0]).toEqual({ area: 'Rajouri Garden', count: 3 });
    expect(place.areas.map(({ area }) => area)).not.toContain('अनजान नगर');
  });

  it('knows an area in which only others stand, and nothing of one in which nobody does', async () => {
    expect(await placeAt('dj?area=rajouri-garden')).toMatchObject({
      count: 0,
      price: null,
      capacity: null,
      typical: [],
    });
    for (const wrong of ['catering?area=gone-nagar', 'catering?area=nowhere', 'murder', 'Freelancer'])
      expect((await site.get(`/api/vendors/in/${wrong}`)).status, wrong).toBe(404);
  });
});

describe('the sitemap', () => {
  it('has the lists in which three vendors stand, and no other', async () => {
    const { text } = await site.get('/sitemaps/pages.xml');
    const listed = [...text.matchAll(/<loc>http:\/\/site\.test(\/vendors\/[^<]*)/g)].map(([, path]) => path);
    expect(listed).toEqual(['/vendors/catering', '/vendors/catering/rajouri-garden']);
  });
});

describe('GET /api/vendors/pins', () => {
  it('has the places of those who match, without those who have none', async () => {
    const pins = async (query: string) =>
      (await site.get(`/api/vendors/pins?${query}`)).json<{ pins: { name: string }[]; capped: boolean }>();
    const { pins: found, capped } = await pins('category=catering');
    expect(found.map(({ name }) => name)).toEqual([
      'Annapurna',
      'Bhoj',
      'Chaat House',
      'Daawat',
      'Elaichi',
      'Ghar',
    ]);
    expect(capped).toBe(false);
    expect((await pins('category=dj')).pins[0]).toEqual({
      _id: expect.any(String) as string,
      name: 'Lone DJ',
      latitude: 28.647,
      longitude: 77.121,
    });
    expect((await site.get('/api/vendors/pins?box=1')).status).toBe(422);
  });
});

it('GET /api/places names each place once, in the language of the page', async () => {
  const namesIn = async (prefix: string) =>
    (await site.get(`${prefix}/api/places`)).json<{ name: string; label: string }[]>();
  const [english, hindi] = await Promise.all([namesIn(''), namesIn('/hi')]);
  expect(new Set(english.map(({ name }) => name)).size).toBe(english.length);
  expect(english).toContainEqual({ name: 'Dwarka', label: 'Dwarka' });
  expect(hindi).toContainEqual({ name: 'Dwarka', label: 'द्वारका' });
  expect(hindi.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
});
