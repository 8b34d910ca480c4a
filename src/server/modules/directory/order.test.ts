/** @postgres the order of the search is SQL */
import fc from 'fast-check';
import { eq } from '#platform/db/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryPage } from '#contract/directory.ts';
import { vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { placesOfRow } from '#support/vendor-places.ts';

let now = new Date('2026-11-23T06:00:00Z');
const site = setUpTestSite({ clock: () => now });

type Row = typeof vendors.$inferInsert & { companyName: string };
const offer = (name: string) => [{ id: name, name, details: '' }];
const stored = ({ companyName, ...rest }: Partial<Row> & { companyName: string }): Row => {
  const services = (rest.services ?? []).map(({ name }) => name);
  return {
    companyName,
    ownerName: 'Asha Rao',
    address: '1 Ring Road',
    sortName: searchKey(companyName),
    search: searchKey(companyName, rest.area, rest.description, ...services, ...(rest.categories ?? [])),
    offered: searchKey(...services),
    places: placesOfRow(rest),
    ...rest,
  };
};

/** Returns a row without the columns that are derived from it. */
const said = ({ sortName: _, search: __, offered: ___, places: ____, ...rest }: Row) => rest;

const made: Row[] = [
  stored({
    companyName: 'Mayur Kitchen',
    categories: ['catering'],
    area: 'Mayur Vihar',
    region: 'Delhi',
    areasServed: ['Noida'],
    services: offer('Biryani by the deg'),
  }),
  stored({
    companyName: 'Noida Rasoi',
    categories: ['catering'],
    area: 'Sector 62',
    region: 'Noida',
    description: 'Your caterer',
  }),
  stored({
    companyName: 'Saket Bhoj',
    categories: ['catering'],
    area: 'Saket',
    region: 'Delhi',
    areasServed: ['Delhi NCR'],
    description: 'Biryani on request',
    worth: 3,
  }),
  stored({
    companyName: 'Vaishali Bhoj',
    categories: ['catering'],
    area: 'Vaishali',
    areasServed: ['Sector 62'],
  }),
  stored({
    companyName: 'Dwarka Zaika',
    categories: ['catering'],
    area: 'Dwarka',
    region: 'Delhi',
    worth: 1,
  }),
  stored({
    companyName: 'Dilli Dawat Caterers',
    categories: ['catering'],
    area: 'Karol Bagh',
    region: 'Delhi',
  }),
  stored({
    companyName: 'Rohini Snaps',
    categories: ['photography'],
    area: 'Rohini',
    region: 'Delhi',
    services: offer('Candid'),
  }),
  stored({ companyName: 'Saket Snaps', categories: ['photography'], area: 'Saket', region: 'Delhi' }),
];
/** With fixed ids: they give the places in the ring. */
const rows = made.map((row, at): Row => ({
  ...row,
  id: `0192f000-0000-7000-8000-${String(at).padStart(12, '0')}`,
}));
beforeAll(async () => {
  await site.db.insert(vendors).values(rows);
  await site.handle.executeSql(
    "insert into vendor_words select distinct word from vendors, string_to_table(search, ' ') as word",
  );
});

const ask = async (q: string, more = '') =>
  (await site.get(`/api/vendors?q=${encodeURIComponent(q)}${more}`)).json<DirectoryPage>();
const names = async (q: string) => (await ask(q)).vendors.map(({ companyName }) => companyName);

describe('the order', () => {
  it('begins with who offers the product, then who mentions it, then the trade', async () => {
    expect((await names('biryani')).slice(0, 3)).toEqual(['Mayur Kitchen', 'Saket Bhoj', 'Dwarka Zaika']);
  });

  it('of a city: based there, then serving it, then serving more, then a part; each card says which', async () => {
    const { vendors: found, total } = await ask('caterer noida');
    expect(total).toBe(4);
    expect(
      found.map(({ companyName, comes }) => [companyName, comes?.replace(/[\d.]+ km/, '… km') ?? null]),
    ).toEqual([
      ['Noida Rasoi', null],
      ['Mayur Kitchen', 'Comes to Noida from Mayur Vihar, … km'],
      ['Saket Bhoj', 'Comes to Noida from Saket, … km'],
      ['Vaishali Bhoj', 'Comes to Noida from Vaishali, … km'],
    ]);
  });

  it('without anybody there is by distance', async () => {
    const found = await ask('photographer hauz khas');
    expect(found.relaxed).toEqual(['area']);
    expect(found.vendors.map(({ companyName, comes }) => [companyName, comes])).toEqual([
      ['Saket Snaps', '2.8 km from Hauz Khas'],
    ]);
    expect(await names('photographer faridabad')).toEqual(['Saket Snaps', 'Rohini Snaps']);
  });

  it('among equals changes from day to day, is the same all day, and shows everybody', async () => {
    const firsts = new Set<string>();
    for (let day = 1; day <= 28; day++) {
      now = new Date(Date.UTC(2027, 0, day, 6));
      const morning = await names('caterer');
      now = new Date(Date.UTC(2027, 0, day, 12));
      expect(await names('caterer')).toEqual(morning);
      // By level first.
      expect(morning.slice(0, 2)).toEqual(['Saket Bhoj', 'Dwarka Zaika']);
      firsts.add(morning[2]!);
    }
    expect(firsts.size).toBeGreaterThanOrEqual(3);
  });

  it('begins with the vendor whose name was typed, in the list or not', async () => {
    expect((await names('dilli dawat caterers'))[0]).toBe('Dilli Dawat Caterers');
    expect((await names('Saket Bhoj'))[0]).toBe('Saket Bhoj');
    expect((await names('rohini snaps'))[0]).toBe('Rohini Snaps');
    for (const typed of ['mayr kitchen', 'mayur ktchen', 'mayurkitchen', 'dwarka zaka'])
      expect((await names(typed))[0], typed).toBe(typed.startsWith('m') ? 'Mayur Kitchen' : 'Dwarka Zaika');
  });
});

describe('cannot be bought with letters', () => {
  const searches = [
    'caterer',
    'biryani',
    'caterer noida',
    'photographer',
    'candid photographer',
    'dj',
    'photographer saket',
    'biryani caterers delhi',
    // Misspelt: any vendor could call itself by the right spelling.
    'catrer noida',
    'phtographer saket',
  ];
  const rankOf = async (companyName: string, q: string) => {
    const rank = (await names(q)).indexOf(companyName);
    return rank < 0 ? Infinity : rank;
  };
  const words = [
    'AAA',
    '!!!',
    'Best',
    'No 1',
    'Caterer',
    'Caterers',
    'DJ',
    'Photographer',
    'Biryani',
    'Candid',
    'Noida',
    'Delhi',
    'Saket',
    'Halwai',
    'Wedding',
    'Events',
  ];
  const text = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 })
    .map((some) => some.join(' '));
  const change = async (id: string, row: Row) => {
    await site.db.update(vendors).set(row).where(eq(vendors.id, id));
    await site.handle.executeSql(
      "insert into vendor_words select distinct word from vendors, string_to_table(search, ' ') as word on conflict do nothing",
    );
  };
  const vendorAt = async (index: number) => {
    const row = rows[index]!;
    const [found] = await site.db.select().from(vendors).where(eq(vendors.companyName, row.companyName));
    return { row, id: found!.id };
  };

  it('no name raises a vendor for a search that is not that name', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: rows.length - 1 }),
        text,
        fc.constantFrom(...searches),
        async (index, companyName, q) => {
          const { row, id } = await vendorAt(index);
          const before = await rankOf(row.companyName, q);
          await change(id, stored({ ...said(row), companyName }));
          const after = await rankOf(companyName, q);
          await change(id, row);
          expect(after, `${companyName}: ${q}`).toBeGreaterThanOrEqual(before);
        },
      ),
      { numRuns: 40, examples: [[0, 'DJ', 'dj']] },
    );
  });

  it('no name made of trades and places counts for a search with an error in it', async () => {
    const { row, id } = await vendorAt(0);
    for (const companyName of ['Caterer Noida', 'Caterers Noida', 'AAA Caterer Noida']) {
      await change(id, stored({ ...said(row), companyName }));
      const found = await names('catrer noida');
      await change(id, row);
      expect(found.slice(0, 2), companyName).toEqual(['Noida Rasoi', companyName]);
    }
  });

  it('no text of a vendor raises it for a search about another trade', { timeout: 60_000 }, async () => {
    const trades = {
      caterer: 'catering',
      biryani: 'catering',
      photographer: 'photography',
      'candid photographer': 'photography',
      'catrer noida': 'catering',
      phtographer: 'photography',
    };
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: rows.length - 1 }),
        text,
        fc.constantFrom(...Object.entries(trades)),
        async (index, typed, [q, trade]) => {
          const { row, id } = await vendorAt(index);
          if (row.categories!.includes(trade)) return;
          expect(await rankOf(row.companyName, q)).toBe(Infinity);
          await change(id, stored({ ...said(row), description: typed, services: offer(typed) }));
          const after = await rankOf(row.companyName, q);
          await change(id, row);
          expect(after).toBe(Infinity);
        },
      ),
      { numRuns: 40 },
    );
  });
});
