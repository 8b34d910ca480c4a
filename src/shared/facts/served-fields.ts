/** @file Inline script that remembers the fields of the server's HTML until React hydrates the page; every first view needs it. */

/** Fields, and the collapsible parts of forms that hold some. */
export const servedFields = 'input,textarea,select,form details';

/**
 * Runs in the browser right before the page's code: stores the fields, and the focused one, as focus may move while React hydrates.
 * All inline scripts share one namespace of names (`exactHeightsScript` has `exact`).
 */
export const holdFieldsScript = `globalThis.fieldsServed = [document.querySelectorAll("${servedFields}"), document.activeElement];addEventListener("focusin",event=>{fieldsServed[1]=event.target});`;
