/** @file Something read from the server for a page: loading, failed, there; and how to read it anew. */
import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';

type Read<T> = { value: T | null; failure: string | null };

/** Reads when the page opens and when the desk is looked at again. What was there stays in sight while it is read anew. */
export function useRead<T>(read: () => Promise<T>) {
  const [state, setState] = useState<Read<T>>({ value: null, failure: null });
  const again = useCallback(async () => {
    try {
      setState({ value: await read(), failure: null });
    } catch (error) {
      const failure = isApiError(error) ? error.message : 'This could not be shown.';
      setState(({ value }) => ({ value, failure }));
    }
  }, [read]);
  useEffect(() => {
    void again();
    const onLook = () => document.visibilityState === 'visible' && void again();
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, [again]);
  return { ...state, again };
}
