import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#contract/api-error.ts';
import { errorWith, messages } from '#facts/messages.ts';

/** The device's cached copy of an earlier reply, and its time, as `2026-11-20T10:00:00Z`. */
export type Kept<T> = { value: T; at: string };

export type Answer<T> = {
  value: T | null;
  /** Time of the cached copy on screen; null for a fresh reply. */
  keptAt: string | null;
  failure: string | null;
  /** Repeats the first call after its failure; null where another attempt cannot help, or a value is shown. */
  retry: (() => void) | null;
  busy: boolean;
  /** Shows a value that another call has brought. */
  show: (value: T) => void;
  /** Makes a call whose reply replaces the shown one; resolves to whether it succeeded. */
  act: (call: () => Promise<T>) => Promise<boolean>;
};

/** During a slower call the cached copy is shown. */
const slowMs = 3000;

const said = (error: unknown) =>
  errorWith(isApiError(error) ? (Object.values(error.fieldErrors)[0] ?? error.message) : messages.noTokenLog);

/** Returns whether the server was not reached: no network, a proxy's page, a server that is down or limits requests. */
export const isUnreached = (error: unknown): boolean =>
  isApiError(error) && (error.said === null || error.status === 429 || error.status >= 500);

/** Returns whether the server refused the call itself, which another attempt cannot change. */
const isRefused = (error: unknown): boolean => isApiError(error) && !isUnreached(error);

const nothing = () => null;

/**
 * The reply of a call, made when `read` changes, and again by each act; the cached copy from `kept` is shown while the server cannot be
 * reached, and the call is repeated when the network is back. `AnswerState` shows what is not there yet.
 */
export function useAnswer<T>(read: () => Promise<T>, kept: () => Kept<T> | null = nothing): Answer<T> {
  const [value, setValue] = useState<T | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ error: unknown } | null>(null);
  const [busy, setBusy] = useState(false);
  const show = useCallback((shown: T) => {
    setValue(shown);
    setKeptAt(null);
    setFailed(null);
  }, []);
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
        show(found);
      } catch (error) {
        if (stale || (isUnreached(error) && showKept())) return;
        setValue(null);
        setFailed({ error });
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
  }, [read, kept, show]);
  const act = useCallback(
    async (call: () => Promise<T>) => {
      setBusy(true);
      setFailed(null);
      try {
        show(await call());
        return true;
      } catch (error) {
        setFailed({ error });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [show],
  );
  const canRetry = value === null && failed !== null && !isRefused(failed.error);
  return {
    value,
    keptAt,
    failure: failed && said(failed.error),
    retry: canRetry ? () => void act(read) : null,
    busy,
    show,
    act,
  };
}
