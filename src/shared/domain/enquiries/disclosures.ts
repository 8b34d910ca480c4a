/** @file Words of the ledger of contact details and of the messages about an enquiry. */

/** What of a person may be passed on. */
export const disclosedFields = ['name', 'phone', 'email'] as const;
export type DisclosedField = (typeof disclosedFields)[number];

/** By whose act details are passed on or taken back. */
export const disclosureActors = ['family', 'staff', 'system'] as const;
export type DisclosureActor = (typeof disclosureActors)[number];

export const messageAuthors = ['family', 'vendor', 'staff'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];
