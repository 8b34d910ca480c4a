/** The form field of an uploaded picture of a project; apart from the schemas, so that a page need not load them. */
export const projectPictureField = 'picture';
