import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { errorWith, messages } from '#facts/messages.ts';

/** What the device has kept of an earlier answer, and when that came, as `2026-11-20T10:00:00Z`. */
export type Kept<T> = { value: T; at: string };

export type Answer<T> = {
  value: T | null;
  /** When what is shown was answered, where it is what the device has kept; null for an answer. */
  keptAt: string | null;
  failure: string | null;
  busy: boolean;
  /** Makes a call whose reply takes the place of what is shown; answers whether it came. */
  act: (call: () => Promise<T>) => Promise<boolean>;
};

/** An answer that takes longer is waited for with what is kept before one's eyes. */
const slowMs = 3000;

const said = (error: unknown) => errorWith(isApiError(error) ? error.message : messages.noTokenLog);

/** Returns whether our server has not spoken: no network, a proxy's page, a server that is down or asks for patience. */
export const isUnreached = (error: unknown): boolean =>
  isApiError(error) && (error.said === null || error.status === 429 || error.status >= 500);

const nothing = () => null;

/**
 * What a call answers, asked when `read` changes, and again by each act; what is `kept` stands there while the server cannot be reached,
 * and the call is made again when the network is back.
 */
export function useAnswer<T>(read: () => Promise<T>, kept: () => Kept<T> | null = nothing): Answer<T> {
  const [value, setValue] = useState<T | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let stale = false;
    let answered = false;
    const showKept = (): boolean => {
      const found = stale ? null : kept();
      if (!found) return false;
      setValue(found.value);
      setKeptAt(found.at);
      return true;
    };
    async function ask() {
      const slow = setTimeout(showKept, slowMs);
      try {
        const found = await read();
        if (stale) return;
        answered = true;
        setValue(found);
        setKeptAt(null);
        setFailure(null);
      } catch (error) {
        if (stale || (isUnreached(error) && showKept())) return;
        setValue(null);
        setFailure(said(error));
      } finally {
        clearTimeout(slow);
      }
    }
    void ask();
    const again = () => {
      if (!answered) void ask();
    };
    window.addEventListener('online', again);
    return () => {
      stale = true;
      window.removeEventListener('online', again);
    };
  }, [read, kept]);
  const act = useCallback(async (call: () => Promise<T>) => {
    setBusy(true);
    setFailure(null);
    try {
      setValue(await call());
      setKeptAt(null);
      return true;
    } catch (error) {
      setFailure(said(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { value, keptAt, failure, busy, act };
}
