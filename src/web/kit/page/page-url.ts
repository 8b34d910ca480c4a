import { prefixNow } from '#words/t.ts';

/** Returns the requested address of a page without its language prefix: as the tables of pages have it. */
export function pageUrl({ url }: Pick<Request, 'url'>): URL {
  const asked = new URL(url);
  const prefix = prefixNow();
  if (prefix) asked.pathname = asked.pathname.slice(prefix.length) || '/';
  return asked;
}

/** Returns the page number of a list in an address. */
export const pageNumber = ({ search }: Pick<URL, 'search'>): number =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1);
