/** @file What is said in place of a part of a page whose code could not be fetched. */

export const partFailed = 'This part could not be loaded.';
export const loadPageAgain = 'Load the page again';
