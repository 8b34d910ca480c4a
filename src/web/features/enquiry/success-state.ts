/** @file Is the reference on screen already? Then the bar at the foot keeps quiet about the same thing. */
import { useEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  shown += step;
  for (const listener of listeners) listener();
}

/** Says that the reference is on screen, as long as `showing` is true and the component is there. */
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

/** True while some part of the page shows the reference. */
export const useReferenceShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => false,
  );
