/** @file Whether a delivery is pending or has just arrived: all that a page needs to know before it loads the delivery bar. */
import { useSyncExternalStore } from 'react';
import { recallText } from './device-store.ts';

/** The storage key. */
export const deliveriesKey = 'deliveries';

const listeners = new Set<() => void>();

/** Notifies this tab of a change; other tabs get the browser's storage event. */
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

/** Returns whether anything is stored; false before hydration. */
export const useHasDeliveries = (): boolean =>
  useSyncExternalStore(
    subscribeToDeliveries,
    () => recallText(deliveriesKey) !== null,
    () => false,
  );
