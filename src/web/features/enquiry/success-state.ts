/** @file Whether the reference is already on screen: then the bar at the foot does not repeat it. */
import { useEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  shown += step;
  for (const listener of listeners) listener();
}

/** Marks the reference as visible while `showing` is true and the component is mounted. */
export function useShowsReference(showing = true): void {
  useEffect(() => {
    if (!showing) return;
    count(1);
    return () => count(-1);
  }, [showing]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns true while some part of the page shows the reference. */
export const useReferenceShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
