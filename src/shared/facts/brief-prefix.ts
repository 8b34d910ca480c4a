/** Prefix of the names of an enquiry form's small fields: they are not in the payload; their words become part of its text. */
export const briefPrefix = '_brief-';
