/**
 * @file Single keys for frequent acts. None fires while somebody types, and none has a modifier, so that the browser keeps its own;
 * the palette's key is the usual exception.
 */
import { useLayoutEffect, useRef } from 'react';
import { holdKey } from './held-keys.ts';
import { singleKeysWork } from './single-keys.ts';
import { createStore } from './store.ts';

export type DeskKey = {
  /** In the notation of `KeyboardEvent.key`: `j`, `/`, `?`, `Enter`. `Mod+k` is Ctrl+K, on Apple's machines ⌘K. */
  key: string;
  /** Its description in the list of keys. */
  label: string;
  run: () => void;
};
type Layer = { keys: readonly DeskKey[]; inDialog: boolean };

/** Keys of the mounted parts, the last part first: an open part handles a key before the page beneath it. */
const layers = createStore<readonly Layer[]>([]);

/** Inputs without text entry. */
const notTyped = ['checkbox', 'radio', 'button', 'submit'].map((type) => `:not([type=${type}])`).join('');
const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest(`input${notTyped}, textarea, select`) !== null);

export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** Returns the name of a key; null for a combination of the browser or the system. */
function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return key;
  const modifier = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return modifier && !shiftKey ? `Mod+${key}` : null;
}

/** Before the text itself hears of the key. */
function onTypedKey(event: KeyboardEvent): void {
  if (event.isComposing || !isTypedIn(event.target) || !singleKeysWork()) return;
  if (holdKey(event, { typed: true })) event.stopPropagation();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isTypedIn(event.target)) return;
  if (singleKeysWork() && holdKey(event, { typed: false })) return;
  // Enter belongs to the link or button that has the focus.
  if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('a, button, summary'))
    return;
  const name = nameOf(event);
  if (name === null || (!name.startsWith('Mod+') && !singleKeysWork())) return;
  // No key fires beneath a dialog, wherever the focus is.
  const inDialog = document.querySelector('dialog[open]') !== null;
  const found = layers
    .get()
    .filter((layer) => layer.inDialog === inDialog)
    .flatMap(({ keys }) => keys)
    .find(({ key }) => key === name);
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** Registers keys while the calling part is mounted: for the page, or with `inDialog` for an open dialog. */
export function useKeys(keys: readonly DeskKey[], { inDialog = false } = {}): void {
  const current = useRef(keys);
  // Before the part is painted: its keys must work once it is visible.
  useLayoutEffect(() => {
    current.current = keys;
  });
  const names = keys.map(({ key, label }) => `${key} ${label}`).join('\n');
  useLayoutEffect(() => {
    const offered = current.current.map(({ key, label }) => ({
      key,
      label,
      run: () => current.current.find((one) => one.key === key)?.run(),
    }));
    const layer = { keys: offered, inDialog };
    if (layers.get().length === 0) {
      document.addEventListener('keydown', onTypedKey, true);
      document.addEventListener('keydown', onKeyDown);
    }
    layers.set([layer, ...layers.get()]);
    return () => {
      layers.set(layers.get().filter((one) => one !== layer));
      if (layers.get().length > 0) return;
      document.removeEventListener('keydown', onTypedKey, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [names, inDialog]);
}

/** Returns the keys that work on the page now, each once. */
export function useKeysShown(): readonly DeskKey[] {
  return layers
    .use()
    .flatMap(({ keys, inDialog }) => (inDialog ? [] : keys))
    .filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index);
}
