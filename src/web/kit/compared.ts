/** @file The vendors that somebody wants to compare, kept on the device. */
import { useSyncExternalStore } from 'react';
import { readCompared, writeCompared } from '#contract/compared.ts';
import { maxItems } from '#facts/limits.ts';
import { recallText, rememberText } from './device-store.ts';

const key = 'compared';
const changed = new EventTarget();

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

const keep = (ids: readonly string[]): void => {
  rememberText(key, writeCompared(ids));
  changed.dispatchEvent(new Event('change'));
};

/** Takes a vendor in, or out again. Returns false when there are as many as can be compared. */
export function toggleCompared(id: string): boolean {
  const ids = readCompared(recallText(key));
  if (ids.includes(id)) keep(ids.filter((one) => one !== id));
  else if (ids.length < maxItems.compared) keep([...ids, id]);
  else return false;
  return true;
}

/** Takes all out. */
export const clearCompared = (): void => keep([]);

/** The ids, in the order in which they were chosen; none before hydration. */
export const useCompared = (): string[] =>
  readCompared(
    useSyncExternalStore(
      subscribe,
      () => recallText(key) ?? '',
      () => '',
    ),
  );
