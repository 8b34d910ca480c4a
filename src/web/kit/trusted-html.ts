/** @file The trusted types policy, since the content security policy refuses markup from plain strings. */

/** Trusted types, which the compiler's own types do not have yet. */
type Policy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy('rendered-on-the-server', { createHTML: (html) => html });

/** Returns HTML that our own server sanitised as trusted HTML. Never use it for anything else. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
