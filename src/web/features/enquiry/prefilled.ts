import type { EnquiryKind, FieldRole } from '#domain/enquiries/enquiry-kinds.ts';

/** Initial values, by meaning; the kind maps them to wire names. */
export type Prefill = Readonly<Partial<Record<FieldRole, string>>>;

/** Returns the values for a chosen service: its card, its name as category, and its label as description. */
export const prefillOf = ({ id, name, label }: { id: string; name: string; label: string }): Prefill => ({
  cardId: id,
  cardName: name,
  category: name,
  message: label,
});

/** The same by wire name; values without a field in the kind are dropped. */
export const byWireName = ({ fields }: EnquiryKind, prefill: Prefill): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name, role }) => (prefill[role] === undefined ? [] : [[name, prefill[role]] as const])),
  );
