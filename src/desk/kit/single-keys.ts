/** @file Whether single keys work at this desk. Users of speech input or assistive technology turn them off: there a word is many keys. */
import { useSyncExternalStore } from 'react';
import { recall, remember } from '#kit/device/device-store.ts';

const storedAs = 'desk.singleKeysOff';
const listeners = new Set<() => void>();

export const singleKeysWork = (): boolean => recall(storedAs) !== true;

export function setSingleKeys(work: boolean): void {
  remember(storedAs, !work);
  for (const tell of listeners) tell();
}

export const useSingleKeys = (): boolean =>
  useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, singleKeysWork);
