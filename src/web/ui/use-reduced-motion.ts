import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';
/** Chromium reports it here before it supports the second part of the query. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Returns true when the visitor prefers reduced motion, or less data: moving content fetches more. Also on the server, so that nothing
 * moves before it is known.
 */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches || savesData(),
    () => true,
  );
