import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefParts, thingsKey } from '#domain/enquiries/brief-parts.ts';
import { broughtTo, compareQuotes, measureOf, type Compared, type QuoteBrief } from './quote-brief.ts';
import { askedChips, quoteChipNames, type QuoteChip } from './quote-chips.ts';
import { quoteUnitNames, type QuoteLine } from './quote-content.ts';
import { quoteTotals } from './quote-money.ts';
import { differencesOf } from './quote-sheet.ts';
import { usualTaxes } from './quote-tax.ts';

const plates = (count: number, more: Partial<QuoteLine> = {}): QuoteLine => ({
  label: 'Menu',
  quantity: count * 100,
  unit: 'plate-veg',
  unitPrice: 90_000,
  tax: 'gst-5',
  ...more,
});
const hall = (more: Partial<QuoteLine> = {}) => plates(1, { label: 'Hall', unit: 'day', ...more });
const quote = (more: Partial<Compared> = {}): Compared => ({
  lines: [plates(150)],
  discount: null,
  guests: 150,
  advance: null,
  included: [],
  excluded: [],
  ...more,
});
const asks = (guests: number | null, ...things: QuoteChip[]): QuoteBrief => ({ guests, things });

describe('a quote at the guests of the brief', () => {
  it.each<[string, Partial<Compared>, number | null, object]>([
    ['as it was sent', {}, 150, { isScaled: false, faults: [], totals: { total: 14_175_000 } }],
    [
      'its plates counted for more',
      { guests: 120, lines: [plates(120)] },
      150,
      { isScaled: true, keepsRest: false, faults: [], totals: { total: 14_175_000, perGuest: 94_500 } },
    ],
    [
      'its plates counted for fewer, whole hundredths up',
      { guests: 150, lines: [plates(50), plates(100, { unit: 'plate-nonveg' })] },
      100,
      { isScaled: true, totals: { price: 33.34 * 90_000 + 66.67 * 90_000 } },
    ],
    [
      'two meals, twice the plates',
      { guests: 100, lines: [plates(200)] },
      150,
      { isScaled: true, totals: { price: 300 * 90_000 } },
    ],
    [
      'the rest as it was sent',
      { guests: 100, lines: [plates(100), hall()] },
      150,
      { isScaled: true, keepsRest: true, totals: { price: 151 * 90_000 } },
    ],
    [
      'a discount in rupees as it was sent',
      { guests: 100, lines: [plates(100)], discount: { kind: 'amount', value: 1000 } },
      150,
      { keepsRest: true, totals: { discount: 1000 } },
    ],
    [
      'a price for all together is not guessed',
      { guests: 120, lines: [hall()] },
      150,
      { totals: null, isScaled: false, faults: ['guestsOther'] },
    ],
    [
      'plates for an unknown number are not guessed',
      { guests: null },
      150,
      { totals: null, faults: ['guestsUnsaid'] },
    ],
    ['a tax that is not named', { lines: [plates(150, { tax: 'unsaid' })] }, 150, { faults: ['tax'] }],
    [
      'fewer plates than guests',
      { lines: [plates(149)] },
      150,
      { faults: ['plates'], totals: { price: 149 * 90_000 } },
    ],
    ['without a number anywhere', { guests: null, lines: [hall()] }, null, { faults: [], totals: {} }],
  ])('is %s', (_, more, guests, brought) => {
    expect(broughtTo(quote(more), asks(guests))).toMatchObject(brought);
  });

  it('is measured by the family’s number, else by the most that a quote names, where a price depends on guests', () => {
    const fixed = quote({ guests: null, lines: [hall()] });
    expect(measureOf(asks(80), [quote(), fixed]).guests).toBe(80);
    expect(measureOf(asks(null), [quote(), quote({ guests: 400 }), fixed]).guests).toBe(400);
    expect(measureOf(asks(80), [fixed, fixed]).guests).toBeNull();
    expect(measureOf(asks(80), [quote({ guests: null })]).guests).toBe(80);
    expect(measureOf(asks(80, 'lights'), [quote({ included: ['crockery', 'lights'] })]).things).toEqual([
      'lights',
      'crockery',
    ]);
  });

  it('names what another includes, or the family asked for', () => {
    const brief = measureOf(asks(150, 'lights'), [quote({ included: ['crockery', 'servers'] }), quote()]);
    expect(differencesOf(quote({ included: ['lights'], excluded: ['crockery'] }), brief)).toEqual([
      'Not in the price: crockery',
      'Not said: servers',
    ]);
    expect(
      differencesOf(quote({ guests: 120, lines: [plates(110, { tax: 'unsaid' }), hall()] }), brief),
    ).toEqual([
      'GST is missing',
      'Only 110 plates for 120 guests',
      'Sent for 120 guests: ask for its price at 150',
      'Only its plates are counted anew',
      'Not said: lights, crockery and servers',
    ]);
    expect(differencesOf(quote({ guests: 120, lines: [hall()] }), asks(150))).toEqual([
      '120 guests instead of 150',
    ]);
    expect(differencesOf(quote({ guests: null }), asks(150))).toEqual(['The number of guests is missing']);
  });
});

