import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteChipNames } from './quote-chips.ts';
import { addedPercent, quoteLimits, quoteTaxNames, quoteUnitNames, type QuoteLine } from './quote-content.ts';
import {
  lineTotals,
  quoteTotals,
  readHundredths,
  showHundredths,
  showPaise,
  typedHundredths,
} from './quote-money.ts';
import { differencesOf } from './quote-sheet.ts';
import { SentQuote } from '#contract/quote-draft.ts';

const aLine = (more: Partial<QuoteLine> = {}): QuoteLine => ({
  label: 'Veg menu',
  quantity: 10_000,
  unit: 'plate-veg',
  unitPrice: 85_000,
  tax: 'gst-5',
  ...more,
});
const aQuote = (more: object = {}) => ({
  lines: [aLine()],
  guests: 100,
  included: [],
  excluded: [],
  validUntil: '2026-12-31',
  advance: null,
  cancellation: '',
  terms: '',
  ...more,
});
const anyLine = fc.record({
  label: fc.constant('x'),
  quantity: fc.integer({ min: 0, max: quoteLimits.quantityMax }),
  unit: fc.constantFrom(...quoteUnitNames),
  unitPrice: fc.integer({ min: 0, max: quoteLimits.unitPriceMax }),
  tax: fc.constantFrom(...quoteTaxNames),
});
const smallLine = anyLine.map((line) => ({
  ...line,
  quantity: line.quantity % 100_000,
  unitPrice: line.unitPrice % 10_000_000,
}));

describe('one line', () => {
  it.each([
    // quantity, unit price, tax -> price, tax, total
    [10_000, 85_000, 'gst-5', 8_500_000, 425_000, 8_925_000],
    [10_000, 85_000, 'included', 8_500_000, 0, 8_500_000],
    [10_000, 85_000, 'unsaid', 8_500_000, 0, 8_500_000],
    [10_000, 85_000, 'gst-0', 8_500_000, 0, 8_500_000],
    [1, 49, 'included', 0, 0, 0],
    [1, 50, 'included', 1, 0, 1],
    [250, 33, 'included', 83, 0, 83],
    [100, 10, 'gst-5', 10, 1, 11],
    [100, 9, 'gst-5', 9, 0, 9],
    [0, 100, 'gst-18', 0, 0, 0],
    [100, 0, 'gst-18', 0, 0, 0],
  ] as const)('%i hundredths at %i paise, %s', (quantity, unitPrice, tax, price, added, total) => {
    expect(lineTotals({ quantity, unitPrice, tax })).toEqual({ price, tax: added, total });
  });

  it('is whole paise, rounded half up, and never what a double would make of it', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { price, tax, total } = lineTotals(line);
        const exact = BigInt(line.quantity) * BigInt(line.unitPrice);
        expect(BigInt(price) * 100n - exact >= -50n && BigInt(price) * 100n - exact <= 50n).toBe(true);
        const exactTax = BigInt(price) * BigInt(addedPercent(line.tax));
        expect(BigInt(tax) * 100n - exactTax >= -50n && BigInt(tax) * 100n - exactTax <= 50n).toBe(true);
        expect(total).toBe(price + tax);
      }),
    );
  });
});

