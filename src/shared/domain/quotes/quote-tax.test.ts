import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vendorCategoryNames } from '#domain/vendors/vendor-categories.ts';
import { isDay } from '#facts/time.ts';
import { defaultGstRates, gstRateLimits, presetTax, rateOn, type GstRate } from './gst-rates.ts';
import { addedHundredths, addedTax, isQuoteTax, taxWords } from './quote-tax.ts';

it('has one spelling for each percentage with two decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      const tax = addedTax(hundredths);
      expect(isQuoteTax(tax)).toBe(true);
      expect(addedHundredths(tax)).toBe(hundredths);
    }),
  );
  for (const none of [
    'gst-',
    'gst-05',
    'gst-5.0',
    'gst-5.50',
    'gst-1e1',
    'gst--5',
    'gst-100.5',
    'gst-101',
    'gst-5.125',
    'GST-5',
    '',
    'vat-5',
  ])
    expect(isQuoteTax(none), none).toBe(false);
});

it('is said as before, and with its decimals', () => {
  expect((['included', 'unsaid', 'gst-0', 'gst-12', 'gst-2.5', 'gst-0.25'] as const).map(taxWords)).toEqual([
    'GST included',
    'GST not mentioned',
    'no GST due (0%)',
    'plus 12% GST',
    'plus 2.5% GST',
    'plus 0.25% GST',
  ]);
});

it('has a default for every trade, each day once, with a source', () => {
  expect(new Set(defaultGstRates.map(({ category }) => category))).toEqual(new Set(vendorCategoryNames));
  expect(new Set(defaultGstRates.map(({ category, fromDay }) => `${category} ${fromDay}`)).size).toBe(
    defaultGstRates.length,
  );
  for (const { fromDay, percent, note } of defaultGstRates) {
    expect(isDay(fromDay)).toBe(true);
    expect([0, 300, 500, 1800]).toContain(percent);
    expect(note.trim()).not.toBe('');
    expect(note.length).toBeLessThanOrEqual(gstRateLimits.note);
  }
});

it.each([
  [['catering'], '2026-11-29', 'gst-5'],
  [['photography'], '2026-11-29', 'gst-18'],
  [['venue', 'catering'], '2026-11-29', 'gst-18'],
  [['priest'], '2026-11-29', 'gst-0'],
  [['makeup'], '2025-09-21', 'gst-18'],
  [['makeup'], '2025-09-22', 'gst-5'],
  // Before the first day, without a trade, and for an unknown one.
  [['catering'], '2017-06-30', 'gst-18'],
  [[], '2026-11-29', 'gst-18'],
  [['falconry', 'catering'], '2026-11-29', 'gst-5'],
])('of %o on %s is preset as %s', (trades, day, tax) =>
  expect(presetTax(defaultGstRates, trades, day)).toBe(tax),
);

it('holds from its day until the day of the next', () => {
  const of = (fromDay: string, percent: number): GstRate => ({ category: 'dj', fromDay, percent, note: 'x' });
  const rates = [of('2027-04-01', 1250), of('2020-01-01', 500), of('2024-01-01', 1800)];
  const on = (day: string) => rateOn(rates, 'dj', day)?.percent ?? null;
  expect(
    ['2019-12-31', '2020-01-01', '2023-12-31', '2024-01-01', '2027-03-31', '2027-04-01'].map(on),
  ).toEqual([null, 500, 500, 1800, 1800, 1250]);
  expect(presetTax(rates, ['dj'], '2027-05-01')).toBe('gst-12.5');
});
