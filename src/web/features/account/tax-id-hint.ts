import { t } from '#words/t.ts';
import { registrationField } from '#domain/vendors/registration-fields.ts';
import { recogniseTaxId } from '#domain/vendors/tax-id.ts';

/** State codes at the start of a GSTIN of Delhi-NCR. */
const states: Readonly<Record<string, string>> = {
  '06': t('Haryana'),
  '07': t('Delhi'),
  '09': t('Uttar Pradesh'),
};
const fullLengths = [10, 15];

const { problem } = registrationField('panGst');

/** Returns a hint about the typed number. Null while there is none, or where the form itself would refuse the number. */
export function taxIdHint(value: string): string | null {
  if (problem(value) !== null) return null;
  const { kind, checkDigitOk, stateCode } = recogniseTaxId(value);
  if (kind === 'pan') return t('Recognised as a PAN.');
  if (kind === 'gstin') {
    const place = states[stateCode ?? ''];
    if (checkDigitOk)
      return place ? t('Recognised as a GSTIN of {place}.', { place }) : t('Recognised as a GSTIN.');
    return t(
      'It looks like a GSTIN, but its last character does not fit the others. Please compare it with your certificate.',
    );
  }
  if (!fullLengths.includes(value.length)) return null;
  return t('This does not look like a PAN or a GSTIN. You can go on; our staff will ask if needed.');
}
