/** @postgres the search by words, trigrams and distance */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryPage } from '#contract/directory.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { markets, vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { placesOfRow } from '#support/vendor-places.ts';

const site = setUpTestSite({ clock: () => now });
/** Monday, 16 November 2026, two minutes before midnight in Delhi. */
let now = new Date('2026-11-16T18:28:00Z');

type Given = Partial<typeof vendors.$inferInsert> & { companyName: string };
const vendor = ({ companyName, ...rest }: Given): typeof vendors.$inferInsert => {
  const words = [companyName, rest.area, rest.description, ...(rest.categories ?? [])];
  return {
    companyName,
    ownerName: 'Asha Rao',
    address: '1 Ring Road, New Delhi 110001',
    sortName: searchKey(companyName),
    search: searchKey(...words),
    places: placesOfRow(rest),
    ...rest,
  };
};

beforeAll(async () => {
  await site.db
    .insert(markets)
    .values({ id: 'khan-market', name: 'Khan Market', route: '/khanmkt', latitude: 28.6, longitude: 77.2 });
  await site.db.insert(vendors).values(
    [
      {
        companyName: 'Zaika Caterers',
        categories: ['catering'],
        area: 'Saket',
        region: 'Delhi',
        latitude: 28.52,
        longitude: 77.21,
        openingHours: { mon: '10:00-19:00' },
      },
      {
        companyName: 'Écru Tents',
        categories: ['decoration'],
        productSelection: 'Entertainment',
        area: 'Karol Bagh',
        region: 'Delhi',
        openingHours: { tue: '10:00-19:00' },
      },
      {
        companyName: 'Anand Photography',
        productSelection: 'Freelancer',
        area: 'Sector 15',
        region: 'Noida',
        latitude: 28.585,
        longitude: 77.31,
        phone: '9876500000',
      },
      {
        companyName: 'Books and More',
        categories: ['retail'],
        area: 'Khan Market',
        region: 'Delhi',
        marketId: 'khan-market',
        latitude: 28.6,
        longitude: 77.227,
      },
      { companyName: '100% Cotton_House', categories: ['fashion'], area: 'Saket', region: 'Delhi' },
      { companyName: 'Gone Caterers', categories: ['catering'], area: 'Gone Nagar', deletedAt: new Date() },
    ].map((one) => vendor(one as Given)),
  );
  // As the modules do with each change.
  await site.handle.executeSql(
    "insert into vendor_words select distinct word from vendors, string_to_table(search, ' ') as word",
  );
});

const ask = async (query: string) => (await site.get(`/api/vendors${query}`)).json<DirectoryPage>();
const names = async (query: string) => (await ask(query)).vendors.map(({ companyName }) => companyName);
const all = ['100% Cotton_House', 'Anand Photography', 'Books and More', 'Écru Tents', 'Zaika Caterers'];

