/** @file What a weak line should fetch first: the looks. */

const stylesheets = /<link [^>]*?rel="stylesheet"[^>]*>/g;
const headStart = /<meta charSet="utf-8"\/>/i;

/**
 * The page with its stylesheets at the top of the head, where the browser asks for them before anything else. React finds them
 * again wherever they stand.
 */
export function orderHead(html: string): string {
  const found = html.match(stylesheets)?.join('') ?? '';
  return html.replace(stylesheets, '').replace(headStart, (start) => start + found);
}
