import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What is open on a page, kept in its address as a parameter, so that a reload shows it again. `past`: opening is a step of the history,
 * so that the browser's Back closes it.
 */
export function useOpenInAddress(name: string, { past = false } = {}) {
  const [search, setSearch] = useSearchParams();
  const setOpen = useCallback(
    (id: string | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete(name);
          else next.set(name, id);
          return next;
        },
        { replace: !past, preventScrollReset: !past },
      ),
    [setSearch, name, past],
  );
  return [search.get(name), setOpen] as const;
}
