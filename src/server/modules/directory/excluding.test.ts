/** @postgres exclusions are conditions of the search */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryPage } from '#contract/directory.ts';
import { factTokens, type VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { searchKey } from '#platform/db/search-key.ts';
import { vendors } from '#platform/db/tables.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { placesOfRow } from '#support/vendor-places.ts';

const site = setUpTestSite({ clock: () => new Date('2026-11-16T06:30:00Z') });

type Given = Partial<typeof vendors.$inferInsert> & { companyName: string; facts?: VendorFacts };
const given: Given[] = [
  {
    companyName: 'Amber',
    categories: ['catering'],
    area: 'Saket',
    region: 'Delhi',
    facts: { food: ['veg'] },
  },
  {
    companyName: 'Bela',
    categories: ['catering'],
    area: 'Sector 18',
    region: 'Noida',
    areasServed: ['Saket'],
    facts: { food: ['veg', 'nonveg'] },
  },
  { companyName: 'Chandni', categories: ['catering', 'decoration'], description: 'Boxes without plastic' },
  {
    companyName: 'Diya Plastic Plates',
    categories: ['catering'],
    area: 'Dwarka',
    region: 'Delhi',
    services: [{ id: 's', name: 'Biryani by the deg', details: '' }],
  },
  {
    companyName: 'No Fuss Catering',
    categories: ['catering'],
    region: 'Gurgaon',
    facts: { food: ['nonveg'] },
  },
];
beforeAll(async () => {
  await site.db.insert(vendors).values(
    given.map(({ companyName, facts = {}, ...rest }) => ({
      companyName,
      ownerName: 'Asha Rao',
      address: '1 Ring Road, New Delhi 110001',
      sortName: searchKey(companyName),
      search: searchKey(
        companyName,
        rest.area,
        rest.description,
        ...(rest.services ?? []).map(({ name }) => name),
        ...(rest.categories ?? []),
      ),
      facts,
      factTokens: factTokens(facts),
      places: placesOfRow(rest),
      ...rest,
    })),
  );
});

const ask = async (query: Record<string, string>) =>
  (await site.get(`/api/vendors?${new URLSearchParams(query).toString()}`)).json<DirectoryPage>();
const names = ({ vendors: found }: DirectoryPage) =>
  found.map(({ companyName }) => companyName.split(' ')[0]!).toSorted((a, b) => (a < b ? -1 : 1));

describe('an exclusion', () => {
  it.each([
    ['caterer', ['Amber', 'Bela', 'Chandni', 'Diya', 'No']],
    ['caterer without non veg', ['Amber', 'Chandni', 'Diya']],
    ['caterer nonveg nahi chahiye', ['Amber', 'Chandni', 'Diya']],
    ['मांसाहारी के बिना कैटरिंग', ['Amber', 'Chandni', 'Diya']],
    ['pure veg caterer', ['Amber']],
    ['veg caterer', ['Amber', 'Bela']],
    // Who comes there from elsewhere, or says nothing of a place, is not based there.
    ['caterer not in noida', ['Amber', 'Chandni', 'Diya', 'No']],
    ['caterer except saket', ['Bela', 'Chandni', 'Diya', 'No']],
    ['caterer without decoration', ['Amber', 'Bela', 'Diya', 'No']],
    ['caterer without biryani', ['Amber', 'Bela', 'Chandni', 'No']],
    // A description may say `without plastic` itself.
    ['caterer without plastic', ['Amber', 'Bela', 'Chandni', 'No']],
    // A name excludes nothing.
    ['no fuss catering', ['No']],
  ])('%j finds %j', async (q, expected) => {
    const found = await ask({ q });
    expect(names(found)).toEqual(expected);
    expect(found.relaxed).toEqual([]);
  });

  it('stays excluded where nobody meets the rest, and where nobody is left', async () => {
    const found = await ask({ q: 'caterer without non veg under 100' });
    expect([names(found), found.relaxed]).toEqual([['Amber', 'Chandni', 'Diya'], ['price']]);
    for (const q of ['caterer in gurgaon without non veg', 'xyzzyq without non veg', 'fashion not in delhi'])
      for (const { companyName } of (await ask({ q })).vendors)
        expect(q.includes('non veg') ? ['Bela', 'No Fuss Catering'] : []).not.toContain(companyName);
    expect((await ask({ category: 'catering', without: 'category:catering' })).total).toBe(0);
  });

  it('is said over the list, and each part can be taken back', async () => {
    const { sentence, conditions } = await ask({ q: 'pure veg caterer not in noida without biryani' });
    expect(sentence).toBe('1 caterer (without: Non-vegetarian, “biryani”; not based in Noida)');
    const facts = '/vendors?category=catering&with=food:veg';
    expect(conditions.map(({ words, without }) => [words, decodeURIComponent(without)])).toEqual([
      ['Catering', '/vendors?with=food:veg&without=food:nonveg,word:biryani,region:Noida'],
      ['Vegetarian', '/vendors?category=catering&without=food:nonveg,word:biryani,region:Noida'],
      ['Without: Non-vegetarian', `${facts}&without=word:biryani,region:Noida`],
      ['Without: “biryani”', `${facts}&without=food:nonveg,region:Noida`],
      ['Not based in Noida', `${facts}&without=food:nonveg,word:biryani`],
    ]);
    for (const { without } of conditions) {
      const found = await ask(Object.fromEntries(new URLSearchParams(without.split('?')[1])));
      expect(found.conditions).toHaveLength(conditions.length - 1);
    }
  });

  it('is read from an address, unknown exclusions left out', async () => {
    const found = await ask({ category: 'catering', without: 'food:nonveg,food:poison,colour:red' });
    expect(names(found)).toEqual(['Amber', 'Chandni', 'Diya']);
    expect(found.conditions.map(({ words }) => words)).toEqual(['Catering', 'Without: Non-vegetarian']);
  });

  it('keeps the product that was named when another condition goes', async () => {
    const { conditions } = await ask({ q: 'biryani noida' });
    expect(conditions).toEqual([
      { words: 'Catering', without: '/vendors?region=Noida' },
      { words: 'Noida', without: '/vendors?q=biryani&category=catering' },
    ]);
  });
});
