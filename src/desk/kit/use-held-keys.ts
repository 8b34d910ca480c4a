import { useCallback, useLayoutEffect, useRef } from 'react';
import { holdKeys } from './held-keys.ts';

/** Holds keys while something is on its way that they are meant for. */
export function useHeldKeys(isComing: boolean): void {
  useLayoutEffect(() => (isComing ? holdKeys() : undefined), [isComing]);
}

/**
 * Holds keys from the moment in which somebody leaves the page by key until the next page is there: they are meant for that one. `go`
 * resolves to whether the page is left; where it is not, they are forgotten.
 */
export function useLeaving(): (go: () => Promise<boolean>) => Promise<void> {
  const release = useRef<ReturnType<typeof holdKeys>>(undefined);
  useLayoutEffect(() => () => release.current?.(), []);
  return useCallback(async (go) => {
    release.current ??= holdKeys();
    let left = false;
    try {
      left = await go();
    } finally {
      if (!left) {
        release.current?.({ drop: true });
        release.current = undefined;
      }
    }
  }, []);
}
