/** @file Puts stylesheets first, for slow lines. */

const stylesheets = /<link [^>]*?rel="stylesheet"[^>]*>/g;
const headStart = /<meta charSet="utf-8"\/>/i;

/**
 * Returns the head with its stylesheets at the top, so that the browser requests them first. React finds them at any
 * position.
 */
export function orderHead(head: string): string {
  const found = head.match(stylesheets)?.join('') ?? '';
  return head.replace(stylesheets, '').replace(headStart, (start) => start + found);
}
