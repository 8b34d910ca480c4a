import { describe, expect, it } from 'vitest';
import type { PriceCue, VendorFacts } from '#domain/vendors/vendor-facts.ts';
import { cardFacts, cardPriceWords, factLines, priceLines, priceWords } from './vendor-fact-words.ts';

const cue = (change: Partial<PriceCue> = {}): PriceCue => ({
  category: 'catering',
  unit: 'plate-veg',
  from: 850,
  to: 1200,
  taxIncluded: false,
  asOf: '2026-11',
  ...change,
});

describe('an old price', () => {
  const now = new Date('2027-12-01T12:00:00Z');
  it.each([
    ['2026-12', '₹850-1,200 a plate (veg), tax extra, Dec 2026', '₹850-1,200 a plate (veg), tax extra'],
    [
      '2026-11',
      '₹850-1,200 a plate (veg), tax extra, Nov 2026 (said more than a year ago)',
      '₹850-1,200 a plate (veg), tax extra, Nov 2026',
    ],
  ])('%s is marked after twelve months', (asOf, onPage, onCard) => {
    expect([priceWords(cue({ asOf }), now), cardPriceWords(cue({ asOf }), now)]).toEqual([onPage, onCard]);
  });
});

describe('a price in words', () => {
  it.each<[Partial<PriceCue>, string]>([
    [{}, '₹850-1,200 a plate (veg), tax extra, Nov 2026'],
    [{ to: null }, 'from ₹850 a plate (veg), tax extra, Nov 2026'],
    [{ to: 850, taxIncluded: true }, '₹850 a plate (veg), tax included, Nov 2026'],
    [{ unit: 'event', from: 80_000, to: 150_000 }, '₹80,000-1.5 lakh an event, tax extra, Nov 2026'],
    [{ unit: 'day', from: 250_000, to: 600_000 }, '₹2.5-6 lakh a day, tax extra, Nov 2026'],
    [{ unit: 'event', from: 9_900_000, to: 12_500_000 }, '₹99 lakh-1.25 crore an event, tax extra, Nov 2026'],
    [{ unit: 'event', from: 123_456, to: null }, 'from ₹1,23,456 an event, tax extra, Nov 2026'],
    [{ asOf: '2027-01' }, '₹850-1,200 a plate (veg), tax extra, Jan 2027'],
  ])('%o', (change, words) => expect(priceWords(cue(change))).toBe(words));

  it('names the trade where there are several, the usual unit of the first one first', () => {
    const prices = [cue({ unit: 'plate-nonveg' }), cue(), cue({ category: 'crew', unit: 'day' })];
    expect(priceLines(['catering', 'crew'], prices).map((line) => line.split(' a ')[0])).toEqual([
      'Catering: ₹850-1,200',
      'Catering: ₹850-1,200',
      'Crew: ₹850-1,200',
    ]);
    expect(priceLines(['catering'], prices)[0]).toBe(priceWords(cue()));
    expect(priceLines(['venue'], prices)).toEqual([]);
  });
});

describe('facts in words', () => {
  const valueOf = (facts: VendorFacts) => factLines(['venue', 'dj', 'priest'], facts)[0]?.value;

  it.each<[VendorFacts, string]>([
    [{ capacity: { from: 50, to: 500 } }, '50 to 500 guests'],
    [{ capacity: { from: null, to: 500 } }, 'up to 500 guests'],
    [{ capacity: { from: 50, to: null } }, 'from 50 guests'],
    [{ capacity: { from: 1, to: 1 } }, '1 guest'],
    [{ capacity: { from: 1000, to: 20_000 } }, '1,000 to 20,000 guests'],
    [{ food: ['veg', 'jain'] }, 'Vegetarian, Jain'],
    [{ rooms: 0 }, 'None'],
    [{ rooms: 1 }, '1 room'],
    [{ years: 0 }, 'Less than a year'],
    [{ travel: 'ncr' }, 'All of Delhi-NCR'],
    [{ includes: ['Chairs', 'Sound'] }, 'Chairs, Sound'],
    [{ fssai: '13324012000701' }, '13324012000701'],
  ])('%o', (facts, words) => expect(valueOf(facts)).toBe(words));

  it('show only what the categories are asked for', () => {
    const facts: VendorFacts = { food: ['veg'], promotion: ['print'], years: 4 };
    expect(factLines(['catering'], facts).map(({ name }) => name)).toEqual(['food', 'years']);
    expect(factLines([], facts)).toEqual([]);
  });

  it('are at most two on a card, each clear without its label', () => {
    expect(cardFacts(['accounting'], { years: 11, teamSize: 9, includes: ['x'] })).toEqual([
      '11 years in business',
      'team of 9',
    ]);
    expect(cardFacts(['venue'], { rooms: 0, includes: ['x'], fssai: '1'.repeat(14) })).toEqual([]);
  });
});
