/** @file What of markdown's plain elements is made right before a text is sanitised or named. */
import { eachElement, type Node } from './html-tree.ts';

/** Schemes have no case, but the list of those that are allowed does: `MAILTO:` is `mailto:`. */
export const lowerSchemes = () => (tree: unknown) =>
  eachElement(tree as Node, ({ properties = {} }) => {
    const { href } = properties;
    if (typeof href === 'string')
      properties['href'] = href.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
  });

/** The page has its one h1: a post that uses `#` has all its headings one level lower, and six stays the last. */
export const lowerHeadings = () => (tree: unknown) => {
  const headings: Node[] = [];
  eachElement(tree as Node, (node, name) => /^h[1-6]$/.test(name) && headings.push(node));
  if (!headings.some(({ tagName }) => tagName === 'h1')) return;
  for (const heading of headings) heading.tagName = `h${Math.min(6, Number(heading.tagName![1]) + 1)}`;
};
