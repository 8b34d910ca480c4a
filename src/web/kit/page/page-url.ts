import { prefixNow } from '#words/t.ts';

/** Returns the address that a page was asked for, without what says its language: as the tables of pages know it. */
export function pageUrl({ url }: Pick<Request, 'url'>): URL {
  const asked = new URL(url);
  const prefix = prefixNow();
  if (prefix) asked.pathname = asked.pathname.slice(prefix.length) || '/';
  return asked;
}

/** Returns the number of the page of a list that an address names. */
export const pageNumber = ({ search }: Pick<URL, 'search'>): number =>
  Math.max(1, Math.trunc(Number(new URLSearchParams(search).get('page'))) || 1);