describe('a quote as one total', () => {
  it('adds up as it is shown, in every order of its lines', () => {
    fc.assert(
      fc.property(
        fc.array(smallLine, { maxLength: quoteLimits.lines }),
        fc.integer({ min: 1, max: 5000 }),
        (lines, guests) => {
          const one = quoteTotals({ lines, guests, advance: 30 });
          const sum = lines.reduce((all, line) => all + lineTotals(line).total, 0);
          expect(one.total).toBe(sum);
          expect(one.price + one.tax).toBe(one.total);
          for (const value of Object.values(one))
            if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true);
          expect(Math.abs(one.perGuest! * guests - one.total) * 2).toBeLessThanOrEqual(guests);
          expect(quoteTotals({ lines: lines.toReversed(), guests, advance: 30 })).toEqual(one);
          expect(one.taxMissing).toBe(
            lines.some((line) => line.tax === 'unsaid' && lineTotals(line).price > 0),
          );
        },
      ),
    );
  });

  it('can be sent up to its bound and not a paisa beyond', () => {
    const of = (unitPrice: number) =>
      SentQuote.safeParse(aQuote({ lines: [aLine({ quantity: 10_000, unitPrice, tax: 'included' })] }))
        .success;
    expect(of(10_000_000_000)).toBe(true);
    expect(
      SentQuote.safeParse(
        aQuote({
          lines: [
            aLine({ quantity: 10_000, unitPrice: 10_000_000_000, tax: 'included' }),
            aLine({ quantity: 100, unitPrice: 1, tax: 'included' }),
          ],
        }),
      ).success,
    ).toBe(false);
    expect(of(0)).toBe(false);
    expect(of(1.5)).toBe(false);
    expect(of(-1)).toBe(false);
  });

  it('says what is wrong with what cannot be sent', () => {
    const at = (more: object) =>
      SentQuote.safeParse(aQuote(more)).error?.issues.map(({ path }) => path.join('.'));
    expect(at({ lines: [] })).toEqual(['lines']);
    expect(at({ lines: [aLine({ label: ' ' })] })).toEqual(['lines.0.label']);
    expect(at({ lines: [aLine({ quantity: 0 }), aLine()] })).toEqual(['lines.0.quantity']);
    expect(at({ validUntil: '2026-02-30' })).toEqual(['validUntil']);
    expect(at({ included: ['crockery'], excluded: ['crockery'] })).toEqual(['included']);
    expect(at({ advance: 101 })).toEqual(['advance']);
  });
});

describe('amounts as people write them', () => {
  it.each([
    [0, '₹0'],
    [5, '₹0.05'],
    [50, '₹0.50'],
    [100, '₹1'],
    [99_999_00, '₹99,999'],
    [1_00_000_00, '₹1,00,000'],
    [12_34_567_89, '₹12,34,567.89'],
    [1_00_00_000_00, '₹1,00,00,000'],
    [1_000_000_000_000, '₹10,00,00,00,000'],
  ])('%i paise are %s', (paise, words) => expect(showPaise(paise)).toBe(words));

  it('are read as they are shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: quoteLimits.unitPriceMax }), (value) => {
        expect(readHundredths(showPaise(value))).toBe(value);
        expect(readHundredths(typedHundredths(value))).toBe(value);
        expect(readHundredths(showHundredths(value))).toBe(value);
      }),
    );
    expect(readHundredths(' ₹ 1,23,456.5 ')).toBe(12_345_650);
    expect(readHundredths('८५०')).toBe(85_000);
    expect(readHundredths('12.')).toBe(1200);
    for (const none of ['', 'abc', '-5', '1.234', '1e5', '1.2.3', '∞', '9999999999999'])
      expect(readHundredths(none), none).toBeNull();
  });
});

describe('the reasons why two quotes are not comparable', () => {
  it('is named in words', () => {
    const one = aQuote({ guests: 120, excluded: ['crockery'], lines: [aLine({ tax: 'unsaid' })] });
    const other = aQuote({ guests: 150, included: ['crockery', 'servers'] });
    expect(differencesOf(one, [other], 150)).toEqual([
      'GST is missing',
      '120 guests instead of 150',
      'No crockery',
      'Says nothing of servers',
    ]);
    expect(differencesOf(other, [one], 150)).toEqual([]);
    // Without a number from the family the largest is the measure.
    expect(differencesOf(one, [other], null)).toContain('120 guests instead of 150');
    expect(differencesOf(aQuote({ guests: null }), [other], null)).toContain(
      'The number of guests is missing',
    );
  });

  it('is nothing between equals, whatever they say', () => {
    fc.assert(
      fc.property(
        fc.subarray([...quoteChipNames]),
        fc.option(fc.integer({ min: 1, max: 900 })),
        (included, guests) => {
          const one = aQuote({ included, guests });
          expect(differencesOf(one, [one, one], null)).toEqual([]);
        },
      ),
    );
  });
});
