/** @file Replaces React Router's reload of the present page when the code of another page cannot be fetched. */
import type { DataRouter } from 'react-router';

/** Returns React Router's own global, for its tools. */
export const routerOf = () =>
  (globalThis as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;

/**
 * Turns each reload by a script into a load of the page being navigated to. Without a navigation nothing is loaded: the code was only
 * prefetched, for a link under a finger. Nor on a page that nobody has used yet, so that two pages that redirect to each other cannot loop.
 * A browser without the Navigation API reloads the present page; drafts retain the input.
 */
export function guardReloads(): void {
  let leavingFor: unknown;
  globalThis.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    const next = routerOf()?.state.navigation.location;
    // The prefetch of the link may have requested the same file: the page is loaded once.
    if (!next || next === leavingFor || !navigator.userActivation.hasBeenActive) return;
    leavingFor = next;
    // Without the fragment, since the browser might only scroll to it.
    location.assign(next.pathname + next.search);
  });
}
