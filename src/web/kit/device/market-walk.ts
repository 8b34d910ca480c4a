/** @file The shops selected for a walk in a market, stored on the device for all tabs. */
import { useMemo } from 'react';
import { isText } from '#domain/formats/fields.ts';
import { forget, recall, remember } from './device-store.ts';
import { storedSignal } from './stored-signal.ts';

/** More than one day allows. */
const stopsMax = 40;

/** Returns the stored ids; invalid entries are left out. */
function chosenIn(key: string): string[] {
  const kept = recall(key);
  return Array.isArray(kept) ? [...new Set(kept.filter(isText))].slice(0, stopsMax) : [];
}

/** Returns the chosen shops of a market by their ids, none before hydration, and the functions that change them. */
export function useMarketWalk(marketId: string) {
  const { key, notify, useText } = useMemo(() => storedSignal(`walk:${marketId}`), [marketId]);
  const text = useText();
  // Another text means another list.
  const chosen = useMemo(() => (text === null ? [] : chosenIn(key)), [key, text]);
  const keep = (ids: readonly string[]) => {
    if (ids.length > 0) remember(key, ids.slice(-stopsMax));
    else forget(key);
    notify();
  };
  return {
    chosen,
    /** Adds a shop, or removes it. */
    toggle: (id: string) => keep(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    clear: () => keep([]),
    /** Brings removed shops back. */
    putBack: (ids: readonly string[]) => keep([...new Set([...chosenIn(key), ...ids])]),
  };
}
