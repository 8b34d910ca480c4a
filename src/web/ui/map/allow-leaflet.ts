/** @file The map library tests, while it loads, whether the browser parses SVG from a string. */

type Policies = { createPolicy(name: string, rules: { createHTML(markup: string): string | null }): unknown };

/** The one string of that test. */
const tried = '<svg/>';
let allowed = false;

/**
 * Allows that string although the page's policy allows none, and nothing else: all other markup from strings is still refused. Our own use
 * of the library passes elements, never strings.
 */
export function allowLeaflet(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (allowed || !policies) return;
  allowed = true;
  policies.createPolicy('default', { createHTML: (markup) => (markup === tried ? markup : null) });
}
