/** What the names of the small fields of an enquiry form begin with: they are in no payload, their words are in its text. */
export const briefPrefix = '_brief-';
