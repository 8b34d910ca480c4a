/** @postgres the price, the facts and the capacity of the category that is asked for */
import { beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryPage } from '#contract/directory.ts';
import type { VendorPlace } from '#contract/vendor-places.ts';
import type { VendorCategory } from '#domain/vendors/vendor-categories.ts';
import { usualPricesOf } from '#domain/vendors/own-category.ts';
import {
  categoryFacts,
  type PriceCue,
  type PriceUnit,
  type VendorFacts,
} from '#domain/vendors/vendor-facts.ts';
import { setUpTestSite } from '#support/set-up-site.ts';
import { storeVendors } from '#support/stored-vendors.ts';

const site = setUpTestSite({ env: { SEED_DEMO: 'no' } });

const cue = (
  category: VendorCategory,
  from: number,
  unit: PriceUnit = categoryFacts[category].units[0],
): PriceCue => ({
  category,
  unit,
  from,
  to: from + 100,
  taxIncluded: false,
  asOf: '2026-11',
});
type Given = {
  companyName: string;
  categories: VendorCategory[];
  facts?: VendorFacts;
  prices?: PriceCue[];
};
const hall: VendorFacts = {
  capacity: { from: 80, to: 350 },
  setting: ['indoor'],
  venueType: ['banquet'],
  food: ['veg'],
};
const given: Given[] = [
  {
    companyName: 'Amber Hall',
    categories: ['venue', 'catering'],
    facts: hall,
    prices: [cue('venue', 1150), cue('catering', 750)],
  },
  { companyName: 'Bela Caterers', categories: ['catering'], prices: [cue('catering', 900)] },
  // The price of a trade that it has given up.
  {
    companyName: 'Chandni Caterers',
    categories: ['catering'],
    prices: [cue('venue', 10), cue('catering', 1000)],
  },
  { companyName: 'Diya Caterers', categories: ['catering'], prices: [cue('catering', 50, 'plate-nonveg')] },
  {
    companyName: 'Esha Photos',
    categories: ['venue', 'photography'],
    facts: { ...hall, photoStyle: ['drone'] },
    prices: [cue('venue', 2000), cue('photography', 30_000)],
  },
  { companyName: 'Farhan Photos', categories: ['photography'], prices: [cue('photography', 20_000)] },
  {
    companyName: 'Hema Kitchen',
    categories: ['catering', 'venue'],
    facts: { capacity: { from: 50, to: 1500 } },
  },
  {
    companyName: 'Gul Decor',
    categories: ['decoration', 'photography'],
    facts: { setting: ['outdoor'], photoStyle: ['candid'] },
    prices: [cue('decoration', 5000)],
  },
];
beforeAll(() => storeVendors(site.db, given));

const ask = async (query: string) => (await site.get(`/api/vendors?${query}`)).json<DirectoryPage>();
const firstWords = ({ vendors }: DirectoryPage) =>
  vendors.map(({ companyName }) => companyName.split(' ')[0]);

describe('a condition', () => {
  it.each([
    ['category=catering&price=750', ['Amber']],
    ['category=catering&price=749', []],
    ['category=catering&price=1100', ['Amber', 'Bela', 'Chandni']],
    ['category=venue&price=1149', []],
    ['category=venue&price=1150', ['Amber']],
    // The usual one of a vendor where no category is asked for.
    ['price=1100', ['Bela', 'Chandni']],
    // The lowest of those that are asked for.
    ['category=catering,venue&price=1100', ['Amber', 'Bela', 'Chandni']],
    ['category=venue,photography&price=2000', ['Amber', 'Esha']],
    // One capacity is that of the first category that has one: of the hall here, of the kitchen there.
    ['category=catering&guests=100', ['Hema']],
    ['category=venue&guests=100', ['Amber', 'Esha']],
    ['category=catering,venue&guests=100', ['Amber', 'Esha', 'Hema']],
    ['category=photography&guests=100', []],
    ['category=photography,venue&guests=100', ['Amber', 'Esha']],
    ['guests=100', ['Amber', 'Esha', 'Hema']],
    ['category=photography&with=photoStyle:drone', ['Esha']],
    ['category=photography&with=setting:indoor', []],
    ['category=catering&with=venueType:banquet', []],
    ['category=catering,photography&with=setting:indoor', ['Amber']],
    ['with=setting:indoor', ['Amber', 'Esha']],
  ])('?%s is met by %j alone', async (query, expected) => {
    const found = await ask(`${query}&sort=name`);
    expect(found.relaxed.length > 0 ? [] : firstWords(found)).toEqual(expected);
  });
});

describe('the order', () => {
  it.each([
    ['category=catering&sort=price', ['Amber', 'Bela', 'Chandni', 'Diya', 'Hema']],
    ['category=venue&sort=price', ['Amber', 'Esha', 'Hema']],
    ['category=photography&sort=price', ['Farhan', 'Esha', 'Gul']],
    [
      'category=photography,catering&sort=price',
      ['Amber', 'Bela', 'Chandni', 'Farhan', 'Esha', 'Diya', 'Gul', 'Hema'],
    ],
    ['sort=price', ['Bela', 'Chandni', 'Amber', 'Esha', 'Gul', 'Farhan', 'Diya', 'Hema']],
    ['category=photography&sort=capacity', ['Esha', 'Farhan', 'Gul']],
    ['category=venue,photography&sort=capacity', ['Amber', 'Esha', 'Farhan', 'Gul', 'Hema']],
    ['category=catering&sort=capacity', ['Hema', 'Amber', 'Bela', 'Chandni', 'Diya']],
    ['category=venue,catering&sort=capacity', ['Hema', 'Amber', 'Esha', 'Bela', 'Chandni', 'Diya']],
  ])('?%s is %j', async (query, expected) => expect(firstWords(await ask(query))).toEqual(expected));
});

