/** @postgres words are found by trigrams */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vendors, vendorWords } from '#platform/db/tables.ts';
import { createTestDatabase, type TestDatabase } from '#support/database.ts';
import { createVendorRecords } from './vendor-records.ts';
import { updateVendor } from './vendor-update.ts';
import { learnWords } from './vendor-words.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const known = async () => (await test.db.select().from(vendorWords)).map(({ word }) => word).toSorted();

const registration = {
  companyName: 'Kesar Tents',
  ownerName: 'Bhuvan Kesarwani',
  panGst: 'AAAPZ1234C',
  productSelection: 'Entertainment' as const,
  email: 'a@b.example',
  password: 'secret',
  address: '12/3, Ring Road, 110001',
  phone: '9876500000',
  instagram: 'https://instagram.com/a',
  facebook: 'https://facebook.com/a',
};

describe('the words of vendors', () => {
  it('are what stands between blanks and signs, each once', async () => {
    await test.db.transaction((tx) =>
      learnWords(tx, "d'souza naina, 110001 gk1 naina! शादी café 100% {'\\}"),
    );
    expect(await known()).toEqual(['100', '110001', 'café', 'd', 'gk1', 'naina', 'souza', 'शादी'].toSorted());
  });

  const deps = () => ({ db: test.db, clock: () => new Date(), changed: async () => {} });

  it('are learnt twice without harm, and nothing is learnt from nothing', async () => {
    await test.db.transaction((tx) => learnWords(tx, 'kesar'));
    await test.db.transaction((tx) => learnWords(tx, 'kesar', '', '%'));
    expect(await known()).toEqual(['kesar']);
  });

  it('come with a registration and with each change', async () => {
    const records = createVendorRecords({ ...deps(), recorded: async () => ({}) });
    const id = await test.db.transaction((tx) => records.create(tx, registration));
    expect(await known()).toEqual(expect.arrayContaining(['bhuvan', 'kesar', 'tents']));
    await updateVendor(deps(), id, { description: 'Shamiana of handloom' });
    expect(await known()).toEqual(expect.arrayContaining(['shamiana', 'handloom', 'kesar']));
    await updateVendor(deps(), id, { description: 'Handloom' });
    expect(await known()).not.toContain('shamiana');
  });

  it('of an erased vendor go with it, but not those that another holds', async () => {
    const records = createVendorRecords({ ...deps(), recorded: async () => ({}) });
    const id = await test.db.transaction((tx) => records.create(tx, registration));
    await test.db.insert(vendors).values({
      companyName: 'Other Tents',
      ownerName: 'B',
      address: 'C',
      sortName: 'other tents',
      search: 'other tents on the road',
    });
    await test.db.transaction((tx) => records.erase(tx, id));
    expect(await known()).toEqual(['road', 'tents']);
  });
});
