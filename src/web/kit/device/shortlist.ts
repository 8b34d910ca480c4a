/**
 * @file The saved vendors, on this device for all tabs, with the facts shown without a network. An entry of another shape is skipped. Where
 * storage is refused, this tab keeps them in memory until it is closed.
 */
import { useSyncExternalStore } from 'react';
import { isText } from '#domain/formats/fields.ts';
import { hasShape, isLike, orNull } from '#contract/shape.ts';
import { forget, recall, recallText, remember } from './device-store.ts';
import { shortlistSignal } from './stored-signal.ts';

/** A vendor at the time of saving. */
export type SavedVendor = {
  id: string;
  name: string;
  category: string | null;
  area: string | null;
  /** In words. */
  price: string | null;
  /** The language of area and price; English where it is missing. */
  locale?: string;
};

/** More than a family compares, and small enough to be stored at once. */
export const savedMax = 24;
const { key } = shortlistSignal;

const isSaved = hasShape<SavedVendor>({
  id: isLike(/^[\w-]{1,80}$/),
  name: isText,
  category: orNull(isText),
  area: orNull(isText),
  price: orNull(isText),
  locale: (value): value is string | undefined => value === undefined || isText(value),
});

const nothing: readonly SavedVendor[] = [];
let last = nothing;
let lastText: string | null = null;

/** Returns the saved vendors, first saved first; the same array as long as nothing changed. */
function shortlist(): readonly SavedVendor[] {
  const text = recallText(key);
  if (text !== lastText) {
    const kept = recall(key);
    last = Array.isArray(kept) ? kept.filter(isSaved).slice(0, savedMax) : nothing;
    lastText = text;
  }
  return last;
}

/** Changes the saved vendors. */
export function changeSaved(work: (saved: readonly SavedVendor[]) => readonly SavedVendor[]): void {
  const next = work(shortlist());
  if (next.length > 0) remember(key, next);
  else forget(key);
  shortlistSignal.notify();
}

const others = (id: string) => shortlist().filter((saved) => saved.id !== id);

export const unsave = (id: string): void => changeSaved(() => others(id));
/** Saves a vendor, or updates its facts. Returns false when the list is full. */
export function save(vendor: SavedVendor): boolean {
  const rest = others(vendor.id);
  if (rest.length >= savedMax) return false;
  changeSaved(() => [...rest, vendor]);
  return true;
}

/** Updates the facts of saved vendors; their order stays. */
export function renew(known: readonly SavedVendor[]): void {
  const byId = new Map(known.map((vendor) => [vendor.id, vendor]));
  changeSaved((list) => list.map((saved) => byId.get(saved.id) ?? saved));
}

/** Returns the saved vendors; none before hydration. */
export const useShortlist = (): readonly SavedVendor[] =>
  useSyncExternalStore(shortlistSignal.subscribe, shortlist, () => nothing);
