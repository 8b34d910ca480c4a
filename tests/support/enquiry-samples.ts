/** @file For every kind of the registry, made from its own fields: a payload that is right, and the values at its edges. */
import type { EnquiryField, EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';

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

/** Returns an address for each sender, since a mailbox gets one receipt an hour. */
export const emailOf = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@example.com`;

/** What somebody of that name types into a field. */
export function typedIn(field: EnquiryField, name: string): string {
  if (field.role === 'name') return name;
  return field.role === 'email' ? emailOf(name) : sampleOf(field);
}

/** A reference as visitors see it. */
export const referencePattern = /AGN-[0-9A-Z]{4}-[0-9A-Z]{2}/;

/** Every field of the kind, or only those that must be there. */
export const samplePayload = (kind: EnquiryKind, which: 'all' | 'required' = 'all'): Record<string, string> =>
  Object.fromEntries(
    kind.fields
      .filter(({ required }) => required || which === 'all')
      .map((field) => [field.name, sampleOf(field)]),
  );
