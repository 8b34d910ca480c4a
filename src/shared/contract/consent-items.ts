/** @file What a form collects, as its consent notice says it: one item for each key of the payload. */
import type { EnquiryKind, FieldRole } from './enquiry-kinds.ts';

/** Words for what the visitor does not type but the page sends along, and where a label is no noun. */
const words: Partial<Record<FieldRole, string>> = {
  message: 'what you write about your need',
  eventDate: 'date',
  cardId: 'the service or vendor you chose',
  cardName: 'its name',
  category: 'the service you chose',
  memberId: 'the crew member you chose',
};

/** One item of a consent notice: the key of the payload, and the words for it. */
export type ConsentItem = { readonly key: string; readonly words: string };

/** The items of a kind's notice, exactly its payload keys. */
export const consentItems = ({ fields }: EnquiryKind): readonly ConsentItem[] =>
  fields.map(({ name, role, label }) => ({ key: name, words: words[role] ?? label.toLowerCase() }));
