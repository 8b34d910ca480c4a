/** @file What holds on to the fields of the server's HTML until React has taken the page over. It stands in the HTML, since every first view would carry it. */

/** Fields, and the parts of forms that are unfolded for theirs. */
export const servedFields = 'input,textarea,select,form details';

/**
 * Runs in the browser right before the page's code does: the fields, and the one with the cursor, which may move to another while React
 * takes the page over. The name is one of all inline scripts' (`exactHeightsScript` has `exact`).
 */
export const holdFieldsScript = `globalThis.fieldsServed = [document.querySelectorAll("${servedFields}"), document.activeElement];addEventListener("focusin",event=>{fieldsServed[1]=event.target});`;
