/** @file The text of a post as HTML for WordPress: with whole addresses, and nothing that it would read in its own way. */
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { apart, type Node } from './html-tree.ts';

const toHtml = unified().use(rehypeStringify).freeze();

const isBlock = ({ tagName = '' }: Node) => apart.test(tagName) && tagName !== 'br';

/** Returns a node with new addresses, and without line ends within its paragraphs, which WordPress shows as breaks. */
function moved(node: Node, addressOf: (url: string) => string): Node {
  if (node.tagName === 'pre') return node;
  const children = node.children ?? [];
  const betweenBlocks = children.some(isBlock);
  const properties = Object.fromEntries(
    Object.entries(node.properties ?? {}).map(([name, value]) => [
      name,
      (name === 'src' || name === 'href') && typeof value === 'string' ? addressOf(value) : value,
    ]),
  );
  return {
    ...node,
    ...(node.properties && { properties }),
    ...(node.children && {
      children: children.map((child, at) => {
        if (child.type !== 'text') return moved(child, addressOf);
        if (betweenBlocks && child.value?.trim() === '') return child;
        const value = child.value?.replace(/[ \t]*\n[ \t]*/g, ' ');
        return { ...child, value: children[at - 1]?.tagName === 'br' ? value?.trimStart() : value };
      }),
    }),
  };
}

/**
 * Returns a text as HTML. `addressOf` gives the address of a picture or a link there. A bracket is written as an entity, so that no
 * plugin takes it for a shortcode.
 */
export function wordpressHtml(tree: Node, addressOf: (url: string) => string): string {
  const html = toHtml.stringify(moved(tree, addressOf) as Parameters<typeof toHtml.stringify>[0]);
  return html.replaceAll('[', '&#91;');
}
