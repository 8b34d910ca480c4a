/** @file The visitor's choice about outside analytics: asked only where one is configured, kept on this device. */
import { useSyncExternalStore } from 'react';
import { forget, recall, remember } from './device-store.ts';

/** Yes, no, or not said yet. */
export type Choice = 'yes' | 'no' | null;

const key = 'analyticsChoice';
const changed = new EventTarget();
const choices: readonly unknown[] = ['yes', 'no'];
function read(): Choice {
  const kept = recall(key);
  return choices.includes(kept) ? (kept as Choice) : null;
}

/** Keeps the choice; null forgets it, so that the question is asked again. */
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

/** The choice; `undefined` while the page is still the server's, which cannot know. */
export const useChoice = (): Choice | undefined => useSyncExternalStore(subscribe, read, () => undefined);
