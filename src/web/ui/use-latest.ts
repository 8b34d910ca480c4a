import { useEffect, useState } from 'react';
import type { Async, Settled } from '#contract/settled.ts';

const valueOf = <T>(data: Async<T>): T | null => (data instanceof Promise || !data.ok ? null : data.value);

/**
 * Returns the last loaded value; null before the first. For content that stays while its data is fetched anew: a form keeps its controls,
 * and with them the focus, where a section with states would render them again.
 */
export function useLatest<T>(data: Async<T>): T | null {
  const [latest, setLatest] = useState(() => valueOf(data));
  useEffect(() => {
    let current = true;
    const take = (settled: Settled<T>) => {
      if (current && settled.ok) setLatest(settled.value);
    };
    if (data instanceof Promise) void data.then(take);
    else take(data);
    return () => {
      current = false;
    };
  }, [data]);
  return latest;
}
