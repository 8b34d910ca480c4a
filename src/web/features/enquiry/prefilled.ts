import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';

/** Values to begin with, by meaning; the kind knows how the wire calls them. */
export type Prefill = Readonly<Partial<Record<FieldRole, string>>>;

/** A chosen service: its card, and its name as category, and what people read for it as description. */
export const prefillOf = ({ id, name, label }: { id: string; name: string; label: string }): Prefill => ({
  cardId: id,
  cardName: name,
  category: name,
  message: label,
});

/** The same by wire name; what the kind has no field for falls away. */
export const byWireName = ({ fields }: EnquiryKind, prefill: Prefill): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, role }) => (prefill[role] === undefined ? [] : [[name, prefill[role]] as const])),
  );
