/** @file Words of the ledger of contact details and of the messages about an enquiry. */

/** What of a person may be passed on. */
export const disclosedFields = ['name', 'phone', 'email'] as const;
export type DisclosedField = (typeof disclosedFields)[number];

/** By whose act details are passed on or taken back. */
export const disclosureActs = ['family', 'staff', 'system'] as const;
export type DisclosureAct = (typeof disclosureActs)[number];

export const messageAuthors = ['family', 'vendor', 'staff'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];
