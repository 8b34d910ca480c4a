/** @file Conversion of rich text from a page, a mail or an office program to markdown. Heavy: loaded on the first paste. */
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

/** Elements without text, and pictures outside our library, which would not be shown. */
const left = new Set([
  'style',
  'script',
  'meta',
  'title',
  'img',
  'svg',
  'picture',
  'video',
  'iframe',
  'object',
]);

function clean(node: Node): void {
  // Google Docs wrap everything into one bold element that is not bold.
  const style = node.properties?.['style'];
  if (node.tagName === 'b' && typeof style === 'string' && /font-weight:\s*normal/.test(style))
    node.tagName = 'div';
  if (!node.children) return;
  node.children = node.children.filter(({ tagName }) => !tagName || !left.has(tagName));
  node.children.forEach(clean);
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => (tree) => clean(tree))
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Returns the markdown of rich text: headings, lists, tables, quotes and links, without styles. */
export const markdownOf = (html: string): string => String(processor.processSync(html)).trim();
