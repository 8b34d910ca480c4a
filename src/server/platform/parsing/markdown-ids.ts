/** Ids of headings carry a prefix so that no post can shadow a name that the page's scripts look up. */
export const idPrefix = 'section-';
