/** @file Visibility on a page without scripts, as far as HTML and the site's own `noscript:hidden` decide it. */
import { configure } from '@testing-library/dom';

/** Attribute of an opened popover; a browser has a pseudo-class for it. */
export const openPopover = 'data-popover-open';
const hidden = [
  '[hidden]',
  `[popover]:not([${openPopover}])`,
  'dialog:not([open])',
  'details:not([open]) > :not(summary)',
  String.raw`.noscript\:hidden`,
];

/** A style for a page, so that look-ups by role ignore hidden elements. */
export const shownStyle = `${hidden.join()} { display: none } [${openPopover}] { display: block }`;

// Look-ups by text ignore it through this.
configure({
  defaultIgnore: ['script', 'style', ...hidden.flatMap((one) => [one, `${one} *`])].join(),
});

/** Returns an element's visible text, with single spaces. */
export function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(['script', 'style', ...hidden].join())) part.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** Returns whether the element is visible; positions off screen by style sheet do not count. */
export const isShown = (element: Element): boolean =>
  element.getAttribute('type') !== 'hidden' && element.closest(hidden.join()) === null;
