/** @file Samples for every kind of the registry, made from its own fields: a valid payload, and the values at its limits. */
import type { EnquiryField, EnquiryKind } from '#domain/enquiries/enquiry-kinds.ts';

/** The sender of every sample; invented, on a domain without mail. */
export const sender = { name: 'Kavita Menon', email: 'kavita@example.com', phone: '9876500001' };

/** Returns a valid value for a field. */
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

/** Returns the typed value of a field for a person of that name. */
export function typedIn(field: EnquiryField, name: string): string {
  if (field.role === 'name') return name;
  return field.role === 'email' ? emailOf(name) : sampleOf(field);
}

/** A displayed reference. */
export const referencePattern = /AGN-[0-9A-Z]{4}-[0-9A-Z]{2}/;

/** Returns a payload with every field of the kind, or only the required ones. */
export const samplePayload = (kind: EnquiryKind, which: 'all' | 'required' = 'all'): Record<string, string> =>
  Object.fromEntries(
    kind.fields
      .filter(({ required }) => required || which === 'all')
      .map((field) => [field.name, sampleOf(field)]),
  );
