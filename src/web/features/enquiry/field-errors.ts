/** @file The browser's own validation, in words beside the field. */
import { t } from '#words/t.ts';
import type { EnquiryField, EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';
import { missingText, wholeNumberWanted } from '#domain/enquiries/enquiry-field-texts.ts';

export type FieldErrors = Readonly<Record<string, string>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function errorOf(field: EnquiryField, { validity, value }: Control, sent: string): string | null {
  // A half-typed date or number has an empty value, but is not missing.
  if (field.required && sent.trim() === '' && !validity.badInput) return missingText({}, field);
  if (validity.valid || (validity.valueMissing && value !== sent)) return null;
  if (field.type === 'email') return t('Please enter a valid email address');
  if (field.type === 'date') return t('Please enter a date.');
  if (field.type === 'number') return wholeNumberWanted(field);
  return t('Please check this field.');
}

/**
 * Returns the browser's validation errors by field; empty when all is valid. `sent` are the values as they will be sent: a free text
 * that consists of the small fields' lines alone is not missing.
 */
export function fieldErrorsOf(
  { fields }: EnquiryKind,
  form: HTMLFormElement,
  sent: Readonly<Record<string, string>>,
): FieldErrors {
  const found = fields.flatMap((field) => {
    const control = form.elements.namedItem(field.name) as Control | null;
    const error = control && field.type !== 'hidden' ? errorOf(field, control, sent[field.name] ?? '') : null;
    return error ? [[field.name, error] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Returns true when a required field is empty. */
export const somethingMissing = ({ fields }: EnquiryKind, errors: FieldErrors): boolean =>
  fields.some((field) => errors[field.name] === missingText({}, field));
