import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { track } from '#kit/page/analytics.ts';
import { useCountedPage } from '#kit/page/use-counted-page.ts';
import { whenIdle } from '#kit/page/when-idle.ts';

/** Returns the post at an address, by the last part of it; undefined on any other page. */
const postIn = (page: string, pathname: string) =>
  page === '/blogs/:id' ? pathname.split('/blogs/')[1] : undefined;

/** Counts a view of each public page on load and on every change of page. Private pages and tools such as the sign-in are not counted. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const page = useCountedPage();
  const counted = useRef('');
  useEffect(() => {
    // An effect may run twice for one visit; the visit counts once.
    if (counted.current === pathname) return;
    counted.current = pathname;
    if (page) whenIdle(() => track({ name: 'page_view', page }, postIn(page, pathname)));
  }, [pathname, page]);
}
