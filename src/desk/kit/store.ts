import { useSyncExternalStore } from 'react';

/** A value in memory for as long as the page lives, which parts of the desk show. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  /** Calls back after each change. Returns the function that ends it. */
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    subscribe,
    set(next: T): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Returns the value; the part is drawn again when it changes. */
    use: (): T => useSyncExternalStore(subscribe, get),
  };
}
