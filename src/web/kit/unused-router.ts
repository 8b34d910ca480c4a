/**
 * @file Stands in for parts of React Router that this site never uses and every page would load, 4 kB: finding routes while
 * somebody browses (the whole list of pages is sent at once, react-router.config.ts) and instrumentation (none is given to the
 * router). What is here runs; what only the unused parts would call is absent, so that a build fails that asks for it.
 *
 * @public Imported by React Router: scripts/router-build.ts.
 */
const nothing = () => undefined;

export const isFogOfWarEnabled = () => false;
export {
  nothing as consumeInstrumentationClientResultMetaReceiver,
  nothing as getCustomPatchRoutesOnNavigationFunction,
  nothing as getPartialManifest,
  nothing as getPatchRoutesOnNavigationFunction,
  nothing as getRouteInstrumentationUpdates,
  nothing as instrumentClientSideRouter,
  nothing as RouteDiscoveryRuntime,
  nothing as useCustomRouteDiscovery,
  nothing as useFogOFWarDiscovery,
  nothing as useRouteDiscovery,
};
