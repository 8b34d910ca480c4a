/** @file Orders the head for slow lines and slow phones. */

const stylesheets = /<link [^>]*?rel="stylesheet"[^>]*>/g;
const inlineScripts = /<script(?: nonce="[^"]*")?>.*?<\/script>/gs;
const headStart = /<meta charSet="utf-8"\/>/i;

/**
 * Returns the head with its inline scripts and then its stylesheets at the top. The browser requests the stylesheets first.
 * An inline script after them would wait for them, and the page with it: the browser would read the page only when it may
 * already paint, and paint a half of it, which the other half then moves. React renders them in this order (src/web/root.tsx).
 */
export function orderHead(head: string): string {
  const first = [...(head.match(inlineScripts) ?? []), ...(head.match(stylesheets) ?? [])].join('');
  return head
    .replace(inlineScripts, '')
    .replace(stylesheets, '')
    .replace(headStart, (start) => start + first);
}
