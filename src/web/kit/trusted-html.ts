/** @file The one door for HTML made elsewhere: the pages' policy refuses markup from plain strings. */

/** Where browsers know trusted types; their names are not in the compiler's own list yet. */
type Policy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy('rendered-on-the-server', { createHTML: (html) => html });

/** HTML that our own server rendered and sanitised, as the browser will accept it. Never for anything else. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
