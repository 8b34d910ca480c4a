/** @file Is there a page for this path? Asked before rendering, so that all unknown paths share one kept 404. */
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** A path that no page has, so that the shared 404 names none that a visitor typed. */
export const unknownPath = '/not-found';

const trees = new WeakMap<ServerBuild['routes'], RouteObject[]>();

function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map(
      (route) =>
        ({
          path: route!.path,
          index: route!.index,
          children: route!.index ? undefined : treeOf(routes, route!.id),
        }) as RouteObject,
    );
}

/** True when only the catch-all page matches. */
export function isUnknownPage({ routes }: ServerBuild, path: string): boolean {
  const tree = trees.get(routes) ?? treeOf(routes);
  trees.set(routes, tree);
  const matched = matchRoutes(tree, path);
  return matched === null || matched.at(-1)?.route.path === '*';
}
