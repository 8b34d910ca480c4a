import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckDigit, maskTaxId, recogniseTaxId } from './tax-id.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const good = [
  '27AAPFU0939F1ZV',
  '29AAGCB7383J1Z4',
  '07AAGFF2194N1Z1',
  '24AAACC1206D1ZM',
  '33AAACH7409R1Z8',
  '07AAAPZ1234C1Z2',
  '06AAACZ1234F1ZP',
  '09AABFZ1234K2Z0',
];

describe('a GSTIN', () => {
  it.each(good)('%s is recognised, with its state and a right check digit', (value) => {
    expect(recogniseTaxId(value)).toEqual({
      kind: 'gstin',
      checkDigitOk: true,
      stateCode: value.slice(0, 2),
    });
  });

  it.each(['07AAAPZ1234C1Z3', '27AAPFU0939F1ZW'])(
    '%s has a wrong check digit and keeps its kind',
    (value) => {
      expect(recogniseTaxId(value)).toMatchObject({ kind: 'gstin', checkDigitOk: false });
    },
  );

  it.each(good)('with any single character of %s changed never passes', (value) => {
    const changed = Array.from(value).flatMap((present, at) =>
      Array.from(alphabet)
        .filter((other) => other !== present)
        .map((other) => value.slice(0, at) + other + value.slice(at + 1)),
    );
    expect(changed).toHaveLength(525);
    expect(changed.filter((other) => gstinCheckDigit(other) === other[14])).toEqual([]);
  });

  it('misses of all swaps of neighbours only 0 with Z', () => {
    const neighbours = fc.constantFrom(...Array.from(alphabet));
    const stem = fc.array(neighbours, { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(stem, fc.integer({ min: 0, max: 12 }), (letters, at) => {
        const a = letters[at]!;
        const b = letters[at + 1]!;
        const swapped = letters.toSpliced(at, 2, b, a);
        const same = gstinCheckDigit(letters.join('')) === gstinCheckDigit(swapped.join(''));
        const unseen = a === b || [a, b].toSorted().join('') === '0Z';
        return same === unseen;
      }),
      { numRuns: 2000 },
    );
  });
});

describe('other numbers', () => {
  it.each(['AAAPZ1234C', 'AABFZ1234K', 'ABCGX0001Z'])(
    '%s is a PAN, without a check digit to judge',
    (value) => {
      expect(recogniseTaxId(value)).toEqual({ kind: 'pan', checkDigitOk: null, stateCode: null });
    },
  );

  it.each([
    'AAADZ1234C',
    'AAAPZ123C4',
    '39AAAPZ1234C1Z2',
    '00AAAPZ1234C1Z2',
    'ABCDEFGHIJK',
    '1234567890',
    '',
  ])('%j is unrecognised, which is not a refusal', (value) => {
    expect(recogniseTaxId(value).kind).toBe('unrecognised');
  });
});

describe('the mask', () => {
  it.each([
    ['AAAPZ1234C', 'AAAPZ****C'],
    ['07AAAPZ1234C1Z2', '07AAAPZ****C1Z2'],
    ['ABCDEFGHIJK', 'AB*******JK'],
  ])('%s is shown as %s', (value, shown) => expect(maskTaxId(value)).toBe(shown));

  it('never shows the number itself', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{10,15}$/);
    fc.assert(
      fc.property(number, (value) => maskTaxId(value) !== value && maskTaxId(value).includes('****')),
    );
  });
});
