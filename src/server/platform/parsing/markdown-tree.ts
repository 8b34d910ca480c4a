/** @file Converts markdown to a tree of safe HTML: raw HTML, scripts, handlers and foreign schemes are removed. */
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { eachElement, type Node } from './html-tree.ts';
import { idPrefix } from './markdown-ids.ts';
import { asTyped } from './markdown-limits.ts';
import { parseMarkdown } from './markdown-parser.ts';
import { parsers } from './parsers.ts';

/** Schemes have no case, but the list of allowed ones does: `MAILTO:` is `mailto:`. */
const lowerSchemes = () => (tree: unknown) =>
  eachElement(tree as Node, ({ properties = {} }) => {
    const { href } = properties;
    if (typeof href === 'string')
      properties['href'] = href.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
  });

/** Moves headings one level down in a post that uses `#`, since the page has its one h1; six stays the last. */
const lowerHeadings = () => (tree: unknown) => {
  const headings: Node[] = [];
  eachElement(tree as Node, (node, name) => /^h[1-6]$/.test(name) && headings.push(node));
  if (!headings.some(({ tagName }) => tagName === 'h1')) return;
  for (const heading of headings) heading.tagName = `h${Math.min(6, Number(heading.tagName![1]) + 1)}`;
};

/** The permitted elements. Raw HTML is excluded: the parser's part for it is left out. */
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: defaultSchema.tagNames?.filter((name) => !['picture', 'source'].includes(name)),
};

const toTree = unified()
  .use(remarkRehype)
  .use(lowerSchemes)
  .use(rehypeSanitize, schema)
  .use(lowerHeadings)
  .use(rehypeSlug, { prefix: idPrefix })
  .freeze();

/** Removes source positions, which no page shows. */
function withoutPlaces({ position: _, children, ...node }: Node & { position?: unknown }): Node {
  return children ? { ...node, children: children.map(withoutPlaces) } : node;
}

/** Returns the tree of a text; a text beyond the limits is shown as it was typed. */
export function markdownTree(markdown: string): Node {
  const parsed = parseMarkdown(markdown);
  if (!parsed) return asTyped(markdown);
  try {
    const tree: Node = withoutPlaces(toTree.runSync(parsed));
    let elements = 0;
    eachElement(tree, () => (elements += 1));
    return elements > parsers.markdownTree.maxNodes ? asTyped(markdown) : tree;
  } catch (error) {
    if (error instanceof RangeError) return asTyped(markdown);
    throw error;
  }
}
