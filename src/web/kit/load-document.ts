/** @file When the code of the next page cannot be fetched: the browser loads that page as a document, from the build of today. */
import { matchRoutes, type DataRouter } from 'react-router';
import { importTwice } from './import-twice.ts';

const routerOf = () => (globalThis as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;

/** The page that the visitor is on the way to, when it needs this route. */
function nextPage(routeId?: string): URL | null {
  const router = routerOf();
  const next = router?.state.navigation.location;
  if (!next) return null;
  const needed = (matched: ReturnType<typeof matchRoutes>) =>
    matched?.some(({ route }) => route.id === routeId);
  if (routeId !== undefined && !needed(matchRoutes(router.routes, next))) return null;
  return new URL(next.pathname + next.search + next.hash, location.href);
}

/**
 * Leaves for a page as a document. What was typed is kept in drafts. Never for a visitor who has not touched this page: two
 * pages that send on to each other would then load in a circle.
 */
function leaveFor(url: URL): Promise<never> {
  if (navigator.userActivation?.hasBeenActive === false) throw new Error('the page could not be fetched');
  // After "back" the address is that of the next page already.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}

/** Code and words that a page cannot be shown without, asked for on the way to it. */
export async function importForPage<Found>(load: () => Promise<Found>): Promise<Found> {
  try {
    return await importTwice(load);
  } catch (error) {
    const next = nextPage();
    if (next) return leaveFor(next);
    throw error;
  }
}

const nextNavigation = () =>
  new Promise<void>((resolve) => {
    const stop = routerOf()?.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') return;
      stop?.();
      resolve();
    });
  });

type RouteEntry = { id: string; module: string };

/**
 * In place of React Router's own, which reloads the page at hand when a file is missing, even when a finger only rests on a link.
 * Resolves to the module of a route; a page that only might be visited next may fail in silence.
 *
 * @public Called by React Router: scripts/route-modules-build.ts.
 */
export async function loadRouteModule(route: RouteEntry, loaded: Record<string, unknown>): Promise<unknown> {
  while (!(route.id in loaded))
    try {
      loaded[route.id] = await importTwice(() => import(/* @vite-ignore */ route.module));
    } catch {
      const next = nextPage(route.id);
      if (next) return leaveFor(next);
      await nextNavigation();
    }
  return loaded[route.id];
}
