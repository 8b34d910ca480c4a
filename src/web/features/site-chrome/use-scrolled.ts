import { useSyncExternalStore } from 'react';
import { limits } from '#facts/limits.ts';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True once the page is scrolled past the stated threshold. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > limits.navScrollThresholdPx,
    () => false,
  );
