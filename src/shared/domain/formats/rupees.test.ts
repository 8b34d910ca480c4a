import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rupeesIn, rupeesWords } from './rupees.ts';

it.each([
  ['25 lakh', 2_500_000],
  ['1.2 crore', 12_000_000],
  ['₹12,34,567', 1_234_567],
  ['85k', 85_000],
  ['३ लाख', 300_000],
  ['', null],
  ['about 5', null],
  ['5 apples', null],
])('reads %s', (typed, rupees) => expect(rupeesIn(typed)).toBe(rupees));

it('says every sum so that it is read back to the rupee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.boolean(), (sum, round) => {
      const rupees = round ? sum - (sum % 1000) : sum;
      expect(rupeesIn(rupeesWords(rupees))).toBe(rupees);
    }),
  );
});
