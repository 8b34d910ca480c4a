/** How the consent box names those who may see an enquiry, on a page that lists vendors. */
export const vendorsOnPage = 'the vendors named on this page';
