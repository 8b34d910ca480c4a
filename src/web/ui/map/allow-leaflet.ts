/** @file The map library tries out, while it loads, whether the browser reads SVG from a string. */

type Policies = { createPolicy(name: string, rules: { createHTML(markup: string): string | null }): unknown };

/** The one string that it tries. */
const tried = '<svg/>';
let allowed = false;

/**
 * Lets that string through where the page's policy lets none, and nothing else: every other markup made from a string
 * is refused as before. Our own use of the library passes elements, never strings.
 */
export function allowLeaflet(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (allowed || !policies) return;
  allowed = true;
  policies.createPolicy('default', { createHTML: (markup) => (markup === tried ? markup : null) });
}
