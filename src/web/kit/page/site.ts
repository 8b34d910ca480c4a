import { useRouteLoaderData } from 'react-router';
import type { Site } from '#contract/site.ts';

/** Returns the company and the site's settings, which the root loads once. */
export function useSite(): Site {
  const site = useRouteLoaderData<{ site: Site }>('root')?.site;
  if (!site) throw new Error('useSite is used outside the root');
  return site;
}
