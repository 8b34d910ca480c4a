import { useEffect, useState } from 'react';
import { importTwice } from '#kit/page/import-twice.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import type { OfferedRow } from './vendor-suggestions.ts';

/** Pause that marks the end of a word; each such pause causes one request. */
const pauseMs = 250;
const none: OfferedRow[] = [];

/** Returns the server's suggestions for a text, after a pause; earlier ones stay until then, for their own text alone. */
export function useOffered(text: string): OfferedRow[] {
  const typed = useDebounced(text.trim(), pauseMs);
  const [offered, setOffered] = useState<{ typed: string; rows: OfferedRow[] }>({ typed: '', rows: none });
  useEffect(() => {
    if (typed.length < 2) return;
    const asked = new AbortController();
    importTwice(() => import('./vendor-suggestions.ts'))
      .then(({ offeredFor }) => offeredFor(typed, asked.signal))
      .then((rows) => !asked.signal.aborted && setOffered({ typed, rows }))
      // Without the network the shortcuts still work.
      .catch(() => undefined);
    return () => asked.abort();
  }, [typed]);
  return offered.typed === text.trim() ? offered.rows : none;
}
