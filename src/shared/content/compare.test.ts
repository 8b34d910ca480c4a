import { expect, it } from 'vitest';
import { compareRows } from './compare.ts';

const vendor = {
  categories: ['dj'],
  area: 'Dwarka',
  region: 'Delhi' as const,
  areasServed: [],
  factLines: [],
  priceLines: [],
};

it('has a row for what anybody has said, and marks where they differ', () => {
  const rows = compareRows(
    [
      { ...vendor, factLines: [{ label: 'Team', value: '5 people' }] },
      { ...vendor, area: 'Palam', factLines: [{ label: 'Travels', value: 'All over India' }] },
    ],
    (category) => category.toUpperCase(),
  );
  expect(rows).toEqual([
    { label: 'Services', values: ['DJ', 'DJ'], differs: false },
    { label: 'Part of town', values: ['Dwarka, Delhi', 'Palam, Delhi'], differs: true },
    { label: 'Team', values: ['5 people', null], differs: true },
    { label: 'Travels', values: [null, 'All over India'], differs: true },
  ]);
  expect(compareRows([], String)).toEqual([]);
});
