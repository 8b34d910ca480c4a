/**
 * Has React taken over what is shown there, or the page? It marks what it has; until then a form posts and a link loads by
 * themselves. Runs in the browser.
 */
export const isTakenOver = (element: Element = document.body): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));
