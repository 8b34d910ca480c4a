import { useMatches } from 'react-router';

/** The name of the page on show when anybody may see it, never whose it is; null for every other page. Told by the table of routes. */
export function usePublicPage(): string | null {
  const id = useMatches().at(-1)?.id;
  return id?.startsWith('/') ? id : null;
}
