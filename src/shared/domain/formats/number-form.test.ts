import fc from 'fast-check';
import { expect, it } from 'vitest';
import { taxIdForm } from './number-form.ts';

it.each([
  ['AAAPZ1234C', 'AAAPZ1234C'],
  ['aaapz 1234 c', 'AAAPZ1234C'],
  ['AAAPZ-1234-C', 'AAAPZ1234C'],
  [' 07 aaapz1234c–1z2\n', '07AAAPZ1234C1Z2'],
  ['\u200e07AAAPZ1234C1Z2\u00a0', '07AAAPZ1234C1Z2'],
  ['ＡＡＡＰＺ１２３４Ｃ', 'AAAPZ1234C'],
  ['AAAPZ/1234', 'AAAPZ/1234'],
])('%j is read as %s', (typed, meant) => expect(taxIdForm(typed)).toBe(meant));

it('blanks, dashes and the case of letters never matter', () => {
  const gap = fc.constantFrom('', ' ', '-', '–', '\u00a0', '\u200b');
  const sign = fc.constantFrom('A', 'B', 'C', 'X', 'Y', 'Z', '0', '1', '8', '9');
  fc.assert(
    fc.property(fc.array(fc.tuple(sign, gap, fc.boolean()), { maxLength: 15 }), (signs) => {
      const plain = signs.map(([letter]) => letter).join('');
      const typed = signs.map(
        ([letter, between, small]) => (small ? letter.toLowerCase() : letter) + between,
      );
      expect(taxIdForm(typed.join(''))).toBe(plain);
    }),
  );
});
