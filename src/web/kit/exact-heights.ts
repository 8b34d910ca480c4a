/**
 * @file When every part of a page has its own height at once. Parts below the first screen are laid out when they come near
 * (`skip-offscreen`), and stand for a guessed height until then: good for a first visit from the top, wrong for whoever returns to a
 * place on the page.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs before the page is drawn: loaded again, returned to, or opened at a place of its own. No letter in it needs escaping. */
export const exactHeightsScript =
  'if(history.state?.key||location.hash)document.documentElement.dataset.exactHeights=1';

/** From the first change of the address on, before the router scrolls. */
export function useExactHeights(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) document.documentElement.dataset['exactHeights'] = '';
  }, [key]);
}
