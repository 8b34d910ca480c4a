/**
 * @file Stands in for parts of React Router that this site never uses and every page would load: another way of finding routes while
 * somebody browses (route-list.ts is ours) and instrumentation (none is given to the router). What is here runs; what only the unused
 * parts would call is absent, so that a build fails that asks for it.
 *
 * @public Imported by React Router: scripts/router-build.ts.
 */
const nothing = () => undefined;

export {
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getCustomPatchRoutesOnNavigationFunction,
  nothing as getRouteInstrumentationUpdates,
  nothing as instrumentClientSideRouter,
  nothing as RouteDiscoveryRuntime,
  nothing as useCustomRouteDiscovery,
  nothing as useRouteDiscovery,
};
