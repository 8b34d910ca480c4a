/** @file The trusted types policy, since the content security policy refuses markup from plain strings. */

import { isOwnPath } from '#facts/own-path.ts';
import { prefixNow } from '#words/t.ts';
import { twinPath } from '#ui/twin-path.ts';

/** Trusted types, which TypeScript's types do not have yet. */
type Policy = { createHTML(html: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy('rendered-on-the-server', { createHTML: (html) => html });

/** The staff's texts link pages by their address in the default language; one with a file extension is a file without translations. */
const ledToTwins = (html: string): string =>
  prefixNow()
    ? html.replaceAll(/(?<=<a href=")\/[^".]*(?=")/g, (path) => (isOwnPath(path) ? twinPath(path) : path))
    : html;

/**
 * Returns HTML that our own server sanitised as trusted HTML, its links leading to pages in the present language. Never use it for anything
 * else.
 */
export function trustedHtml(sanitised: string): string {
  const html = ledToTwins(sanitised);
  return policy?.createHTML(html) ?? html;
}
