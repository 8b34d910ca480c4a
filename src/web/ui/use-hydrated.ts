import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and during hydration, then true: for what only a running page can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
