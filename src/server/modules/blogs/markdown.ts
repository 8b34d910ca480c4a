/** @file Markdown with GFM to safe HTML, on the server only: browsers receive HTML and no parser, and another process parses the text. */
import { LRUCache } from 'lru-cache';
import { idPrefix } from '#platform/parsing/markdown-ids.ts';
import { hourMs } from '#facts/time.ts';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { eachElement, type Node, element, words } from '#platform/parsing/html-tree.ts';
import { asTyped } from '#platform/parsing/markdown-limits.ts';
import { ReadingStopped, type Parsing } from '#platform/parsing/parsing.ts';
import { cardOf, loneLink, type Cards } from './markdown-cards.ts';
import { videoOf } from './markdown-videos.ts';
import { figureOf, imageElement, sourceOf, type Pictures } from './markdown-pictures.ts';
import { t } from '#words/t.ts';

/** The replacements of nodes by element; a replacement is not replaced again. */
const replacements: Readonly<Record<string, (node: Node) => Node>> = {
  // A table wider than the phone scrolls by itself, reachable by keyboard; the page does not scroll.
  table: (table) =>
    element('div', { className: ['table-scroll'], tabIndex: 0, role: 'region', ariaLabel: t('Table') }, [
      table,
    ]),
  // A task's box becomes a picture of a box: a disabled control would only need a name.
  input: (input) =>
    element('span', { className: ['task-box'], ariaHidden: 'true' }, [
      words(input.properties?.['checked'] ? '☑' : '☐'),
    ]),
};

export type RenderedMarkdown = {
  html: string;
  headings: { id: string; text: string; depth: number }[];
  readingMinutes: number;
};
/** The current pictures and cards of the names in a text. */
export type ShownInText = { pictures: Pictures; cards: Cards };

const wordsPerMinute = 200;
const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** Returns the post's own headings; that of its footnotes is for screen readers alone, and has another id. */
function headingsIn(node: Node): RenderedMarkdown['headings'] {
  const depth = /^h([2-3])$/.exec(node.tagName ?? '')?.[1];
  const id = String(node.properties?.['id']);
  if (depth) return id.startsWith(idPrefix) ? [{ id, text: textOf(node), depth: Number(depth) }] : [];
  return (node.children ?? []).flatMap(headingsIn);
}

const toHtml = unified().use(rehypeStringify).freeze();

/** A parsed and sanitised text, with the pictures and addresses that it names. */
type Parsed = Omit<RenderedMarkdown, 'html'> & { tree: Node; sources: string[]; links: string[] };

function parsedOf(markdown: string, tree: Node): Parsed {
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

/** Replaces nodes after the text was sanitised: all of it is made of data, and escaped in the output. */
function replaced(node: Node, shown: ShownInText): Node {
  const whole = cardOf(node, shown.cards) ?? videoOf(node) ?? figureOf(node, shown.pictures);
  if (whole) return whole;
  if (node.tagName === 'img') return imageElement(node, shown.pictures);
  const copy = { ...node, children: node.children?.map((child) => replaced(child, shown)) };
  return replacements[copy.tagName ?? '']?.(copy) ?? copy;
}

function rendered({ tree, headings, readingMinutes }: Parsed, shown: ShownInText): RenderedMarkdown {
  const html = toHtml.stringify(replaced(tree, shown) as Parameters<typeof toHtml.stringify>[0]);
  return { html, headings, readingMinutes };
}

const nothing: ShownInText = { pictures: new Map(), cards: new Map() };

/** Renders a parsed text. */
export const renderTree = (markdown: string, tree: Node, shown = nothing): RenderedMarkdown =>
  rendered(parsedOf(markdown, tree), shown);

/** The number of cached texts. A text is requested twice by its page, and again whenever something else on that page changes. */
const keptTexts = 100;
/** The time until a text that could not be parsed is tried again. */
const stoppedMs = hourMs;

export type MarkdownReader = {
  /** Returns the pictures that a text names, and the addresses that stand alone in a paragraph. */
  namedIn(markdown: string): Promise<Pick<Parsed, 'sources' | 'links'>>;
  /**
   * Renders markdown; raw HTML, scripts, handlers and foreign schemes do not survive. Headings begin at h2, since the page has its h1.
   * Pictures of this host are shown; of others, and of missing ones, the alternative text stays. A text that takes too long to parse is
   * shown as it was typed.
   */
  render(markdown: string, shown?: ShownInText): Promise<RenderedMarkdown>;
};

/** Creates the renderer of markdown, which caches the last texts. */
export function createMarkdownReader(parsing: Pick<Parsing, 'read'>): MarkdownReader {
  const texts = new LRUCache<string, Promise<Parsed>>({ max: keptTexts });
  const plain = new LRUCache<string, RenderedMarkdown>({ max: keptTexts });

  async function read(markdown: string): Promise<Parsed> {
    try {
      return parsedOf(markdown, await parsing.read('markdownTree', markdown));
    } catch (error) {
      texts.delete(markdown);
      if (!(error instanceof ReadingStopped)) throw error;
      const parsed = parsedOf(markdown, asTyped(markdown));
      texts.set(markdown, Promise.resolve(parsed), { ttl: stoppedMs });
      return parsed;
    }
  }
  function parsed(markdown: string): Promise<Parsed> {
    const known = texts.get(markdown);
    if (known) return known;
    const reading = read(markdown);
    texts.set(markdown, reading);
    return reading;
  }

  return {
    namedIn: parsed,
    async render(markdown, shown) {
      if (shown) return rendered(await parsed(markdown), shown);
      const known = plain.get(markdown);
      if (known) return known;
      const made = rendered(await parsed(markdown), nothing);
      plain.set(markdown, made);
      return made;
    },
  };
}
