/** @file The sentences in place of a part whose code could not be loaded. */

export const partFailed = 'This part could not be loaded.';
export const loadPageAgain = 'Load the page again';
