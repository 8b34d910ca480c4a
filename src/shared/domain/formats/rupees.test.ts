import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paiseIn, rupeesIn, rupeesWords } from './rupees.ts';

describe('a typed sum', () => {
  it.each([
    ['25 lakh', 2_500_000],
    ['1.5 lakh', 150_000],
    ['1.15 lakh', 115_000],
    ['1.5lakh', 150_000],
    ['2 lakhs', 200_000],
    ['1.2 crore', 12_000_000],
    ['1 cr.', 10_000_000],
    ['1,50,000/-', 150_000],
    ['₹1,50,000/-', 150_000],
    ['Rs. 1,50,000/- only', 150_000],
    ['rs 850', 850],
    ['INR 850', 850],
    ['850 rupees', 850],
    ['₹ 45k', 45_000],
    ['85K', 85_000],
    ['2.5 thousand', 2500],
    ['₹12,34,567', 1_234_567],
    ['1 50 000', 150_000],
    ['३ लाख', 300_000],
    ['१.५ लाख', 150_000],
    ['₹ ८५०', 850],
    ['५ हज़ार रुपये', 5000],
    ['५ हजार', 5000],
    ['२ करोड़', 20_000_000],
    ['0', 0],
    ['.5 lakh', 50_000],
    ['850.50', 850.5],
    ['850.5', 850.5],
    ['12.', 12],
    ['0.01', 0.01],
    ['1.2345678 lakh', 123_456.78],
    ['999999999999', 999_999_999_999],
  ])('%s is ₹%d', (typed, rupees) => expect(paiseIn(typed)).toBe(Math.round(rupees * 100)));

  it.each([
    '',
    ' ',
    '.',
    '₹',
    '/-',
    'lakh',
    'about 5',
    '5 apples',
    '-5',
    '−5',
    '1e5',
    '1.2.3',
    '1.234',
    '1.23456789 lakh',
    '5 lakh 20',
    '10%',
    '9999999999999',
    '99999999999 crore',
    '∞',
  ])('%s is none', (typed) => expect(paiseIn(typed)).toBeNull());

  it('is whole paise, however it is spelt', () => {
    const sum = fc.integer({ min: 0, max: 10_000_000_000 });
    const before = fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'INR ', '  ');
    const after = fc.constantFrom('', '/-', ' only', '/- only', ' rupees', ' ');
    fc.assert(
      fc.property(sum, before, after, (paise, sign, ending) => {
        const plain = (paise / 100).toFixed(2);
        expect(paiseIn(`${sign}${plain}${ending}`)).toBe(paise);
        const indian = `${Math.floor(paise / 100).toLocaleString('en-IN')}.${String(paise % 100).padStart(2, '0')}`;
        expect(paiseIn(`${sign}${indian}${ending}`)).toBe(paise);
        const hindi = plain.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x09_66 + Number(digit)));
        expect(paiseIn(`${sign}${hindi}${ending}`)).toBe(paise);
      }),
    );
  });

  it('never throws, and is never a part of a paisa or less than nought', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,₹ klcr/-९')) }),
    );
    fc.assert(
      fc.property(odd, (typed) => {
        const paise = paiseIn(typed);
        expect(paise === null || (Number.isSafeInteger(paise) && paise >= 0)).toBe(true);
      }),
    );
  });

  it('is read as whole rupees where paise do not matter', () => {
    expect(rupeesIn('1.234567 lakh')).toBe(123_457);
    expect(rupeesIn('about 5')).toBeNull();
  });
});

it('says every sum so that it is read back to the rupee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.boolean(), (sum, round) => {
      const rupees = round ? sum - (sum % 1000) : sum;
      expect(rupeesIn(rupeesWords(rupees))).toBe(rupees);
    }),
  );
});
