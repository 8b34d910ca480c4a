import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFacts } from './compare.ts';

const vendor = {
  categories: ['dj'],
  area: 'Dwarka',
  region: 'Delhi' as const,
  areasServed: [],
  factLines: [],
  priceLines: [],
  unsaid: ['Travels', 'Team', 'Rooms'],
};

const upper = (category: string) => category.toUpperCase();

it('has a row for what differs, and one line each for what is equal and what nobody says', () => {
  const facts = compareFacts(
    [
      { ...vendor, factLines: [{ label: 'Team', value: '5 people' }], unsaid: ['Travels', 'Rooms'] },
      {
        ...vendor,
        area: 'Palam',
        factLines: [{ label: 'Travels', value: 'All over India' }],
        unsaid: ['Team', 'Rooms'],
      },
    ],
    upper,
  );
  expect(facts.rows).toEqual([
    { label: 'Part of town', values: ['Dwarka, Delhi', 'Palam, Delhi'] },
    { label: 'Team', values: ['5 people', null] },
    { label: 'Travels', values: [null, 'All over India'] },
  ]);
  expect(facts.same).toEqual([{ label: 'Services', value: 'DJ' }]);
  expect(facts.unsaid).toEqual([
    'Prices',
    'Reviews',
    'Checks',
    'How soon it answers',
    'Areas served',
    'Rooms',
  ]);
});

it('folds nothing of a single vendor, and has nothing of none', () => {
  const alone = compareFacts([{ ...vendor, priceLines: ['₹900 a plate'] }], upper);
  expect(alone.rows.map(({ label }) => label)).toEqual(['Prices', 'Services', 'Part of town']);
  expect(alone.same).toEqual([]);
  expect(compareFacts([], upper)).toEqual({ rows: [], same: [], unsaid: [] });
});

it('says each fact in exactly one place', () => {
  const value = fc.option(fc.constantFrom('a', 'b'), { nil: null });
  const labels = ['One', 'Two', 'Three'] as const;
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value, value), { minLength: 2, maxLength: 4 }), (told) => {
      const { rows, same, unsaid } = compareFacts(
        told.map((values) => ({
          ...vendor,
          factLines: labels.flatMap((label, at) => {
            const said = values[at];
            return said == null ? [] : [{ label, value: said }];
          }),
          unsaid: labels.filter((_, at) => values[at] === null),
        })),
        upper,
      );
      const all = [...rows, ...same].map(({ label }) => label).concat(unsaid);
      for (const label of labels) expect(all.filter((one) => one === label)).toHaveLength(1);
      for (const { values } of rows) expect(new Set(values).size).toBeGreaterThan(1);
    }),
  );
});