describe('GET /api/vendors', () => {
  it('lists all public vendors, and orders them by name on request, accents or not', async () => {
    expect(await ask('')).toMatchObject({ total: 5, capped: false, page: 1, pages: 1, similar: false });
    expect((await names('')).toSorted()).toEqual(all.toSorted());
    expect(await names('?sort=name')).toEqual(all);
  });

  it.each([
    ['category=catering', ['Zaika Caterers']],
    ['category=catering,decoration', ['Écru Tents', 'Zaika Caterers']],
    // A vendor without a category is found by its registration, a vendor with one is not.
    ['category=catering,Freelancer', ['Anand Photography', 'Zaika Caterers']],
    ['category=Freelancer', ['Anand Photography']],
    ['category=Entertainment', []],
    ['region=Noida', ['Anand Photography']],
    ['area=Saket', ['100% Cotton_House', 'Zaika Caterers']],
    ['market=khan-market', ['Books and More']],
    ['q=books', ['Books and More']],
    ['q=BOOKS+khan', ['Books and More']],
    ['q=ecru', ['Écru Tents']],
    ['q=%C3%A9cru', ['Écru Tents']],
    ['q=halwai', ['Zaika Caterers']],
    ['q=100%25', ['100% Cotton_House']],
    ['q=cotton_h', ['100% Cotton_House']],
    ['q=b%25s', []],
    ['q=%5C', []],
    ['category=catering&q=saket', ['Zaika Caterers']],
    ['q=%27%3B+drop+table+vendors%3B--', []],
  ])('?%s finds %j', async (query, expected) => expect(await names(`?${query}&sort=name`)).toEqual(expected));

  it.each([
    ['fotography', 'Anand Photography'],
    ['photgraphy', 'Anand Photography'],
    ['catring', 'Zaika Caterers'],
    ['catring saket', 'Zaika Caterers'],
    ['khan market boks', 'Books and More'],
  ])('forgives %s, and says so', async (typed, expected) => {
    const found = await ask(`?q=${encodeURIComponent(typed)}`);
    expect([found.vendors.map(({ companyName }) => companyName), found.similar]).toEqual([[expected], true]);
  });

  it('forgives nothing in a word that somebody has', async () => {
    const found = await ask('?q=catring+khan');
    expect([found.total, found.relaxed]).toEqual([1, ['words']]);
  });

  it('knows who is open today by the clock of Delhi, to the minute of midnight', async () => {
    now = new Date('2026-11-16T18:29:59.999Z');
    expect(await names('?open=today')).toEqual(['Zaika Caterers']);
    now = new Date('2026-11-16T18:30:00.000Z');
    expect(await names('?open=today')).toEqual(['Écru Tents']);
  });

  it('tells the distance, and sorts by it when asked; those without a place come last', async () => {
    const near = await ask('?lat=28.6&lng=77.227&sort=near');
    expect(near.vendors.map(({ companyName, distanceKm }) => [companyName, distanceKm?.toFixed(1)])).toEqual([
      ['Books and More', '0.0'],
      ['Anand Photography', '8.3'],
      ['Zaika Caterers', '9.0'],
      ['100% Cotton_House', undefined],
      ['Écru Tents', undefined],
    ]);
    expect((await names('?lat=28.6&lng=77.227')).toSorted()).toEqual(all.toSorted());
  });

  it('keeps to the distance that was asked for', async () => {
    expect(await names('?lat=28.6&lng=77.227&within=5')).toEqual(['Books and More']);
    expect(await names('?lat=28.6&lng=77.227&within=9&sort=near')).toEqual([
      'Books and More',
      'Anand Photography',
    ]);
  });

  it('never carries a phone number or anything private', async () => {
    const { text } = await site.get('/api/vendors');
    expect(text).not.toMatch(/9876500000|phone|panGst|email/i);
  });

  it('looks for the first words of a long question, and says so', async () => {
    const long = `caterers ${'for a wedding in a farm '.repeat(5)}`;
    const found = async (q: string) =>
      (await site.get(`/api/vendors?${new URLSearchParams({ q }).toString()}`)).json<DirectoryPage>();
    expect((await found(long)).sentence).toMatch(/^We looked for the first 80 characters only\. /);
    expect((await found(long)).total).toBe((await found(long.slice(0, 78))).total);
    expect((await found('caterers')).sentence).not.toContain('first 80');
  });

  it.each([
    'page=0',
    'page=41',
    'page=1e1',
    'category=murder',
    'category=catering,murder',
    'category=catering,',
    'region=delhi',
    'open=tomorrow',
    'lat=28.6',
    'lat=&lng=',
    'lat=91&lng=77',
    'lat=NaN&lng=77',
    'sort=near',
    'within=5',
    'lat=28.6&lng=77.2&within=101',
    'sort=cheapest',
    `q=${'x'.repeat(1001)}`,
    'q=%00',
  ])('refuses ?%s', async (query) => {
    const answer = await site.get(`/api/vendors?${query}`);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([422, 'invalid_input']);
  });
});

describe('many vendors', () => {
  it('come in pages that hold each of them once, and are counted no further than the pages reach', async () => {
    const many = Array.from({ length: 970 }, (_, index) =>
      vendor({ companyName: `Common household goods ${String(index).padStart(4, '0')}`, area: 'Rohini' }),
    );
    for (let at = 0; at < many.length; at += 200)
      await site.db.insert(vendors).values(many.slice(at, at + 200));
    const first = await ask('?q=common');
    expect(first).toMatchObject({ total: 960, capped: true, page: 1, pages: 40 });
    const seen = [...(await names('?q=common&page=1')), ...(await names('?q=common&page=2'))];
    expect(new Set(seen).size).toBe(48);
    expect((await ask('?q=common&page=40')).vendors).toHaveLength(24);
    const byName = [
      ...(await names('?q=common&sort=name&page=1')),
      ...(await names('?q=common&sort=name&page=2')),
    ];
    expect(byName).toEqual(byName.toSorted());
  });

  it('have those first whose offer has the word, then the others, by level and from the day’s point of the ring', async () => {
    const offers = Array.from({ length: 30 }, (_, index) =>
      vendor({
        companyName: `Annex ${index}`,
        search: `annex ${index} common`,
        offered: 'common things',
        worth: index % 4,
      }),
    );
    const gone = vendor({ companyName: 'Aaa Common', offered: 'common', worth: 3, deletedAt: new Date() });
    await site.db.insert(vendors).values([...offers, gone]);
    const page = async (number: number) => names(`?q=common&page=${number}`);
    const seen = [...(await page(1)), ...(await page(2))];
    expect(seen.slice(0, 30).every((name) => name.startsWith('Annex'))).toBe(true);
    expect(seen.slice(30).every((name) => name.startsWith('Common'))).toBe(true);
    const levels = seen.slice(0, 30).map((name) => Number(name.split(' ')[1]) % 4);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    now = new Date('2026-11-18T06:30:00Z');
    const tomorrow = [...(await page(1)), ...(await page(2))];
    expect(new Set(tomorrow.slice(0, 30))).toEqual(new Set(seen.slice(0, 30)));
    expect(tomorrow).not.toEqual(seen);
  });

  it('are not all that is on a page past the end', async () => {
    expect(await ask('?category=catering&page=2')).toMatchObject({
      vendors: [],
      total: 1,
      page: 2,
      pages: 1,
    });
  });
});

describe('GET /api/vendors/areas', () => {
  it('names each part of town once, and none of those who are gone', async () => {
    expect((await site.get('/api/vendors/areas')).json()).toEqual([
      'Karol Bagh',
      'Khan Market',
      'Rohini',
      'Saket',
      'Sector 15',
    ]);
  });
});
