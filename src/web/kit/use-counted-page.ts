import { useMatches } from 'react-router';

/** The name of the page on show when it is one that is counted, never whose it is; else null. Told by the table of routes. */
export function useCountedPage(): string | null {
  const id = useMatches().at(-1)?.id;
  return id?.startsWith('/') ? id : null;
}
