import { useMatches } from 'react-router';

/** Returns the pattern of the present page when it is counted, else null. It comes from the route id, so it names no record. */
export function useCountedPage(): string | null {
  const id = useMatches().at(-1)?.id;
  return id?.startsWith('/') ? id : null;
}
