/** @file Single keys for what is done often. None fires while somebody types, none has a modifier, so that the browser keeps its own. */
import { useEffect, useRef, useSyncExternalStore } from 'react';

export type DeskKey = {
  /** As `KeyboardEvent.key` says it: `j`, `/`, `?`, `Enter`. */
  key: string;
  /** What it does, in the list of the keys. */
  label: string;
  run: () => void;
};

/** Keys of the parts that are on the page, the last part first: an open part takes a key before the page beneath it. */
let layers: readonly (readonly DeskKey[])[] = [];
const listeners = new Set<() => void>();

function setLayers(next: typeof layers): void {
  layers = next;
  for (const tell of listeners) tell();
}

/** Somebody types, or answers a dialog that has keys of its own. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, dialog, [role=dialog]') !== null);

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isBusy(event.target)) return;
  // Enter belongs to the link or button that has the focus.
  if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('a, button, summary'))
    return;
  const found = layers.flat().find(({ key }) => key === event.key);
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** Offers keys as long as the calling part is on the page. */
export function useKeys(keys: readonly DeskKey[]): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  const names = keys.map(({ key, label }) => `${key} ${label}`).join('\n');
  useEffect(() => {
    const layer = current.current.map(({ key, label }) => ({
      key,
      label,
      run: () => current.current.find((one) => one.key === key)?.run(),
    }));
    if (layers.length === 0) document.addEventListener('keydown', onKeyDown);
    setLayers([layer, ...layers]);
    return () => {
      setLayers(layers.filter((one) => one !== layer));
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [names]);
}

/** The keys that work now, each once. */
export function useKeysShown(): readonly DeskKey[] {
  const shown = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    () => layers,
  );
  return shown.flat().filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index);
}
