/**
 * @file Recognition of a PAN or a GSTIN: a hint for readers and staff, never a refusal, which is up to the specification's own
 * rule. GSTIN = state (2) + PAN (10) + entity (1) + Z + check digit; a PAN's last letter has no public rule and is ignored.
 */

export const taxIdKinds = ['pan', 'gstin', 'unrecognised'] as const;
export type TaxIdKind = (typeof taxIdKinds)[number];

/** The recognised form of a number. `checkDigitOk` is null where it has no check digit. */
export type TaxId = { kind: TaxIdKind; checkDigitOk: boolean | null; stateCode: string | null };

const pan = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/;
const gstin = /^(0[1-9]|[12][0-9]|3[0-8]|97|99)[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the fifteenth character for the first fourteen, which are digits or capital letters. */
export function gstinCheckDigit(first14: string): string {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = alphabet.indexOf(first14.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / alphabet.length) + (product % alphabet.length);
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length]!;
}

/** Recognises a number. A GSTIN with a wrong check digit keeps its kind and says so: it is probably a typing error. */
export function recogniseTaxId(value: string): TaxId {
  if (pan.test(value)) return { kind: 'pan', checkDigitOk: null, stateCode: null };
  const stateCode = gstin.exec(value)?.[1];
  if (stateCode === undefined) return { kind: 'unrecognised', checkDigitOk: null, stateCode: null };
  return { kind: 'gstin', checkDigitOk: gstinCheckDigit(value) === value[14], stateCode };
}

/** Masks a number as `AAAPZ****C`, which its owner can recognise. The PAN within a GSTIN is masked in the same way. */
export function maskTaxId(value: string): string {
  const { kind } = recogniseTaxId(value);
  if (kind === 'pan') return `${value.slice(0, 5)}****${value.slice(9)}`;
  if (kind === 'gstin') return `${value.slice(0, 7)}****${value.slice(11)}`;
  return `${value.slice(0, 2)}${'*'.repeat(Math.max(0, value.length - 4))}${value.slice(-2)}`;
}
