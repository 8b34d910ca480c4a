/** @file Typed text that the server does not have yet, stored on this device: it survives a reload, a crash and a closed tab. */
import { isFields } from '#domain/formats/fields.ts';
import { forget, recall, remember } from '#kit/device/device-store.ts';
import type { Values } from './merge-fields.ts';
import type { Kept } from './save-queue.types.ts';

/** Maximum tabs that edit the same item at once, each with its own slot. */
const slots = 8;
const keyOf = (itemId: string, slot: number) => `content-draft:${itemId}:${slot}`;

const keptIn = (itemId: string, slot: number): Kept | null => {
  const found = recall(keyOf(itemId, slot));
  if (!isFields(found) || !isFields(found['base']) || !isFields(found['changes'])) return null;
  const { version, base, changes } = found;
  return typeof version === 'number' ? { version, base: base as Values, changes: changes as Values } : null;
};

/** Resolves to whether this tab got the slot, which it holds until it is closed or `released` resolves. */
async function take(name: string, released: Promise<void>): Promise<boolean> {
  // Over plain HTTP there are no locks; a single tab is assumed then.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return true;
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? released : undefined;
    };
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

/** A tab's slot for an item. */
export type DraftPlace = {
  kept: Kept | null;
  /** Stores, or deletes with null. Returns false when the device refused and only this tab has the text. */
  keep: (kept: Kept | null) => boolean;
  leave: () => void;
};

/** Finds a slot for this tab: first one with text of a closed tab, so that nothing stays there for ever. */
export async function openDraftPlace(itemId: string): Promise<DraftPlace> {
  const all = Array.from({ length: slots }, (_, slot) => slot);
  const left = all.filter((slot) => keptIn(itemId, slot) !== null);
  let leave = () => {};
  const released = new Promise<void>((resolve) => (leave = resolve));
  for (const slot of [...left, ...all.filter((one) => !left.includes(one))]) {
    const key = keyOf(itemId, slot);
    if (!(await take(key, released))) continue;
    const keep = (kept: Kept | null) => {
      if (kept) return remember(key, kept);
      forget(key);
      return true;
    };
    return { kept: keptIn(itemId, slot), keep, leave };
  }
  return { kept: null, keep: () => false, leave };
}
