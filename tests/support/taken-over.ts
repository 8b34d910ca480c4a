/**
 * Has React taken over what is shown there, or the page? It marks what it has; until then a form posts and a link loads by
 * themselves. A page wakes part by part: its frame, its bar and what it begins with must all be awake. Runs in the browser.
 */
export const isTakenOver = (element?: Element): boolean => {
  const parts = element
    ? [element]
    : [document.body, ...document.querySelectorAll('header, main > :first-child')];
  return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
};
