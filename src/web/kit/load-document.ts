/** @file When the code of the next page cannot be fetched: the browser loads that page as a document, from the build of today. */
import type { DataRouter } from 'react-router';
import { importTwice } from './import-twice.ts';

const routerOf = () => (globalThis as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;

/**
 * Leaves for the page that the visitor is on the way to; false when there is none. What was typed is kept in drafts. The fragment is
 * left out: with it the browser might only scroll. A visitor who has not touched this page goes nowhere: two pages that send on to
 * each other would load in a circle.
 */
function leave(error: unknown): Promise<never> | false {
  const next = routerOf()?.state.navigation.location;
  if (!next) return false;
  if (navigator.userActivation?.hasBeenActive === false) throw error;
  location.assign(next.pathname + next.search);
  return new Promise(() => {});
}

/** Code and words that a page cannot be shown without, asked for on the way to it. */
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
 * In place of React Router's own, which reloads the page at hand when a file is missing, even when a finger only rests on a link.
 * Resolves to the module of a route; a page that only might be visited next may fail in silence.
 *
 * @public Called by React Router: scripts/route-modules-build.ts.
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
