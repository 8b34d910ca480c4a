import { useEffect, useState } from 'react';
import { importTwice } from '#kit/page/import-twice.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import type { OfferedRow } from './vendor-suggestions.ts';

/** So long nobody types when a word is finished; each such pause is one request. */
const pauseMs = 250;
const none: OfferedRow[] = [];

/** What the server offers for a text, once somebody pauses; what was offered before stays until then, for its own text alone. */
export function useOffered(text: string): OfferedRow[] {
  const typed = useDebounced(text.trim(), pauseMs);
  const [offered, setOffered] = useState<{ typed: string; rows: OfferedRow[] }>({ typed: '', rows: none });
  useEffect(() => {
    if (typed.length < 2) return;
    const asked = new AbortController();
    importTwice(() => import('./vendor-suggestions.ts'))
      .then(({ offeredFor }) => offeredFor(typed, asked.signal))
      .then((rows) => !asked.signal.aborted && setOffered({ typed, rows }))
      // Without the network the shortcuts are there all the same.
      .catch(() => undefined);
    return () => asked.abort();
  }, [typed]);
  return offered.typed === text.trim() ? offered.rows : none;
}
