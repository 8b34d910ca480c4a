import { expect, it } from 'vitest';
import { packageLine } from './package-lines.ts';
import { quoteLimits, type QuoteUnit } from './quote-content.ts';
import { dayFaultOf } from './quote-faults.ts';
import { remarksOf } from './quote-remarks.ts';

const line = (quantity: number, unit: QuoteUnit) => ({
  label: 'x',
  quantity,
  unit,
  unitPrice: 1,
  tax: 'included' as const,
});
const of = (lines: [number, QuoteUnit][], asked: number | null, guests: number | null = asked) =>
  remarksOf({ lines: lines.map(([quantity, unit]) => line(quantity, unit)), guests }, asked);

it.each([
  ['80 plates', [[8000, 'plate-veg']], []],
  ['81 plates', [[8100, 'plate-veg']], ['81 plates for 80 guests.']],
  ['79.5 plates', [[7950, 'plate-veg']], ['79.5 plates for 80 guests.']],
  [
    'two menus that share the guests',
    [
      [5000, 'plate-veg'],
      [3000, 'plate-nonveg'],
    ],
    [],
  ],
  [
    'two meals',
    [
      [8000, 'plate-veg'],
      [8000, 'plate-veg'],
    ],
    [],
  ],
  [
    'two meals, one wrong',
    [
      [8000, 'plate-veg'],
      [8100, 'plate-veg'],
    ],
    ['161 plates for 80 guests.'],
  ],
  [
    'a hall and six waiters',
    [
      [100, 'day'],
      [600, 'person'],
    ],
    [],
  ],
  ['plates that are not counted yet', [[0, 'plate-veg']], []],
] as [string, [number, QuoteUnit][], string[]][])('%s for 80 guests', (_, lines, said) =>
  expect(of(lines, 80)).toEqual(said),
);

it('remarks another number of guests, and nothing where the family named none', () => {
  expect(of([], 80, 81)).toEqual(['The family asked for 80 guests; this quote is for 81.']);
  expect(of([], 80, null)).toEqual([]);
  expect(of([[8100, 'plate-veg']], null, 80)).toEqual([]);
});

it('judges the last day in Delhi', () => {
  const lateEvening = new Date('2026-11-28T19:00:00Z');
  expect(dayFaultOf('2026-11-28', lateEvening)).toBe(
    'This day has passed. Please give today or a later day.',
  );
  expect(dayFaultOf('2026-11-29', lateEvening)).toBeNull();
  expect(dayFaultOf('2027-11-29', lateEvening)).toBeNull();
  expect(dayFaultOf('2027-11-30', lateEvening)).toBe('Please give a day within a year from today.');
  expect(dayFaultOf('', lateEvening)).toBe('Please give a day within a year from today.');
});

const gold = {
  name: 'Gold',
  lines: ['28 dishes', 'two counters'],
  price: 1200,
  people: 100,
  taxIncluded: false,
} as const;
it.each([
  ['plates by the guests', { unit: 'plate-veg' }, 80, 8000, 'gst-5'],
  ['plates of an unknown number', { unit: 'plate-veg' }, null, 100, 'gst-5'],
  ['an event once', { unit: 'event' }, 80, 100, 'gst-5'],
  ['a price with its tax', { unit: 'event', taxIncluded: true }, 80, 100, 'included'],
] as const)('makes a line of a package: %s', (_, more, guests, quantity, tax) => {
  expect(packageLine({ ...gold, lines: [...gold.lines], ...more }, { guests, tax: 'gst-5' })).toEqual({
    line: { label: 'Gold', quantity, unit: more.unit, unitPrice: 120_000, tax },
    terms: 'Gold: 28 dishes, two counters',
  });
});

it('keeps a package within the limits of a line', () => {
  const { line: one, terms } = packageLine(
    { ...gold, name: 'x'.repeat(500), lines: [], unit: 'event', price: 2_000_000_000 },
    { guests: null, tax: 'gst-18' },
  );
  expect(one.label).toHaveLength(quoteLimits.label);
  expect(one.unitPrice).toBe(quoteLimits.unitPriceMax);
  expect(terms).toBe('');
});
