import { useCallback, useLayoutEffect, useRef } from 'react';
import { holdKeys } from './held-keys.ts';

/** Holds keys while the part that they are meant for is loading. */
export function useHeldKeys(isComing: boolean): void {
  useLayoutEffect(() => (isComing ? holdKeys() : undefined), [isComing]);
}

/**
 * Holds keys from leaving the page by key until the next page is ready, for which they are meant. `go` resolves to whether the page
 * is left; otherwise they are discarded.
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
