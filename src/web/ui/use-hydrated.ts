import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns `before` in the server's HTML and during hydration, then the value of `read`, compared by identity. Where both are the same
 * nothing is rendered again; where they differ, React renders the component and all below it in one task, so use it low in the tree.
 */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);

/** Returns whether the browser rendered this from the start, without hydrating the server's HTML. */
export function useMadeInBrowser(): boolean {
  const takenOver = useRef(false);
  return useSyncExternalStore(
    never,
    () => !takenOver.current,
    () => {
      takenOver.current = true;
      return false;
    },
  );
}

/**
 * Returns false in the server's HTML and during hydration, then true: for content that needs a running page. The change is a transition, in
 * small pieces, since a list has one or two of these in each entry.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(useMadeInBrowser());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
