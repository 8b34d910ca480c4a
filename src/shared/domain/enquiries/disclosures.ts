/** @file Vocabulary of the ledger of contact details and of the messages about an enquiry. */

/** Personal data that may be disclosed. */
export const disclosedFields = ['name', 'phone', 'email'] as const;
export type DisclosedField = (typeof disclosedFields)[number];

/** Actors who disclose or recall details. */
export const disclosureActors = ['family', 'staff', 'system'] as const;
export type DisclosureActor = (typeof disclosureActors)[number];

export const messageAuthors = ['family', 'vendor', 'staff'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];
