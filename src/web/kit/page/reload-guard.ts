/** @file What happens instead when React Router reloads the page at hand, because the code of another page cannot be fetched. */
import type { DataRouter } from 'react-router';

/** React Router's own, for its tools. */
const routerOf = () => (globalThis as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter;

/**
 * Makes each reload that a script asks for a load of the page that the visitor is on the way to. With nobody on the way nothing is loaded:
 * the code was only fetched ahead, for a link under a finger. Nor on a page that nobody has used yet, so that two pages that redirect to
 * each other cannot loop. A browser without the Navigation API reloads the page at hand; drafts keep what was typed.
 */
export function guardReloads(): void {
  let leavingFor: unknown;
  globalThis.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload') return;
    event.preventDefault();
    const next = routerOf()?.state.navigation.location;
    // The link under the finger may have asked for the same file: the page is loaded once.
    if (!next || next === leavingFor || !navigator.userActivation.hasBeenActive) return;
    leavingFor = next;
    // Without the fragment, with which the browser might only scroll.
    location.assign(next.pathname + next.search);
  });
}
