/** @file The vendors selected for a comparison, stored on the device. */
import { readCompared, writeCompared } from '#domain/vendors/compared.ts';
import { maxItems } from '#facts/limits.ts';
import { recallText, rememberText } from './device-store.ts';
import { storedSignal } from './stored-signal.ts';

const { key, notify, useText } = storedSignal('compared');

const keep = (ids: readonly string[]): void => {
  rememberText(key, writeCompared(ids));
  notify();
};

/** Adds a vendor, or removes it. Returns false when the maximum is reached. */
export function toggleCompared(id: string): boolean {
  const ids = readCompared(recallText(key));
  if (ids.includes(id)) keep(ids.filter((one) => one !== id));
  else if (ids.length < maxItems.compared) keep([...ids, id]);
  else return false;
  return true;
}

/** Brings removed vendors back, as far as there is room. */
export const compareAgain = (ids: readonly string[]): void =>
  keep([...new Set([...readCompared(recallText(key)), ...ids])].slice(0, maxItems.compared));

/** Removes all vendors. */
export const clearCompared = (): void => keep([]);

/** Returns the ids, in the order of selection; none before hydration. */
export const useCompared = (): string[] => readCompared(useText());
