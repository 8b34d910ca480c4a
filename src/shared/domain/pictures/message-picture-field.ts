/** The form field of a picture of a message; apart from the schemas, so that a page need not load them. */
export const messagePictureField = 'picture';
