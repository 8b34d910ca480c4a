/** @file Going through the items of a page by key. */
import { useRef } from 'react';
import { useHeldKeys } from './use-held-keys.ts';
import { useKeys, type DeskKey } from './use-keys.ts';

/** Returns the key that opens an item, which is a link. */
export const openIt = (id: string): DeskKey[] => [
  { key: 'Enter', label: 'Open it', run: () => document.getElementById(id)?.click() },
];

/**
 * Registers the keys to the next item and the one before, in the order of their ids, and those of the item that has the focus; keys pressed
 * before they are read are held. An item that has gone leaves its place to the one that follows.
 */
export function useRowKeys<T>(
  { value, failure }: { value: T | null; failure: string | null },
  idsOf: (value: T) => readonly string[],
  keysOf: (id: string) => readonly DeskKey[] = openIt,
): void {
  useHeldKeys(value === null && failure === null);
  const ids = value === null ? [] : idsOf(value);
  const last = useRef(-1);
  const focused = () => ids.findIndex((id) => document.getElementById(id)?.contains(document.activeElement));
  const at = () => (focused() >= 0 ? focused() : last.current);
  const reach = (place: number) => {
    const item = document.getElementById(ids[place] ?? '');
    if (!item) return;
    last.current = place;
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' });
  };
  const first = ids[0];
  // Every item offers the same keys, so that those of the first one stand for all in the list of keys.
  const offered = ids
    .flatMap(keysOf)
    .filter(({ key }, place, all) => all.findIndex((one) => one.key === key) === place);
  useKeys(
    first === undefined
      ? []
      : [
          { key: 'j', label: 'To the next', run: () => reach(at() + 1) },
          { key: 'k', label: 'To the one before', run: () => reach(Math.max(0, at() - 1)) },
          ...offered.map(({ key, label }) => ({
            key,
            label,
            run: () => {
              const id = ids[Math.max(0, at())];
              if (id !== undefined)
                keysOf(id)
                  .find((one) => one.key === key)
                  ?.run();
            },
          })),
        ],
  );
}
