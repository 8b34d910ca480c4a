/** @file For every kind of the registry, made from its own fields: a payload that is right, and the values at its edges. */
import type { EnquiryField, EnquiryKind } from '#contract/enquiry-kinds.ts';

/** A sender of every sample; invented, on a domain that takes no mail. */
export const sender = { name: 'Kavita Menon', email: 'kavita@example.com', phone: '9876500001' };

/** A right value for a field. */
export function sampleOf(field: EnquiryField): string {
  if (field.options) return field.options[0]!.value;
  if (field.type === 'email') return sender.email;
  if (field.type === 'tel') return sender.phone;
  if (field.type === 'date') return '2027-02-14';
  if (field.type === 'number') return String(field.max);
  if (field.role === 'name') return sender.name;
  return `A ${field.label.toLowerCase()} of the family`;
}

/** Every field of the kind, or only those that must be there. */
export const samplePayload = (kind: EnquiryKind, which: 'all' | 'required' = 'all'): Record<string, string> =>
  Object.fromEntries(
    kind.fields
      .filter(({ required }) => required || which === 'all')
      .map((field) => [field.name, sampleOf(field)]),
  );
