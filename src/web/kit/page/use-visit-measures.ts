import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { importTwice } from './import-twice.ts';
import { useCountedPage } from './use-counted-page.ts';

const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/** Measures the first page of a visit, from the first touch on: the code that measures costs the first view nothing. */
export function useVisitMeasures(): void {
  const page = useCountedPage();
  const { pathname } = useLocation();
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    if (!page) return;
    const touched = new AbortController();
    const left = new AbortController();
    const begin = () => {
      touched.abort();
      importTwice(() => import('./visit-measures.ts')).then(
        // Another page is there already: what is measured from now on is not of this one.
        ({ measureVisit }) =>
          left.signal.aborted || left.signal.addEventListener('abort', measureVisit(page)),
        () => undefined,
      );
    };
    for (const touch of touches) addEventListener(touch, begin, { passive: true, signal: touched.signal });
    return () => {
      touched.abort();
      left.abort();
    };
  }, [pathname, page]);
}
