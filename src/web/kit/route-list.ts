/**
 * @file The routes that a page did not come with. A page's HTML names its own; the list of all of them, which grows with every page
 * of the site, is one file, fetched once somebody begins to use the page. Stands for what React Router has in its place, which
 * would ask the server about the links of each page.
 *
 * @public Imported by React Router: scripts/router-build.ts.
 */
import { useEffect } from 'react';
import {
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataRouter,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import { firstInteraction } from './first-interaction.ts';
import { importForPage } from './load-document.ts';

/** What the file of the list sets, and a page's HTML before it. */
type Listed = { __reactRouterManifest: AssetsManifest };

/** Tells the router of the routes that it does not know yet, each below its parent. */
function addRoutes(router: DataRouter, known: AssetsManifest, modules: RouteModules): void {
  const all = (globalThis as unknown as Listed).__reactRouterManifest.routes;
  const added = Object.fromEntries(Object.entries(all).filter(([id]) => !known.routes[id]));
  Object.assign(known.routes, added);
  for (const parent of new Set(Object.values(added).map((route) => route?.parentId)))
    if (!parent || !added[parent])
      router.patchRoutes(parent ?? null, createClientRoutes(added, modules, null, true, false, parent));
}

let asked: Promise<void> | undefined;

/** Fetches the list once; after a failure the next call tries again. */
const askForList = (router: DataRouter, known: AssetsManifest, modules: RouteModules): Promise<void> =>
  (asked ??= import(/* @vite-ignore */ known.url).then(
    () => addRoutes(router, known, modules),
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  ));

export const isFogOfWarEnabled = (): boolean => true;

/** Returns what the router calls before it goes to an address that it may not know. Without the list the browser loads that page. */
export const getPatchRoutesOnNavigationFunction =
  (getRouter: () => DataRouter, known: AssetsManifest, modules: RouteModules) =>
  async ({ path }: { path: string }): Promise<void> => {
    const router = getRouter();
    // The page that is shown is known: a form that is sent to its own address does not wait for the list.
    if (path !== router.state.location.pathname)
      await importForPage(() => askForList(router, known, modules));
  };

export function useFogOFWarDiscovery(router: DataRouter, known: AssetsManifest, modules: RouteModules): void {
  useEffect(() => {
    void firstInteraction().then(() => askForList(router, known, modules).catch(() => {}));
  }, [router, known, modules]);
}

const nothing = () => undefined;

/** Of servers. */
export { nothing as getPartialManifest };
