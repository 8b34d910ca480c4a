/** @file The order in which a weak line should fetch what a page needs: looks and pictures first, behaviour after. */

const stylesheets = /<link [^>]*?rel="stylesheet"[^>]*>/g;
const modulePreloads = /<link rel="modulepreload" /g;
const headStart = /<meta charSet="utf-8"\/>/i;

/**
 * The page with its stylesheets at the top of the head, where the browser asks for them before anything else, and its scripts
 * marked as of low priority: the page reads and works without them. React finds both again wherever they stand.
 */
export function orderHead(html: string): string {
  const found = html.match(stylesheets)?.join('') ?? '';
  return html
    .replace(stylesheets, '')
    .replace(modulePreloads, '<link rel="modulepreload" fetchpriority="low" ')
    .replace(headStart, (start) => start + found);
}
