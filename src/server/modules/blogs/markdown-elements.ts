/** @file What markdown's plain elements become on a page of ours. */
import { t } from '#words/t.ts';
import { eachElement, element, words, type Node } from './html-tree.ts';

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

/** Each replacement is left as it is. */
export const replacements: Readonly<Record<string, (node: Node) => Node>> = {
  // A table wider than the phone scrolls by itself, reachable by keyboard; its page does not.
  table: (table) =>
    element('div', { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: t('Table') }, [
      table,
    ]),
  // A task's box is a picture of a box: a control that cannot be used would only ask for a name.
  input: (input) =>
    element('span', { className: ['task-box'], ariaHidden: 'true' }, [
      words(input.properties?.['checked'] ? '☑' : '☐'),
    ]),
};
