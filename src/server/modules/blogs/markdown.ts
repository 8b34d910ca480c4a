/** @file Markdown with GFM to safe HTML. Rendered on the server only: the browser gets HTML and no parser. */
import { LRUCache } from 'lru-cache';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { lowerHeadings, lowerSchemes, replaceElements, type Node } from './markdown-elements.ts';

export type RenderedMarkdown = {
  html: string;
  headings: { id: string; text: string; depth: number }[];
  readingMinutes: number;
};

const wordsPerMinute = 200;
/** Heading ids carry a prefix so that no post can shadow a name that the page's scripts look up. */
const idPrefix = 'section-';

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** The post's own headings; that of its footnotes is for screen readers alone, and has another id. */
function headingsIn(node: Node): RenderedMarkdown['headings'] {
  const depth = /^h([2-3])$/.exec(node.tagName ?? '')?.[1];
  const id = String(node.properties?.['id']);
  if (depth) return id.startsWith(idPrefix) ? [{ id, text: textOf(node), depth: Number(depth) }] : [];
  return (node.children ?? []).flatMap(headingsIn);
}

/** What an author may write. Raw HTML is none of it: the parser's part for it is left out. */
const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: defaultSchema.tagNames?.filter((name) => !['picture', 'source'].includes(name)),
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(lowerSchemes)
  .use(rehypeSanitize, schema)
  .use(lowerHeadings)
  .use(rehypeSlug, { prefix: idPrefix })
  .use(() => (tree, file) => {
    file.data['headings'] = headingsIn(tree);
  })
  .use(replaceElements)
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

/**
 * Renders markdown; raw HTML, scripts, handlers and foreign schemes do not survive. Headings begin at h2, since the page has
 * its h1. Pictures of this host are shown; of others the alternative text stays.
 */
export const renderMarkdown = (markdown: string): RenderedMarkdown => rendered.memo(markdown);
