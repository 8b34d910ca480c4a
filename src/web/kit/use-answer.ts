import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { messages } from '#facts/messages.ts';

export type Answer<T> = {
  value: T | null;
  failure: string | null;
  busy: boolean;
  /** Makes a call whose reply takes the place of what is shown; answers whether it came. */
  act: (call: () => Promise<T>) => Promise<boolean>;
};

const said = (error: unknown) => (isApiError(error) ? error.message : messages.noTokenLog);

/** What a call answers, asked when `read` changes, and again by each act. */
export function useAnswer<T>(read: () => Promise<T>): Answer<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let stale = false;
    read().then(
      (found) => !stale && setValue(found),
      (error: unknown) => !stale && setFailure(said(error)),
    );
    return () => {
      stale = true;
    };
  }, [read]);
  const act = useCallback(async (call: () => Promise<T>) => {
    setBusy(true);
    setFailure(null);
    try {
      setValue(await call());
      return true;
    } catch (error) {
      setFailure(said(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { value, failure, busy, act };
}
