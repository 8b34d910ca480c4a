import { useMatches } from 'react-router';

/** Returns the pattern of the page of a route when it is counted, else null. It comes from the route id, so it names no record. */
export const countedPage = (id: string | undefined): string | null => (id?.startsWith('/') ? id : null);

/** Returns the pattern of the present page when it is counted, else null. */
export const useCountedPage = (): string | null => countedPage(useMatches().at(-1)?.id);
