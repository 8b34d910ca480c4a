import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Prices } from '#contract/vendor-facts-schema.ts';
import { priceField, pricesOfForm, rupeesOf } from './fact-form.ts';

const typed = (text: string) => {
  const values = new FormData();
  values.set('price', text);
  return values;
};

describe('a price in a form', () => {
  it.each([
    ['1,50,000/-', 150_000],
    ['1.5 lakh', 150_000],
    ['Rs. 1.5 lakh', 150_000],
    ['₹1.5L', 150_000],
    ['2 cr', 20_000_000],
    ['45k', 45_000],
    ['८५०', 850],
    ['850', 850],
    ['', null],
    ['  ', null],
  ])('%j is ₹%j', (text, rupees) => expect(rupeesOf(typed(text), 'price')).toBe(rupees));

  it.each(['on request', '-5', '1e5', '1.2.3', '850 to 900'])('%j is no sum', (text) =>
    expect(rupeesOf(typed(text), 'price')).toBeNaN(),
  );

  it('is refused by the schema where it is no whole rupee or no sum at all', () => {
    const kind = { category: 'photography', unit: 'day' } as const;
    const problems = (from: string) => {
      const values = new FormData();
      values.set(priceField(kind, 'from'), from);
      return Prices.safeParse(pricesOfForm(['photography'], [], values)).error?.issues.map(
        ({ path }) => path,
      );
    };
    expect(problems('1.5 lakh')).toBeUndefined();
    expect(problems('850.50')).toEqual([[0, 'from']]);
    expect(problems('on request')).toEqual([[0, 'from']]);
    expect(problems('0')).toEqual([[0, 'from']]);
    expect(problems('10 crore')).toBeUndefined();
    expect(problems('10.0000001 crore')).toEqual([[0, 'from']]);
  });

  it('that the form shows again is read as the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (rupees) => {
        expect(rupeesOf(typed(String(rupees)), 'price')).toBe(rupees);
        expect(rupeesOf(typed(`${rupees.toLocaleString('en-IN')}/-`), 'price')).toBe(rupees);
      }),
    );
  });
});
