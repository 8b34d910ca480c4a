/**
 * @file Is it a PAN or a GSTIN? A hint for people and staff, never a refusal: the gate is the specification's own rule.
 * GSTIN = state (2) + PAN (10) + entity (1) + Z + check digit; the last letter of a PAN has no public rule and is not judged.
 */

export const taxIdKinds = ['pan', 'gstin', 'unrecognised'] as const;
export type TaxIdKind = (typeof taxIdKinds)[number];

/** What a number looks like. `checkDigitOk` is null where there is none to judge. */
export type TaxId = { kind: TaxIdKind; checkDigitOk: boolean | null; stateCode: string | null };

const pan = /^[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]$/;
const gstin = /^(0[1-9]|[12][0-9]|3[0-8]|97|99)[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The fifteenth character that belongs to the first fourteen, each of which is a digit or a capital letter. */
export function gstinCheckDigit(first14: string): string {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = alphabet.indexOf(first14.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / alphabet.length) + (product % alphabet.length);
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length]!;
}

/** Recognises a number. A GSTIN with a wrong check digit keeps its kind and says so: it is probably a slip of the pen. */
export function recogniseTaxId(value: string): TaxId {
  if (pan.test(value)) return { kind: 'pan', checkDigitOk: null, stateCode: null };
  const stateCode = gstin.exec(value)?.[1];
  if (stateCode === undefined) return { kind: 'unrecognised', checkDigitOk: null, stateCode: null };
  return { kind: 'gstin', checkDigitOk: gstinCheckDigit(value) === value[14], stateCode };
}

/** `AAAPZ****C`: enough for the owner to know it again. Of a GSTIN the PAN inside is masked in the same way. */
export function maskTaxId(value: string): string {
  const { kind } = recogniseTaxId(value);
  if (kind === 'pan') return `${value.slice(0, 5)}****${value.slice(9)}`;
  if (kind === 'gstin') return `${value.slice(0, 7)}****${value.slice(11)}`;
  return `${value.slice(0, 2)}${'*'.repeat(Math.max(0, value.length - 4))}${value.slice(-2)}`;
}
