/** @file The vendors that somebody wants to compare, kept on the device. */
import { readCompared, writeCompared } from '#domain/vendors/compared.ts';
import { maxItems } from '#facts/limits.ts';
import { recallText, rememberText } from './device-store.ts';
import { storedSignal } from './stored-signal.ts';

const { key, notify, useText } = storedSignal('compared');

const keep = (ids: readonly string[]): void => {
  rememberText(key, writeCompared(ids));
  notify();
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
export const useCompared = (): string[] => readCompared(useText());
