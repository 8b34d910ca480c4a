import { useSyncExternalStore } from 'react';
import { navScrollThresholdPx } from '#facts/every-page.ts';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True once the page is scrolled past the stated threshold. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > navScrollThresholdPx,
    () => false,
  );
