/** @file Markdown with GFM to safe HTML. Rendered on the server only: the browser gets HTML and no parser. */
import { LRUCache } from 'lru-cache';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { eachElement, type Node } from './html-tree.ts';
import { cardOf, loneLink, type Cards } from './markdown-cards.ts';
import { lowerHeadings, lowerSchemes, replacements } from './markdown-elements.ts';
import { asTyped, isTangled } from './markdown-limits.ts';
import { figureOf, imageElement, sourceOf, type Pictures } from './markdown-pictures.ts';

export type RenderedMarkdown = {
  html: string;
  headings: { id: string; text: string; depth: number }[];
  readingMinutes: number;
};
/** What the text names, as it is now. */
export type Shown = { pictures: Pictures; cards: Cards };

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

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(lowerSchemes)
  .use(rehypeSanitize, schema)
  .use(lowerHeadings)
  .use(rehypeSlug, { prefix: idPrefix })
  .freeze();
const toHtml = unified().use(rehypeStringify).freeze();

/** A text that was parsed and sanitised, and what it names. */
type Parsed = Omit<RenderedMarkdown, 'html'> & { tree: Node; sources: string[]; links: string[] };

function treeOf(markdown: string): Node {
  if (isTangled(markdown)) return asTyped(markdown);
  try {
    return toTree.runSync(toTree.parse(markdown));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return asTyped(markdown);
  }
}

function parse(markdown: string): Parsed {
  const tree = treeOf(markdown);
  const sources = new Set<string>();
  const links = new Set<string>();
  eachElement(tree, (node) => {
    const source = sourceOf(node);
    if (source) sources.add(source);
    const link = loneLink(node);
    if (link) links.add(link.href);
  });
  const count = markdown.split(/\s+/).filter(Boolean).length;
  return {
    tree,
    sources: [...sources],
    links: [...links],
    headings: headingsIn(tree),
    readingMinutes: Math.max(1, Math.round(count / wordsPerMinute)),
  };
}

/** Everything here is made of data after the text was sanitised, and escaped when it is written out. */
function replaced(node: Node, shown: Shown): Node {
  const whole = cardOf(node, shown.cards) ?? figureOf(node, shown.pictures);
  if (whole) return whole;
  if (node.tagName === 'img') return imageElement(node, shown.pictures);
  const copy = { ...node, children: node.children?.map((child) => replaced(child, shown)) };
  return replacements[copy.tagName ?? '']?.(copy) ?? copy;
}

/** A post's text takes 8 ms, is asked for twice by its page, and again whenever something else on that page changes. */
const keptTexts = 100;
const texts = new LRUCache<string, Parsed>({ max: keptTexts, memoMethod: parse });
const plain = new LRUCache<string, RenderedMarkdown>({
  max: keptTexts,
  memoMethod: (markdown) => rendered(markdown, { pictures: new Map(), cards: new Map() }),
});

function rendered(markdown: string, shown: Shown): RenderedMarkdown {
  const { tree, headings, readingMinutes } = texts.memo(markdown);
  const html = toHtml.stringify(replaced(tree, shown) as Parameters<typeof toHtml.stringify>[0]);
  return { html, headings, readingMinutes };
}

/** The pictures that a text names, and the addresses that stand alone in a paragraph. */
export const namedIn = (markdown: string): Pick<Parsed, 'sources' | 'links'> => texts.memo(markdown);

/**
 * Renders markdown; raw HTML, scripts, handlers and foreign schemes do not survive. Headings begin at h2, since the page has
 * its h1. Pictures of this host are shown; of others, and of those that are missing, the alternative text stays.
 */
export const renderMarkdown = (markdown: string, shown?: Shown): RenderedMarkdown =>
  shown ? rendered(markdown, shown) : plain.memo(markdown);
