/** @file What is stored under a key of this device, told to every part that shows it: of this tab at once, of the others by the browser. */
import { useSyncExternalStore } from 'react';
import { forget, recallText } from './device-store.ts';

/** Makes the signal of a key. */
export function storedSignal(key: string) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  /** Returns the stored text; null when there is none, and before hydration. */
  const useText = () =>
    useSyncExternalStore(
      subscribe,
      () => recallText(key),
      () => null,
    );
  return {
    key,
    subscribe,
    /** Notifies this tab of a change; other tabs get the browser's storage event. */
    notify() {
      for (const listener of listeners) listener();
    },
    useText,
    /** Returns whether anything is stored: all that a page needs to know before it loads the code for it. */
    useIsStored: () => useText() !== null,
  };
}

/** Forms that wait for the network, or have just been sent. */
export const deliveriesSignal = storedSignal('deliveries');
/** Saved vendors. */
export const shortlistSignal = storedSignal('shortlist');
/** Private links of this device. */
export const ownLinksSignal = storedSignal('own-links');
/** The plan that is made on this device. */
export const planSignal = storedSignal('plan');
/** The language that somebody has chosen on this device. */
export const languageSignal = storedSignal('language');
/** What a vendor has written to families without a network. */
export const repliesSignal = storedSignal('replies');

/** Forgets what still waits, as somebody who signs out wants. */
export function forgetReplies(): void {
  forget(repliesSignal.key);
  repliesSignal.notify();
}
