/** @file What a visitor without scripts sees of a page, as far as HTML alone and the site's own `noscript:hidden` tell it. */
import { configure } from '@testing-library/dom';

/** On a popover that has been opened; a browser has a pseudo-class for it. */
export const openPopover = 'data-popover-open';
const hidden = [
  '[hidden]',
  `[popover]:not([${openPopover}])`,
  'dialog:not([open])',
  'details:not([open]) > :not(summary)',
  String.raw`.noscript\:hidden`,
];

/** For a page, so that look-ups by role leave out what is hidden. */
export const shownStyle = `${hidden.join()} { display: none } [${openPopover}] { display: block }`;

// Look-ups by text leave it out by this.
configure({
  defaultIgnore: ['script', 'style', ...hidden.flatMap((one) => [one, `${one} *`])].join(),
});

/** The words of an element as a reader has them: without what is hidden, each blank once. */
export function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(['script', 'style', ...hidden].join())) part.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** Is the element in sight? Whether the style sheet moves it out of sight is not asked. */
export const isShown = (element: Element): boolean =>
  element.getAttribute('type') !== 'hidden' && element.closest(hidden.join()) === null;
