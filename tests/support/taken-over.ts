/**
 * Returns whether React has hydrated the element, or the page: its body, header and first section, since a page is hydrated part by
 * part. Until then a form posts and a link loads without scripts. Runs in the browser.
 */
export const isTakenOver = (element?: Element): boolean => {
  const parts = element
    ? [element]
    : [document.body, ...document.querySelectorAll('header, main > :first-child')];
  return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
};
