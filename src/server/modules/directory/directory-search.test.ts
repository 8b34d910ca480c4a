/** @postgres the search by conditions, weights and sound */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryPage, Understood } from '#contract/directory.ts';
import { DirectoryQuery } from '#contract/directory-query.ts';
import { factTokens, type VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { newId } from '#platform/db/tables/columns.ts';
import { markets, vendors } from '#platform/db/tables.ts';
import { storePrices } from '#support/stored-vendors.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { placesOfRow } from '#support/vendor-places.ts';
import { askedOf } from './asked.ts';
import { match, pageOfMatch } from './directory-queries.ts';

/** Monday, 16 November 2026, noon in Delhi. */
const clock = () => new Date('2026-11-16T06:30:00Z');

type Given = Partial<typeof vendors.$inferInsert> & { companyName: string; facts?: VendorFacts };
const vendor = ({ companyName, facts = {}, ...rest }: Given): typeof vendors.$inferInsert => {
  const services = (rest.services ?? []).map(({ name }) => name);
  return {
    companyName,
    ownerName: 'Asha Rao',
    address: '1 Ring Road, New Delhi 110001',
    sortName: searchKey(companyName),
    search: searchKey(companyName, rest.area, rest.description, ...services, ...(rest.categories ?? [])),
    offered: searchKey(...services),
    places: placesOfRow(rest),
    facts,
    factTokens: factTokens(facts),
    capacityFrom: facts.capacity?.from,
    capacityTo: facts.capacity?.to,
    ...rest,
  };
};

const plate = (from: number): Pick<Given, 'prices' | 'priceFrom'> => ({
  prices: [{ category: 'catering', unit: 'plate-veg', from, to: null, taxIncluded: true, asOf: '2026-11' }],
  priceFrom: from,
});

const sheets = { id: 's', name: 'Marble polish', details: '' };
const given: Given[] = [
  {
    companyName: 'Amber Caterers',
    categories: ['catering'],
    area: 'Rajouri Garden',
    areasServed: ['Tilak Nagar', 'Dwarka'],
    region: 'Delhi',
    openingHours: { mon: '10:00-19:00', sun: '10:00-19:00' },
    facts: { food: ['veg', 'jain'], capacity: { from: 50, to: 500 } },
    ...plate(900),
    latitude: 28.64,
    longitude: 77.12,
  },
  {
    companyName: 'Bela Caterers',
    categories: ['catering'],
    area: 'Saket',
    region: 'Delhi',
    openingHours: { tue: '10:00-19:00' },
    facts: { food: ['veg', 'nonveg'], capacity: { from: 100, to: null } },
    ...plate(600),
    latitude: 28.52,
    longitude: 77.21,
  },
  {
    companyName: 'Chandni Caterers',
    categories: ['catering', 'decoration'],
    area: 'Noida City',
    region: 'Noida',
    facts: { capacity: { from: null, to: 200 } },
    latitude: 28.58,
    longitude: 77.31,
  },
  {
    companyName: 'Marble House',
    categories: ['retail'],
    area: 'Saket',
    region: 'Delhi',
    marketId: 'khan-market',
  },
  {
    companyName: 'Diya Homes',
    categories: ['renovation'],
    area: 'Dwarka',
    region: 'Delhi',
    services: [sheets],
  },
  {
    companyName: 'Esha Works',
    categories: ['painting'],
    area: 'Marble Nagar',
    region: 'Gurgaon',
    openingHours: { tue: '10:00-19:00' },
  },
  {
    companyName: 'Farhan Works',
    categories: ['painting'],
    area: 'Dwarka',
    region: 'Delhi',
    description: 'We clean marble too',
    sounds: ['FRN'],
  },
];

const site = setUpTestSite({ clock });
beforeAll(async () => {
  await site.db
    .insert(markets)
    .values({ id: 'khan-market', name: 'Khan Market', route: '/khanmkt', latitude: 28.6, longitude: 77.2 });
  const rows = given.map((one) => ({ id: newId(), ...vendor(one) }));
  await site.db.insert(vendors).values(rows);
  await storePrices(site.db, rows);
});

const ask = async (query: string) => (await site.get(`/api/vendors?${query}`)).json<DirectoryPage>();
const firstWords = ({ vendors: found }: DirectoryPage) =>
  found.map(({ companyName }) => companyName.split(' ')[0]);

describe('each condition', () => {
  it.each([
    ['area=Dwarka&category=catering', ['Amber']],
    ['area=Dwarka', ['Amber', 'Diya', 'Farhan']],
    ['category=catering&on=2026-11-22', ['Amber', 'Chandni']],
    ['category=catering&on=2026-11-24', ['Bela', 'Chandni']],
    ['category=painting&on=2026-11-22', ['Farhan']],
    ['category=painting&on=2026-11-24', ['Esha', 'Farhan']],
    ['category=catering&open=today', ['Amber']],
    ['guests=50', ['Amber', 'Chandni']],
    ['guests=49', ['Chandni']],
    ['guests=500', ['Amber', 'Bela']],
    ['guests=501', ['Bela']],
    ['guests=20000', ['Bela']],
    ['price=600', ['Bela']],
    ['price=900', ['Amber', 'Bela']],
    ['with=food:veg', ['Amber', 'Bela']],
    ['with=food:veg,food:jain', ['Amber']],
    ['box=28.5,77.2,28.6,77.3', ['Bela']],
    ['box=28.5,77.2,28.6,77.4', ['Bela', 'Chandni']],
    ['lat=28.64&lng=77.12&within=1', ['Amber']],
    ['market=khan-market', ['Marble']],
  ])('?%s finds %j', async (query, expected) => {
    const found = await ask(`${query}&sort=name`);
    expect([firstWords(found), found.relaxed]).toEqual([expected, []]);
  });
});

describe('the order', () => {
  it.each([
    // A name, an offer, a description, an area.
    ['q=marble', ['Marble', 'Diya', 'Farhan', 'Esha']],
    ['q=marble&sort=name', ['Diya', 'Esha', 'Farhan', 'Marble']],
    ['category=catering&sort=price', ['Bela', 'Amber', 'Chandni']],
    ['category=catering&sort=capacity', ['Amber', 'Chandni', 'Bela']],
    ['category=catering&sort=near&lat=28.58&lng=77.3', ['Chandni', 'Bela', 'Amber']],
    // Amber comes to Dwarka from elsewhere.
    ['area=Dwarka&sort=name', ['Amber', 'Diya', 'Farhan']],
    ['q=dwarka&sort=name', ['Amber', 'Diya', 'Farhan']],
    ['area=Dwarka&sort=near&lat=28.64&lng=77.12', ['Amber', 'Diya', 'Farhan']],
  ])('?%s is %j', async (query, expected) => expect(firstWords(await ask(query))).toEqual(expected));
});

describe('when nobody meets all', () => {
  it.each([
    ['category=catering&with=food:jain,food:nonveg', ['Amber', 'Bela', 'Chandni'], ['with']],
    ['category=catering&area=Saket&open=today', ['Bela'], ['open']],
    ['category=catering&area=Saket&with=food:jain&open=today', ['Amber'], ['area']],
    ['category=catering&area=Nowhere&price=100', ['Amber', 'Bela', 'Chandni'], ['price', 'area']],
    ['category=catering&price=100', ['Amber', 'Bela', 'Chandni'], ['price']],
    ['category=catering&region=Faridabad', ['Amber', 'Bela', 'Chandni'], ['region']],
    ['category=catering&area=Nowhere', ['Amber', 'Bela', 'Chandni'], ['area']],
    ['category=catering&box=1,1,2,2', ['Amber', 'Bela', 'Chandni'], ['box']],
    ['category=catering&lat=1&lng=1&within=5', ['Amber', 'Bela', 'Chandni'], ['within']],
    ['category=catering&market=nowhere', ['Amber', 'Bela', 'Chandni'], ['market']],
    ['category=catering&q=xyzzyq', ['Amber', 'Bela', 'Chandni'], ['words']],
    ['q=marble+chandni', ['Chandni', 'Diya', 'Esha', 'Farhan', 'Marble'], ['words']],
    ['q=xyzzyq', [], []],
    ['area=Nowhere', [], []],
    ['category=priest', [], []],
  ])('?%s shows %j without %j', async (query, expected, relaxed) => {
    const found = await ask(query);
    expect([new Set(firstWords(found)), found.relaxed, found.total]).toEqual([
      new Set(expected),
      relaxed,
      expected.length,
    ]);
  });
});

describe('conditions read from words', () => {
  const context = {
    now: clock(),
    soundsOf: (word: string) => (word === 'faran' ? ['FRN'] : []),
  };
  const found = async (query: object, understood: Understood, unread?: string[]) => {
    const parsed = DirectoryQuery.parse(query);
    const asked = askedOf(parsed, understood);
    const matched = await match(site.db, asked, context, unread && askedOf(parsed, { words: unread }));
    const names = await pageOfMatch(site.db, matched);
    return [names.map(({ sortName }) => sortName.split(' ')[0]), matched.relaxed, matched.similar];
  };

  it('narrows, and gives way to what was asked for by name', async () => {
    const read: Understood = { category: ['catering'], area: 'Saket', words: [] };
    expect(await found({}, read)).toEqual([['bela'], [], false]);
    expect(await found({ area: 'Dwarka' }, read)).toEqual([['amber'], [], false]);
  });

  it('is taken as it stands where its meaning leads to nobody', async () => {
    const read: Understood = { category: ['priest'], words: [] };
    expect(await found({}, read, ['marble', 'house'])).toEqual([['marble'], [], false]);
    expect(await found({}, read, ['faran'])).toEqual([['farhan'], [], true]);
  });

  it('leads to the neighbours before anywhere else', async () => {
    const read: Understood = { category: ['catering'], area: 'Hauz Khas', words: [] };
    expect(await found({}, read)).toEqual([['bela'], ['area'], false]);
  });

  it('is found by its sound, and said to be similar', async () => {
    expect(await found({}, { words: ['faran'] })).toEqual([['farhan'], [], true]);
  });
});

describe('further choices', () => {
  const of = async (query: string, group: keyof DirectoryPage['counts']) =>
    Object.fromEntries((await ask(query)).counts[group].map(({ value, count }) => [value, count]));

  it('are counted without the condition that they take the place of', async () => {
    expect(await of('category=catering&region=Noida', 'region')).toEqual({ Delhi: 2, Noida: 1 });
    expect(await of('category=catering&region=Noida', 'category')).toEqual({ catering: 1, decoration: 1 });
    expect(await of('category=catering', 'area')).toEqual({
      'Rajouri Garden': 1,
      'Tilak Nagar': 1,
      Dwarka: 1,
      Saket: 1,
      'Noida City': 1,
    });
    expect(await of('category=catering', 'with')).toEqual({
      'food:veg': 2,
      'food:jain': 1,
      'food:nonveg': 1,
    });
    expect(await of('with=food:jain', 'with')).toEqual({ 'food:veg': 1, 'food:jain': 1 });
    expect(await of('', 'open')).toEqual({ today: 1 });
    expect(await of('area=Saket', 'market')).toEqual({ 'khan-market': 1 });
    expect(await of('q=marble', 'category')).toEqual({ painting: 2, renovation: 1, retail: 1 });
  });

  it('each lead to as many as they say', async () => {
    const { counts } = await ask('category=catering');
    for (const [group, choices] of Object.entries(counts))
      for (const { value, count } of choices) {
        const query = new URLSearchParams({ category: 'catering', [group]: value });
        const found = await ask(query.toString());
        expect([found.total, found.relaxed], `${group}=${value}`).toEqual([count, []]);
      }
  });

  it('are not hidden by the length of a list', async () => {
    const many = Array.from({ length: 1200 }, (_, index) =>
      vendor({ companyName: `Aa ${index}`, categories: ['gifts'], area: 'Rohini', region: 'Delhi' }),
    );
    for (let at = 0; at < many.length; at += 300)
      await site.db.insert(vendors).values(many.slice(at, at + 300));
    // In the physical order of either database: the few may stand behind the many.
    await site.db
      .insert(vendors)
      .values(vendor({ companyName: 'Zz', categories: ['legal'], area: 'Zeta', region: 'Faridabad' }));
    const { counts } = await ask('');
    expect(counts.category).toContainEqual({ value: 'legal', count: 1 });
    expect(counts.area).toContainEqual({ value: 'Zeta', count: 1 });
    expect(counts.area).toContainEqual(expect.objectContaining({ value: 'Dwarka' }));
    expect(counts.region).toContainEqual({ value: 'Faridabad', count: 1 });
    expect(counts.category[0]).toMatchObject({ value: 'gifts', atLeast: true });
  });
});
