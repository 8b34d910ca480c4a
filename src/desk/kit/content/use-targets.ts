/** @file Targets of a link or a card: pages of the site, vendors, markets, posts. */
import { useEffect, useState } from 'react';
import { footerColumns } from '#content/footer.ts';
import { api } from '#kit/api/api.ts';
import { useDebounced } from '#ui/use-debounced.ts';

export type Target = { title: string; href: string; detail: string };
const pauseMs = 250;
const pagesShown = 6;

const sitePages: readonly Target[] = footerColumns.flatMap(({ heading, links }) =>
  links.map(({ label, to }) => ({ title: label, href: to, detail: heading })),
);
/** Returns whether a target can be shown as a card. */
export const isCard = ({ href }: Target): boolean =>
  /^\/(profile|market)\//.test(href) || sitePages.some((page) => page.href === href);

const fittingPages = (words: string) =>
  sitePages.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase())).slice(0, pagesShown);

/** Returns vendors, markets, posts and lists of these words. @throws ApiError */
async function searched(q: string): Promise<readonly Target[]> {
  const rows = await api.vendorSuggest({ query: { q } });
  return rows.flatMap(({ title, href, detail, kind }) =>
    kind === 'all' ? [] : [{ title, href, detail: detail ?? kindWords[kind] }],
  );
}

/** Returns all targets of these words, pages last. @throws ApiError */
export const findTargets = async (q: string): Promise<readonly Target[]> => [
  ...(await searched(q)),
  ...fittingPages(q),
];

/** Finds targets by the typed words; without any, the pages. */
export function useTargets(words: string): readonly Target[] {
  const q = useDebounced(words.trim(), pauseMs);
  const [found, setFound] = useState<readonly Target[]>([]);
  useEffect(() => {
    let superseded = false;
    const take = (targets: readonly Target[]) => superseded || setFound(targets);
    if (q === '') take([]);
    else searched(q).then(take, () => take([]));
    return () => {
      superseded = true;
    };
  }, [q]);
  return [...(q === '' ? [] : found), ...fittingPages(words.trim())];
}
const kindWords = {
  vendor: 'Vendor',
  list: 'List of vendors',
  page: 'Page',
  market: 'Market',
  post: 'Post',
} as const;
