/** @file The visitor's consent to outside analytics, stored on this device. Requested only where analytics is configured. */
import { useSyncExternalStore } from 'react';
import { forget, recall, remember } from '#kit/device/device-store.ts';

/** Yes, no, or undecided. */
export type Choice = 'yes' | 'no' | null;

const key = 'analyticsChoice';
const changed = new EventTarget();
const choices: readonly unknown[] = ['yes', 'no'];
function read(): Choice {
  const kept = recall(key);
  return choices.includes(kept) ? (kept as Choice) : null;
}

/** Stores the choice; null removes it, so that the banner appears again. */
export function decide(choice: Choice): void {
  if (choice) remember(key, choice);
  else forget(key);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the choice; `undefined` before hydration, since the server cannot know it. */
export const useChoice = (): Choice | undefined => useSyncExternalStore(subscribe, read, () => undefined);
