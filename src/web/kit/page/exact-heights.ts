/**
 * @file The time at which every part of a page gets its own height. On a first visit the parts below the first screen (`skip-offscreen`)
 * have an estimated height, are laid out one by one in pauses once scripts run, and at once near the viewport. On a return to a position in
 * a page all parts have their own height from the start.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from './when-idle.ts';

/**
 * Runs before the first paint: sets exact heights on a reload, a return, or an address with a fragment. Also before the browser itself
 * scrolls to a position, which would shift while the parts above it get their heights.
 */
export const exactHeightsScript =
  'function exact(){document.documentElement.dataset.exactHeights=1}' +
  'if(history.state?.key||location.hash)exact();' +
  'addEventListener(`click`,function(e){if(e.target.closest?.(`a`)?.hash)exact()},true);';

const setExact = () => {
  document.documentElement.dataset['exactHeights'] = '1';
};

/** Time until a part is painted as well, which occupies the processor for the next one. */
const paintMs = 80;

/** Lays out one part after the other: all at once would block the phone for which they were skipped. */
async function layOutInPauses(isOver: () => boolean): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.skip-offscreen')) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (isOver()) return;
    part.style.contentVisibility = 'visible';
    await new Promise((resolve) => setTimeout(resolve, paintMs));
  }
  setExact();
}

/** Lays out skipped parts; all of them at once from the first change of the address on, before the router scrolls. */
export function useExactHeights(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) setExact();
  }, [key]);
  useEffect(() => {
    let isOver = 'exactHeights' in document.documentElement.dataset;
    if (!isOver) void layOutInPauses(() => isOver);
    return () => {
      isOver = true;
    };
  }, []);
}
