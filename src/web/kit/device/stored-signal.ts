/** @file Signals of values stored on this device, for every component that shows them, in this tab and in the others. */
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
    /** Returns whether anything is stored: a page needs no more before it loads the code for it. */
    useIsStored: () => useText() !== null,
  };
}

/** Forms that wait for the network, or were just sent. */
export const deliveriesSignal = storedSignal('deliveries');
/** Saved vendors. */
export const shortlistSignal = storedSignal('shortlist');
/** Private links of this device. */
export const ownLinksSignal = storedSignal('own-links');
/** The plan of this device. */
export const planSignal = storedSignal('plan');
/** The sender's details of the last form. */
export const detailsSignal = storedSignal('my-details');
/** The language chosen on this device. */
export const languageSignal = storedSignal('language');
/** A vendor's replies to families that wait for the network. */
export const repliesSignal = storedSignal('replies');

/** Deletes waiting replies, as at a sign-out. */
export function forgetReplies(): void {
  forget(repliesSignal.key);
  repliesSignal.notify();
}
