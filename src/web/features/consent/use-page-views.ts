import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { track } from '#kit/analytics.ts';
import { usePublicPage } from '#kit/use-public-page.ts';

/** Counts a view of each public page on load and on every change of page. Private pages are not counted. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const page = usePublicPage();
  const counted = useRef('');
  useEffect(() => {
    // An effect may run twice for one visit; the visit is one.
    if (counted.current === pathname) return;
    counted.current = pathname;
    if (page) track({ name: 'page_view', page });
  }, [pathname, page]);
}
