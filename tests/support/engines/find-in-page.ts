/** @file Runs in the page, passed to it as source. */

/**
 * Returns the first visible match of the selector with the text, as its text, its label or its accessible name; scrolled to the
 * middle of the view, with nothing over it. Null when there is none, or something covers it.
 */
export function findInPage([selector, says]: readonly [
  selector: string,
  says: string | null,
]): Element | null {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const namesOf = (node: Element) => [
    words(node.getAttribute('aria-label')),
    words((node as HTMLElement).innerText),
    ...[...((node as HTMLInputElement).labels ?? [])].map((label) => words(label.innerText)),
  ];
  const found = [...document.querySelectorAll(selector)].find(
    (node) =>
      node.checkVisibility({ visibilityProperty: true }) &&
      node.getBoundingClientRect().width > 0 &&
      (says === null || namesOf(node).includes(says)),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const labels = [...((found as HTMLInputElement).labels ?? [])];
  const reaches = [found, ...labels].some((node) => node.contains(above) || above?.contains(node));
  return reaches ? found : null;
}
