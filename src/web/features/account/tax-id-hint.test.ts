import { expect, it } from 'vitest';
import { taxIdHint } from './tax-id-hint.ts';

it.each([
  ['AAAPZ1234C', /a PAN\.$/],
  ['07AAAPZ1234C1Z2', /GSTIN of Delhi\.$/],
  ['09AABFZ1234K2Z0', /GSTIN of Uttar Pradesh\.$/],
  ['29AAGCB7383J1Z4', /GSTIN\.$/],
  ['07AAAPZ1234C1Z3', /does not fit/],
  ['ABCDEFGHIJ', /does not look like/],
])('%s: %s', (value, expected) => expect(taxIdHint(value)).toMatch(expected));

it.each(['', 'AAAPZ', 'AAAPZ1234C1', 'aaapz1234c', 'AAAPZ-1234'])(
  'says nothing of %j, half typed or refused',
  (value) => expect(taxIdHint(value)).toBeNull(),
);
