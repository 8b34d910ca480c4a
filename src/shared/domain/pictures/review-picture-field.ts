/** The form field of an uploaded picture of a review; apart from the schemas, so that a page need not load them. */
export const reviewPictureField = 'picture';
