/** @file What holds on to the fields of the server's HTML until React has taken the page over. It stands in the HTML, since every first view would carry it. */

/** Fields, and the parts of forms that are unfolded for theirs. */
export const servedFields = 'input,textarea,select,form details';

/** Runs in the browser right before the page's code does: the fields, and the one with the cursor. */
export const holdFieldsScript = `globalThis.held = [document.querySelectorAll("${servedFields}"), document.activeElement];`;
