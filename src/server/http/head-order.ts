/** @file What a weak line should fetch first: the looks. */

const stylesheets = /<link [^>]*?rel="stylesheet"[^>]*>/g;
const headStart = /<meta charSet="utf-8"\/>/i;

/**
 * The head with its stylesheets at the top, where the browser asks for them before anything else. React finds them again wherever
 * they stand.
 */
export function orderHead(head: string): string {
  const found = head.match(stylesheets)?.join('') ?? '';
  return head.replace(stylesheets, '').replace(headStart, (start) => start + found);
}
