/**
 * @file When every part of a page has its own height. On a first visit the parts below the first screen (`skip-offscreen`) stand for a
 * guessed height, are laid out one by one in pauses once the page runs, and at once when they come near. Whoever returns to a place on
 * a page has them all from the start.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from './when-idle.ts';

/**
 * Runs before the page is drawn: loaded again, returned to, or opened at a place of its own. And before the browser goes to a place of the
 * page by itself, which would move away while the parts above it come to their heights.
 */
export const exactHeightsScript =
  'function exact(){document.documentElement.dataset.exactHeights=1}' +
  'if(history.state?.key||location.hash)exact();' +
  'addEventListener(`click`,function(e){if(e.target.closest?.(`a`)?.hash)exact()},true);';

const setExact = () => {
  document.documentElement.dataset['exactHeights'] = '1';
};

/** Until a part is painted as well, which takes the processor from the next one. */
const paintMs = 80;

/** One part after the other: all of them at once would block the phone that they were left out for. */
async function layOutInPauses(isOver: () => boolean): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.skip-offscreen')) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (isOver()) return;
    part.style.contentVisibility = 'visible';
    await new Promise((resolve) => setTimeout(resolve, paintMs));
  }
  setExact();
}

/** Lays out what was left out; all of it at once from the first change of the address on, before the router scrolls. */
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
