import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns `before` in the server's HTML and during hydration, then what is read, which is compared by identity. Where both are the same
 * nothing is rendered again; where they differ, React renders the component and all below it in one piece, so it stands low.
 */
export const useInBrowser = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(never, read, () => before);

/** Whether this was rendered by the browser from the start: not in the server's HTML, nor ever where that was taken over. */
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
 * False in the server's HTML and during hydration, then true: for what only a running page can know. It comes as a transition, in small
 * pieces, since a list has one or two of these in each entry.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(useMadeInBrowser());
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
