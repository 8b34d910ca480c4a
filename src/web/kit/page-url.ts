import { prefixNow } from '#words/t.ts';

/** Returns the address that a page was asked for, without what says its language: as the tables of pages know it. */
export function pageUrl({ url }: Pick<Request, 'url'>): URL {
  const asked = new URL(url);
  const prefix = prefixNow();
  if (prefix) asked.pathname = asked.pathname.slice(prefix.length) || '/';
  return asked;
}
