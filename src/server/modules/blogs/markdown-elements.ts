/** @file What markdown's plain elements become on a page of ours. */

/** A node of the HTML tree, as far as it is read here. */
export type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

const element = (tagName: string, properties: Node['properties'], children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Calls back for every element, the outer ones first. */
function eachElement(tree: Node, seen: (node: Node, tagName: string) => void): void {
  if (tree.tagName) seen(tree, tree.tagName);
  for (const child of tree.children ?? []) eachElement(child, seen);
}

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

/** Our own pictures. One from elsewhere would tell its host who reads here, and the pages' policy would refuse it. */
const ownPicture = /^\/(?:art|media)(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/** Each replacement is left as it is. */
const replacements: Readonly<Record<string, (node: Node) => Node>> = {
  // A table wider than the phone scrolls by itself, reachable by keyboard; its page does not.
  table: (table) =>
    element('div', { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table' }, [table]),
  // A task's box is a picture of a box: a control that cannot be used would only ask for a name.
  input: (input) =>
    element('span', { className: ['task-box'], ariaHidden: 'true' }, [
      { type: 'text', value: input.properties?.['checked'] ? '☑' : '☐' },
    ]),
  // The words for a picture that is not shown stay.
  img: ({ properties = {} }) => {
    const { src, alt } = properties as { src?: string; alt?: string };
    return ownPicture.test(src ?? '')
      ? element('img', { ...properties, loading: 'lazy', decoding: 'async' }, [])
      : { type: 'text', value: alt ?? '' };
  },
};

/** Puts the replacements in their places. */
export const replaceElements = () => (tree: unknown) => {
  const visit = (node: Node) => {
    node.children = node.children?.map((child) => {
      visit(child);
      return replacements[child.tagName ?? '']?.(child) ?? child;
    });
  };
  visit(tree as Node);
};
