/** @file The shops that somebody wants to see in a market, kept on the device for all tabs. */
import { useMemo, useSyncExternalStore } from 'react';
import { isText } from '#contract/fields.ts';
import { forget, recall, recallText, remember } from './device-store.ts';

/** More than anybody sees in a day. */
const stopsMax = 40;
const changed = new EventTarget();
const keyOf = (marketId: string) => `walk:${marketId}`;

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The kept ids; whatever else is stored there is left out. */
function chosenIn(key: string): string[] {
  const kept = recall(key);
  return Array.isArray(kept) ? [...new Set(kept.filter(isText))].slice(0, stopsMax) : [];
}

function keep(key: string, ids: readonly string[]): void {
  if (ids.length > 0) remember(key, ids.slice(-stopsMax));
  else forget(key);
  changed.dispatchEvent(new Event('change'));
}

/** The chosen shops of a market by their ids, none before hydration, and the ways to change them. */
export function useMarketWalk(marketId: string) {
  const key = keyOf(marketId);
  const text = useSyncExternalStore(
    subscribe,
    () => recallText(key),
    () => null,
  );
  // The text says when the list is another one.
  const chosen = useMemo(() => (text === null ? [] : chosenIn(key)), [key, text]);
  return {
    chosen,
    /** Takes a shop in, or out again. */
    toggle: (id: string) =>
      keep(key, chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    clear: () => keep(key, []),
  };
}
