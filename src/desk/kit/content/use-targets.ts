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

/** Finds targets by the typed words; without any, the pages. */
export function useTargets(words: string): readonly Target[] {
  const q = useDebounced(words.trim(), pauseMs);
  const [found, setFound] = useState<readonly Target[]>([]);
  useEffect(() => {
    let superseded = false;
    const nothing = () => superseded || setFound([]);
    if (q === '') nothing();
    else
      api
        .vendorSuggest({ query: { q } })
        .then(
          (rows) =>
            superseded ||
            setFound(
              rows.flatMap(({ title, href, detail, kind }) =>
                kind === 'all' ? [] : [{ title, href, detail: detail ?? kindWords[kind] }],
              ),
            ),
          nothing,
        );
    return () => {
      superseded = true;
    };
  }, [q]);
  const small = words.trim().toLowerCase();
  const fitting = sitePages.filter(({ title }) => title.toLowerCase().includes(small)).slice(0, pagesShown);
  return [...(q === '' ? [] : found), ...fitting];
}
const kindWords = {
  vendor: 'Vendor',
  list: 'List of vendors',
  page: 'Page',
  market: 'Market',
  post: 'Post',
} as const;
