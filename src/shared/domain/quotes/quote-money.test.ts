import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHundredths, showHundredths, typedHundredths } from '#domain/formats/hundredths.ts';
import { paiseIn } from '#domain/formats/rupees.ts';
import { quoteLimits, quoteUnitNames, type QuoteDiscount, type QuoteLine } from './quote-content.ts';
import { lineTotals, quoteTotals, showPaise } from './quote-money.ts';
import { addedHundredths, addedTax, usualTaxes } from './quote-tax.ts';
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
  tax: fc.oneof(
    fc.constantFrom(...usualTaxes),
    fc.integer({ min: 0, max: quoteLimits.percentMax }).map(addedTax),
  ),
});
const anyDiscount: fc.Arbitrary<QuoteDiscount> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 1_000_000_000 }) }),
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 0, max: quoteLimits.percentMax }),
  }),
);
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
    // Two decimals of a percentage: 2.5% of 100.20 is 2.505, and of 100.19 2.50475.
    [100, 10_020, 'gst-2.5', 10_020, 251, 10_271],
    [100, 10_019, 'gst-2.5', 10_019, 250, 10_269],
    [100, 10_000, 'gst-0.25', 10_000, 25, 10_025],
    // The slabs of before, in quotes of before.
    [100, 10_000, 'gst-12', 10_000, 1200, 11_200],
    [100, 10_000, 'gst-28', 10_000, 2800, 12_800],
  ] as const)('%i hundredths at %i paise, %s', (quantity, unitPrice, tax, price, added, total) => {
    expect(lineTotals({ quantity, unitPrice, tax })).toEqual({ price, tax: added, total });
  });

  it('is whole paise, rounded half up, and never what a double would make of it', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { price, tax, total } = lineTotals(line);
        const exact = BigInt(line.quantity) * BigInt(line.unitPrice);
        expect(BigInt(price) * 100n - exact >= -50n && BigInt(price) * 100n - exact <= 50n).toBe(true);
        const exactTax = BigInt(price) * BigInt(addedHundredths(line.tax));
        const off = BigInt(tax) * 10_000n - exactTax;
        expect(off > -5000n && off <= 5000n).toBe(true);
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

  it('takes a discount off before tax, and never more than there is', () => {
    const ofLines = fc.array(smallLine, { maxLength: quoteLimits.lines });
    fc.assert(
      fc.property(ofLines, anyDiscount, (lines, discount) => {
        const content = { lines, discount, guests: null, advance: null };
        const one = quoteTotals(content);
        const full = quoteTotals({ ...content, discount: null });
        expect(one.price).toBe(lines.reduce((all, line) => all + lineTotals(line).price, 0));
        expect(one.price).toBe(full.price);
        expect(one.discount).toBeGreaterThanOrEqual(0);
        expect(one.discount).toBeLessThanOrEqual(one.price);
        expect(one.tax).toBeGreaterThanOrEqual(0);
        expect(one.tax).toBeLessThanOrEqual(full.tax);
        expect(one.total).toBe(one.price - one.discount + one.tax);
        expect(one.total).toBeLessThanOrEqual(full.total);
        for (const value of [one.price, one.discount, one.tax, one.total])
          expect(Number.isSafeInteger(value)).toBe(true);
        // The tax is that of the reduced lines, each to half a paisa.
        const exact = lines.map(
          (line) =>
            BigInt(lineTotals(line).price) *
            BigInt(addedHundredths(line.tax)) *
            BigInt(one.price - one.discount),
        );
        const unit = BigInt(one.price) * 10_000n;
        const off = BigInt(one.tax) * unit - exact.reduce((all, each) => all + each, 0n);
        expect((off < 0n ? -off : off) * 2n <= unit * BigInt(lines.length)).toBe(true);
        expect(quoteTotals({ ...content, lines: lines.toReversed() })).toEqual(one);
      }),
    );
  });

  it('reads without a discount, with none and with one of nought as it did before', () => {
    fc.assert(
      fc.property(fc.array(smallLine, { maxLength: quoteLimits.lines }), (lines) => {
        const before = { lines, guests: 80, advance: 30 };
        const sum = lines.reduce((all, line) => all + lineTotals(line).total, 0);
        expect(quoteTotals(before)).toMatchObject({ total: sum, discount: 0 });
        for (const discount of [null, { kind: 'amount', value: 0 }, { kind: 'percent', value: 0 }] as const)
          expect(quoteTotals({ ...before, discount })).toEqual(quoteTotals(before));
      }),
    );
  });

  it.each([
    // discount -> taken off, tax of 5% on the rest of ₹85,000, total
    [{ kind: 'percent', value: 1000 }, 850_000, 382_500, 8_032_500],
    [{ kind: 'percent', value: 1250 }, 1_062_500, 371_875, 7_809_375],
    [{ kind: 'percent', value: 1 }, 850, 424_958, 8_924_108],
    [{ kind: 'percent', value: 10_000 }, 8_500_000, 0, 0],
    [{ kind: 'amount', value: 500_000 }, 500_000, 400_000, 8_400_000],
    [{ kind: 'amount', value: 8_500_000 }, 8_500_000, 0, 0],
    [{ kind: 'amount', value: 8_500_001 }, 8_500_000, 0, 0],
  ] as const)('with a discount of %o', (discount, off, tax, total) => {
    expect(quoteTotals(aQuote({ discount }))).toMatchObject({ price: 8_500_000, discount: off, tax, total });
  });

  it('shares a discount among lines of different tax by their prices', () => {
    const line = { quantity: 100, unitPrice: 100_000 };
    const lines = [
      aLine({ ...line, tax: 'gst-5' }),
      aLine({ ...line, tax: 'gst-18' }),
      aLine({ ...line, tax: 'included' }),
    ];
    // ₹3,000 less ₹300: each line is taxed on ₹900.
    expect(quoteTotals(aQuote({ lines, discount: { kind: 'amount', value: 30_000 } }))).toMatchObject({
      discount: 30_000,
      tax: 4500 + 16_200,
      total: 270_000 + 20_700,
    });
  });

  it('cannot be sent for nothing', () => {
    const at = (discount: object) =>
      SentQuote.safeParse(aQuote({ discount })).error?.issues.map(({ path, message }) => [
        path.join('.'),
        message,
      ]);
    const said = [['discount', 'The discount must be less than the price.']];
    expect(at({ kind: 'amount', value: 8_499_999 })).toBeUndefined();
    expect(at({ kind: 'amount', value: 8_500_000 })).toEqual(said);
    expect(at({ kind: 'percent', value: 9999 })).toBeUndefined();
    expect(at({ kind: 'percent', value: 10_000 })).toEqual(said);
    expect(at({ kind: 'percent', value: 10_001 })).toEqual(said);
    expect(at({ kind: 'percent', value: -1 })?.[0]?.[0]).toBe('discount.value');
    expect(at({ kind: 'percent', value: 12.5 })?.[0]?.[0]).toBe('discount.value');
    expect(at({ kind: 'free', value: 1 })?.[0]?.[0]).toBe('discount.kind');
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
        expect(paiseIn(showPaise(value))).toBe(value);
        expect(paiseIn(typedHundredths(value))).toBe(value);
        expect(readHundredths(typedHundredths(value))).toBe(value);
        expect(readHundredths(showHundredths(value))).toBe(value);
      }),
    );
    expect(readHundredths(' 1,23,456.5 ')).toBe(12_345_650);
    expect(readHundredths('12.5 %')).toBe(1250);
    expect(readHundredths('८५०')).toBe(85_000);
    expect(readHundredths('12.')).toBe(1200);
    for (const none of ['', 'abc', '-5', '1.234', '1e5', '1.2.3', '∞', '₹5', '1.5 lakh', '9999999999999'])
      expect(readHundredths(none), none).toBeNull();
  });
});
