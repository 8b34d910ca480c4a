/** @file Whether anything waits or has just arrived: all that a page needs to know before it asks for the bar's code. */
import { useSyncExternalStore } from 'react';
import { recallText } from './device-store.ts';

/** Where it is kept. */
export const deliveriesKey = 'deliveries';

const listeners = new Set<() => void>();

/** Says in this tab that it has changed; other tabs hear it from the browser. */
export function tellOfDeliveries(): void {
  for (const listener of listeners) listener();
}

export function subscribeToDeliveries(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** True when something is kept, whatever it is; false while the page is still the server's. */
export const useHasDeliveries = (): boolean =>
  useSyncExternalStore(
    subscribeToDeliveries,
    () => recallText(deliveriesKey) !== null,
    () => false,
  );
