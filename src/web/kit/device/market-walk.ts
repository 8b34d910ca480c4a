/** @file The shops that somebody wants to see in a market, kept on the device for all tabs. */
import { useMemo } from 'react';
import { isText } from '#domain/formats/fields.ts';
import { forget, recall, remember } from './device-store.ts';
import { storedSignal } from './stored-signal.ts';

/** More than anybody sees in a day. */
const stopsMax = 40;

/** The kept ids; whatever else is stored there is left out. */
function chosenIn(key: string): string[] {
  const kept = recall(key);
  return Array.isArray(kept) ? [...new Set(kept.filter(isText))].slice(0, stopsMax) : [];
}

/** The chosen shops of a market by their ids, none before hydration, and the ways to change them. */
export function useMarketWalk(marketId: string) {
  const { key, notify, useText } = useMemo(() => storedSignal(`walk:${marketId}`), [marketId]);
  const text = useText();
  // The text says when the list is another one.
  const chosen = useMemo(() => (text === null ? [] : chosenIn(key)), [key, text]);
  const keep = (ids: readonly string[]) => {
    if (ids.length > 0) remember(key, ids.slice(-stopsMax));
    else forget(key);
    notify();
  };
  return {
    chosen,
    /** Takes a shop in, or out again. */
    toggle: (id: string) => keep(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    clear: () => keep([]),
  };
}