const anyLine: fc.Arbitrary<QuoteLine> = fc.record({
  label: fc.constant('x'),
  quantity: fc.integer({ min: 0, max: 40_000 }),
  unit: fc.constantFrom(...quoteUnitNames),
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  tax: fc.constantFrom(...usualTaxes),
});
const fewChips = quoteChipNames.slice(0, 4);
const anyQuote: fc.Arbitrary<Compared> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
    discount: fc.constantFrom(
      null,
      { kind: 'amount' as const, value: 5000 },
      { kind: 'percent' as const, value: 1000 },
    ),
    guests: fc.option(fc.constantFrom(80, 120, 150)),
    advance: fc.constant(null),
    said: fc.array(fc.constantFrom('included', 'excluded', 'unsaid'), { minLength: 4, maxLength: 4 }),
  })
  .map(({ said, ...rest }) => ({
    ...rest,
    included: fewChips.filter((_, index) => said[index] === 'included'),
    excluded: fewChips.filter((_, index) => said[index] === 'excluded'),
  }));
const anyBrief: fc.Arbitrary<QuoteBrief> = fc.record({
  guests: fc.option(fc.constantFrom(100, 120, 150)),
  things: fc.subarray(fewChips),
});
const several = fc.array(anyQuote, { minLength: 2, maxLength: 6 });

/** Returns the quote saying less in one of the ways in which a vendor can be silent. */
function saysLess(one: Compared, way: number): Compared {
  const at = way % one.lines.length;
  const ways: Compared[] = [
    { ...one, guests: null },
    { ...one, lines: one.lines.map((line, index) => (index === at ? { ...line, tax: 'unsaid' } : line)) },
    { ...one, included: one.included.slice(1) },
    { ...one, excluded: one.excluded.slice(1) },
  ];
  return ways[Math.floor(way / 3) % ways.length]!;
}

describe('the order of quotes', () => {
  it('is the same for every order of arrival, and total', () => {
    fc.assert(
      fc.property(several, anyBrief, (quotes, asked) => {
        const brief = measureOf(asked, quotes);
        for (const a of quotes) {
          expect(compareQuotes(a, a, brief)).toBe(0);
          for (const b of quotes) {
            expect(Math.sign(compareQuotes(a, b, brief)) + Math.sign(compareQuotes(b, a, brief))).toBe(0);
            for (const c of quotes)
              if (compareQuotes(a, b, brief) <= 0 && compareQuotes(b, c, brief) <= 0)
                expect(compareQuotes(a, c, brief)).toBeLessThanOrEqual(0);
          }
        }
      }),
    );
  });

  it('brings nobody forward for saying less', () => {
    fc.assert(
      fc.property(several, anyBrief, fc.nat(11), fc.nat(5), (quotes, asked, way, which) => {
        const index = which % quotes.length;
        const others = quotes.filter((_, at) => at !== index);
        const before = (one: Compared) => {
          const brief = measureOf(asked, [one, ...others]);
          return others.filter((other) => compareQuotes(other, one, brief) < 0).length;
        };
        expect(before(saysLess(quotes[index]!, way))).toBeGreaterThanOrEqual(before(quotes[index]!));
      }),
      { numRuns: 1000 },
    );
  });

  it('is by price among those that say the same', () => {
    fc.assert(
      fc.property(anyQuote, fc.integer({ min: 1, max: 500 }), (one, dearer) => {
        const other = { ...one, lines: [...one.lines, hall({ unitPrice: dearer * 100, tax: 'included' })] };
        const brief = measureOf(asks(one.guests), [one, other]);
        fc.pre(one.lines.every(({ tax }) => tax !== 'unsaid') && one.discount === null);
        expect(compareQuotes(one, other, brief)).toBeLessThan(0);
      }),
    );
  });

  it('lets the cheapest-looking wait behind those that say more', () => {
    const whole = quote({ included: ['crockery'] });
    const silent = quote({ lines: [plates(150, { unitPrice: 80_000 })] });
    const untaxed = quote({ included: ['crockery'], lines: [plates(150, { tax: 'unsaid' })] });
    const unknown = quote({ included: ['crockery'], lines: [hall()], guests: 120 });
    const all = [unknown, untaxed, silent, whole];
    const brief = measureOf(asks(150), all);
    expect(all.toSorted((a, b) => compareQuotes(a, b, brief))).toEqual([whole, silent, untaxed, unknown]);
  });
});

it('brings a quote at its own number to itself, and one with equals differs in nothing', () => {
  fc.assert(
    fc.property(anyQuote, (one) => {
      expect(broughtTo(one, asks(one.guests)).totals).toEqual(quoteTotals(one));
      const brief = measureOf(asks(one.guests), [one, one]);
      expect(differencesOf(one, brief).filter((words) => words.startsWith('Not said'))).toEqual([]);
    }),
  );
});

it('knows the things that a brief can ask for', () => {
  const options = Object.values(briefParts).flatMap((parts) =>
    parts.flatMap((part) => (part.key === thingsKey && 'options' in part ? Object.keys(part.options) : [])),
  );
  expect(Object.keys(askedChips).filter((key) => !options.includes(key))).toEqual([]);
});