describe('a card', () => {
  const cardOf = async (name: string, query: string) =>
    (await ask(query)).vendors.find(({ companyName }) => companyName === name);

  it('has the price and the facts of the category that is asked for, and names it first', async () => {
    expect(await cardOf('Amber Hall', 'category=catering')).toMatchObject({
      category: 'catering',
      categories: ['catering', 'venue'],
      cardPrice: '₹750-850 a plate (veg), tax extra',
      cardFacts: ['Vegetarian', 'Indoor'],
    });
    expect(await cardOf('Amber Hall', 'q=caterers&sort=price')).toMatchObject({ category: 'catering' });
    expect(await cardOf('Amber Hall', 'category=venue')).toMatchObject({
      category: 'venue',
      cardPrice: '₹1,150-1,250 a plate (veg), tax extra',
      cardFacts: ['80 to 350 guests', 'Indoor'],
    });
  });

  it('has no price of another trade', async () => {
    expect(await cardOf('Gul Decor', 'category=photography')).toMatchObject({
      cardPrice: null,
      cardFacts: ['Candid'],
    });
    expect(await cardOf('Gul Decor', 'category=decoration')).toMatchObject({ cardFacts: ['Outdoor'] });
  });

  it('has the lowest usual price of several, by which the list is in order', async () => {
    const price = '₹750-850 a plate (veg), tax extra';
    expect(await cardOf('Amber Hall', 'category=venue,catering')).toMatchObject({ cardPrice: price });
    expect(await cardOf('Amber Hall', 'category=catering,venue')).toMatchObject({ cardPrice: price });
  });

  it('has the usual price where no category is asked for', async () => {
    expect(await cardOf('Amber Hall', '')).toMatchObject({
      category: 'venue',
      cardPrice: '₹1,150-1,250 a plate (veg), tax extra',
    });
  });
});

describe('a further choice', () => {
  it('leads to as many as it says, whatever was chosen before', async () => {
    const conditions = [
      '',
      'price=1100',
      'price=25000',
      'guests=100',
      'with=setting:indoor',
      'on=2026-11-24',
    ];
    const kinds = ['', 'catering', 'photography', 'venue', 'venue,photography', 'catering,decoration'];
    for (const condition of conditions)
      for (const kind of kinds) {
        const asked = new URLSearchParams(condition);
        if (kind !== '') asked.set('category', kind);
        const { counts, relaxed } = await ask(asked.toString());
        if (relaxed.length > 0) continue;
        for (const group of ['category', 'with'] as const)
          for (const { value, count } of counts[group]) {
            const one = new URLSearchParams(asked);
            one.set(group, group === 'with' ? [asked.get('with'), value].filter(Boolean).join(',') : value);
            const found = await ask(one.toString());
            expect([found.total, found.relaxed], `${asked.toString()} then ${group}=${value}`).toEqual([
              count,
              [],
            ]);
          }
      }
  });
});

describe('the head of a list', () => {
  it('has no fact and no capacity of another trade', async () => {
    const headOf = async (category: string) =>
      (await site.get(`/api/vendors/in/${category}`)).json<VendorPlace>();
    expect(await headOf('photography')).toMatchObject({ count: 3, capacity: null, typical: [] });
    expect(await headOf('venue')).toMatchObject({ count: 3, capacity: { from: 80, to: 350 } });
    expect(await headOf('catering')).toMatchObject({ capacity: { from: 50, to: 1500 } });
    expect((await headOf('venue')).typical).toContainEqual({ fact: 'Indoor', count: 2 });
  });
});

describe('a long list by price', () => {
  it('has each once, those with a price of the category first, the lowest of those asked for', async () => {
    const many = Array.from({ length: 1000 }, (_, index): Given => {
      const categories: VendorCategory[] =
        index % 3 === 0 ? ['music', 'dj'] : index % 3 === 1 ? ['dj', 'music'] : ['dj'];
      const prices = [
        ...(index % 2 === 0 ? [cue('dj', 1000 + ((index * 7919) % 500))] : []),
        ...(index % 5 === 0 ? [cue('music', 800 + ((index * 104_729) % 900))] : []),
      ];
      return { companyName: `N${String(index).padStart(4, '0')}`, categories, prices };
    });
    await storeVendors(site.db, many);
    const lowest = ({ categories, prices = [] }: Given, kinds: readonly string[]) => {
      const own = categories.filter((one) => kinds.includes(one));
      return Math.min(...usualPricesOf(own, prices).map(({ from }) => from), 1e9);
    };
    for (const kinds of [['dj'], ['music', 'dj'], ['dj', 'music', 'catering']]) {
      const expected = [...many, ...given]
        .filter(({ categories }) => categories.some((one) => kinds.includes(one)))
        .toSorted((a, b) => lowest(a, kinds) - lowest(b, kinds) || (a.companyName < b.companyName ? -1 : 1))
        .map(({ companyName }) => companyName);
      for (const page of [1, 2, 15, 22, 30, 40]) {
        const found = await ask(`category=${kinds.join(',')}&sort=price&page=${page}`);
        expect(found.capped).toBe(true);
        expect(
          found.vendors.map(({ companyName }) => companyName),
          `${kinds.join(',')} page ${page}`,
        ).toEqual(expected.slice((page - 1) * 24, page * 24));
      }
    }
  });
});
