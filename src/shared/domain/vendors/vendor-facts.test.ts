import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { maxItems } from '#facts/limits.ts';
import { readFacts, readPrices } from './stored-facts.ts';
import { vendorCategoryNames } from './vendor-categories.ts';
import {
  categoryFacts,
  factNames,
  factNamesOf,
  factTokens,
  knownFactTokens,
  priceKindsOf,
  vendorFacts,
  type Fact,
  type FactName,
  type PriceCue as Price,
} from './vendor-facts.ts';
import { PriceCue, Prices, VendorFacts } from '#contract/vendor-facts-schema.ts';

/** Returns the values of a kind at its limits: just valid, and just invalid. */
function boundaries(fact: Fact): { good: unknown[]; bad: unknown[] } {
  switch (fact.kind) {
    case 'span':
      return {
        good: [
          { from: fact.min, to: null },
          { from: null, to: fact.max },
          { from: fact.min, to: fact.max },
          { from: fact.max, to: fact.max },
        ],
        bad: [
          { from: null, to: null },
          { from: fact.min - 1, to: null },
          { from: null, to: fact.max + 1 },
          { from: fact.min + 1, to: fact.min },
          { from: 1.5, to: null },
          { from: fact.min },
          fact.min,
        ],
      };
    case 'number':
      return {
        good: [fact.min, fact.max],
        bad: [fact.min - 1, fact.max + 1, fact.min + 0.5, '5', null, Number.NaN],
      };
    case 'choice': {
      const options = Object.keys(fact.options);
      return { good: options, bad: ['', 'other', 'toString', [options[0]]] };
    }
    case 'choices': {
      const options = Object.keys(fact.options);
      return {
        good: [options, options.slice(0, 1), options.toReversed()],
        bad: [[], ['other'], [options[0], options[0]], options[0], ['constructor']],
      };
    }
    case 'digits':
      return {
        good: ['1'.repeat(fact.length)],
        bad: ['1'.repeat(fact.length - 1), '1'.repeat(fact.length + 1), `${'1'.repeat(fact.length)}x`, '१'],
      };
    case 'lines':
      return {
        good: [['x'], Array.from({ length: fact.maxItems }, () => 'x'.repeat(fact.maxLength))],
        bad: [
          [],
          [' '],
          ['x'.repeat(fact.maxLength + 1)],
          Array.from({ length: fact.maxItems + 1 }, () => 'x'),
        ],
      };
  }
}

describe.each(factNames)('the fact %s', (name) => {
  const { good, bad } = boundaries(vendorFacts[name]);

  it('is taken up to its boundaries, and refused beyond them with a sentence', () => {
    for (const value of good) {
      expect(VendorFacts.parse({ [name]: value })).toEqual({ [name]: value });
      expect(readFacts({ [name]: value })).toEqual({ [name]: value });
    }
    for (const value of bad) {
      const { error } = VendorFacts.safeParse({ [name]: value });
      expect([name, value, error?.issues.length ?? 0]).not.toEqual([name, value, 0]);
    }
  });

  it('is asked of somebody', () => {
    expect(vendorCategoryNames.filter((category) => factNamesOf([category]).includes(name))).not.toEqual([]);
  });
});

describe.each(vendorCategoryNames)('the category %s', (category) => {
  it('is asked for facts, each once, and for prices by unit', () => {
    const names = factNamesOf([category]);
    expect(names.toSorted()).toEqual([...new Set<FactName>(categoryFacts[category].facts)].toSorted());
    expect(priceKindsOf([category]).map(({ unit }) => unit)).toEqual([...categoryFacts[category].units]);
  });
});

describe('facts of several categories', () => {
  it('begin with what is each trade’s own', () => {
    const names = factNamesOf(['dj', 'crew', 'no-such-thing']);
    expect(names.indexOf('musicStyle')).toBeLessThan(names.indexOf('years'));
    expect(new Set(names).size).toBe(names.length);
    expect(factNamesOf([])).toEqual([]);
    expect(factNamesOf(['toString'])).toEqual([]);
  });
});

describe('reading what was stored', () => {
  const optionLists = fc.array(fc.constantFrom('veg', 'jain', 'gone', 'indoor'), { maxLength: 4 });
  const stored = fc.record(
    {
      ...Object.fromEntries(factNames.map((name) => [name, fc.oneof(fc.anything(), optionLists)])),
      capacity: fc.record({ from: fc.option(fc.integer()), to: fc.option(fc.nat(30_000)) }),
      'no-such-fact': fc.anything(),
    },
    { requiredKeys: [] },
  );

  it('gives what the schema takes, whatever an older table has left there', () => {
    fc.assert(
      fc.property(fc.oneof(stored, fc.anything()), (value) => {
        expect(VendorFacts.safeParse(readFacts(value)).error?.issues).toBeUndefined();
      }),
    );
  });

  it('drops an option that there is no more, and keeps the rest', () => {
    expect(readFacts({ food: ['veg', 'eggless'], travel: 'moon', rooms: 4, pool: true })).toEqual({
      food: ['veg'],
      rooms: 4,
    });
  });

  it('drops the price of a unit or a category that there is no more', () => {
    const kept: Price = {
      category: 'catering',
      unit: 'plate-veg',
      from: 500,
      to: null,
      taxIncluded: false,
      asOf: '2026-11',
    };
    const gone = [
      { ...kept, unit: 'sqft' },
      { ...kept, category: 'circus' },
    ] as Price[];
    expect(readPrices([...gone, kept])).toEqual([kept]);
  });
});

describe('tokens', () => {
  it('are among those that a filter knows', () => {
    const tokens = factTokens({
      food: ['jain'],
      travel: 'ncr',
      capacity: { from: 1, to: 2 },
      includes: ['x'],
    });
    expect(tokens).toEqual(['food:jain', 'travel:ncr']);
    expect(tokens.filter((token) => !knownFactTokens.includes(token))).toEqual([]);
  });
});

describe('prices', () => {
  const price = { category: 'catering', unit: 'plate-veg', from: 850, to: 1200, taxIncluded: false };
  const said = (change: object, one = price) => Prices.safeParse([{ ...one, ...change }]).error?.issues[0];

  it('are taken for the units of their category', () => {
    expect(Prices.parse([price])).toEqual([price]);
    expect(Prices.parse([])).toEqual([]);
    for (const category of vendorCategoryNames)
      expect(
        z
          .array(PriceCue)
          .safeParse([{ ...price, category, unit: categoryFacts[category].units[0], asOf: '2026-11' }])
          .success,
      ).toBe(true);
  });

  it('are refused with a sentence', () => {
    expect(said({ to: 849 })?.message).toBe('The highest price must be above the lowest.');
    expect(said({ to: 850 })).toBeUndefined();
    expect(said({ to: null })).toBeUndefined();
    expect(said({ from: 0 })?.message).toMatch(/^Please give a whole number/);
    expect(said({ from: 99.5 })?.message).toMatch(/^Please give a whole number/);
    expect(said({ unit: 'sqft' })?.message).toBe('Please choose a unit of this category.');
    expect(said({ asOf: '2020-01' })?.code).toBe('unrecognized_keys');
    expect(Prices.safeParse([price, { ...price, from: 900 }]).error?.issues[0]?.message).toBe(
      'Please give one price for each unit of a category.',
    );
    expect(Prices.safeParse(Array.from({ length: maxItems.prices + 1 }, () => price)).success).toBe(false);
  });
});
