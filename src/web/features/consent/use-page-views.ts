import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { postKeyAt } from '#facts/post-path.ts';
import { track } from '#kit/page/analytics.ts';
import { notePost } from '#kit/page/read-post.ts';
import { useCountedPage } from '#kit/page/use-counted-page.ts';
import { whenIdle } from '#kit/page/when-idle.ts';

/** Counts a view of each public page on load and on every change of page. Private pages and tools such as the sign-in are not counted. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const page = useCountedPage();
  const counted = useRef('');
  useEffect(() => {
    // An effect may run twice for one visit; the visit counts once.
    if (counted.current === pathname) return;
    counted.current = pathname;
    notePost(pathname);
    if (page) whenIdle(() => track({ name: 'page_view', page }, postKeyAt(pathname) ?? undefined));
  }, [pathname, page]);
}
