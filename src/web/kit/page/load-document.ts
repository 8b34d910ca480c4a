/** @file Falls back to a document load when the code of the next page cannot be fetched, as after a new release. */
import type { DataRouter } from 'react-router';
import { importTwice } from './import-twice.ts';

let leavingFor: unknown;
const routerOf = () => (globalThis as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;

/**
 * Loads the target of the present navigation as a document; returns false when there is none. Drafts keep what was typed. The
 * fragment is left out, since with it the browser might only scroll. Without an interaction on this page it throws the error, so
 * that two pages that redirect to each other cannot loop.
 */
function leave(error: unknown): Promise<never> | false {
  const next = routerOf()?.state.navigation.location;
  if (!next) return false;
  if (navigator.userActivation?.hasBeenActive === false) throw error;
  // Code and words of one page may fail one after the other: it is loaded once.
  if (leavingFor !== next) location.assign(next.pathname + next.search);
  leavingFor = next;
  return new Promise(() => {});
}

/** Imports what a page cannot be shown without, during the navigation to it. */
export async function importForPage<Found>(load: () => Promise<Found>): Promise<Found> {
  try {
    return await importTwice(load);
  } catch (error) {
    const leaving = leave(error);
    if (leaving) return leaving;
    throw error;
  }
}

const nextNavigation = () =>
  new Promise<void>((resolve) => {
    const stop = routerOf()?.subscribe(({ navigation }) => {
      if (!navigation.location) return;
      stop?.();
      resolve();
    });
  });

type RouteEntry = { id: string; module: string };

/**
 * Resolves to the module of a route. Replaces React Router's own loader, which reloads the present page when a file is missing,
 * even for a prefetch. A failed prefetch is silent here.
 *
 * @public Called by React Router: scripts/router-build.ts.
 */
export async function loadRouteModule(route: RouteEntry, loaded: Record<string, unknown>): Promise<unknown> {
  while (!(route.id in loaded))
    try {
      loaded[route.id] = await importTwice(() => import(/* @vite-ignore */ route.module));
    } catch (error) {
      await (leave(error) || nextNavigation());
    }
  return loaded[route.id];
}
