/** @file Markdown with GFM to safe HTML. Rendered on the server only: the browser gets HTML and no parser. */
import { LRUCache } from 'lru-cache';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

export type RenderedMarkdown = {
  html: string;
  headings: { id: string; text: string; depth: number }[];
  readingMinutes: number;
};

type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

const wordsPerMinute = 200;
/** Heading ids carry a prefix so that no post can shadow a name that the page's scripts look up. */
const idPrefix = 'section-';

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

function headingsIn(node: Node): RenderedMarkdown['headings'] {
  const depth = /^h([2-3])$/.exec(node.tagName ?? '')?.[1];
  if (depth) return [{ id: node.properties?.['id'] as string, text: textOf(node), depth: Number(depth) }];
  return (node.children ?? []).flatMap(headingsIn);
}

const element = (tagName: string, properties: Node['properties'], children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** What markdown's plain elements become; each replacement is left as it is. */
const replacements: Readonly<Record<string, (node: Node) => Node>> = {
  // A table wider than the phone scrolls by itself, reachable by keyboard; its page does not.
  table: (table) =>
    element('div', { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: 'Table' }, [table]),
  // A task's box is a picture of a box: a control that cannot be used would only ask for a name.
  input: (input) =>
    element('span', { className: ['task-box'], ariaHidden: 'true' }, [
      { type: 'text', value: input.properties?.['checked'] ? '☑' : '☐' },
    ]),
};

function replaceElements(tree: unknown): void {
  const visit = (node: Node) => {
    node.children = node.children?.map((child) => {
      visit(child);
      return replacements[child.tagName ?? '']?.(child) ?? child;
    });
  };
  visit(tree as Node);
}

const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: defaultSchema.tagNames?.filter((name) => !['img', 'picture', 'source', 'h1'].includes(name)),
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(rehypeSlug, { prefix: idPrefix })
  .use(() => (tree, file) => {
    file.data['headings'] = headingsIn(tree as Node);
  })
  .use(() => replaceElements)
  .use(rehypeStringify)
  .freeze();

/** A post's text takes 8 ms, is asked for twice by its page, and again whenever something else on that page changes. */
const keptTexts = 100;

function render(markdown: string): RenderedMarkdown {
  const file = processor.processSync(markdown);
  const words = markdown.split(/\s+/).filter(Boolean).length;
  return {
    html: String(file),
    headings: file.data['headings'] as RenderedMarkdown['headings'],
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
  };
}

const rendered = new LRUCache<string, RenderedMarkdown>({ max: keptTexts, memoMethod: render });

/** Renders markdown; raw HTML, scripts, handlers and foreign schemes do not survive. */
export const renderMarkdown = (markdown: string): RenderedMarkdown => rendered.memo(markdown);
