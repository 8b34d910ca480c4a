/** @file Markdown with GFM to safe HTML. Rendered on the server only: the browser gets HTML and no parser, and this process no text to read. */
import { LRUCache } from 'lru-cache';
import { idPrefix } from '#platform/parsing/markdown-ids.ts';
import { hourMs } from '#facts/time.ts';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { eachElement, type Node, element, words } from '#platform/parsing/html-tree.ts';
import { asTyped } from '#platform/parsing/markdown-limits.ts';
import { ReadingStopped, type Parsing } from '#platform/parsing/parsing.ts';
import { cardOf, loneLink, type Cards } from './markdown-cards.ts';
import { figureOf, imageElement, sourceOf, type Pictures } from './markdown-pictures.ts';
import { t } from '#words/t.ts';

/** Each replacement is left as it is. */
const replacements: Readonly<Record<string, (node: Node) => Node>> = {
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

export type RenderedMarkdown = {
  html: string;
  headings: { id: string; text: string; depth: number }[];
  readingMinutes: number;
};
/** What the text names, as it is now. */
export type ShownInText = { pictures: Pictures; cards: Cards };

const wordsPerMinute = 200;
const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');

/** The post's own headings; that of its footnotes is for screen readers alone, and has another id. */
function headingsIn(node: Node): RenderedMarkdown['headings'] {
  const depth = /^h([2-3])$/.exec(node.tagName ?? '')?.[1];
  const id = String(node.properties?.['id']);
  if (depth) return id.startsWith(idPrefix) ? [{ id, text: textOf(node), depth: Number(depth) }] : [];
  return (node.children ?? []).flatMap(headingsIn);
}

const toHtml = unified().use(rehypeStringify).freeze();

/** A text that was parsed and sanitised, and what it names. */
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

/** Everything here is made of data after the text was sanitised, and escaped when it is written out. */
function replaced(node: Node, shown: ShownInText): Node {
  const whole = cardOf(node, shown.cards) ?? figureOf(node, shown.pictures);
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

/** Renders a text that was read to this tree. */
export const renderTree = (markdown: string, tree: Node, shown = nothing): RenderedMarkdown =>
  rendered(parsedOf(markdown, tree), shown);

/** A text is asked for twice by its page, and again whenever something else on that page changes. */
const keptTexts = 100;
/** A text that could not be read waits so long for another try. */
const stoppedMs = hourMs;

export type MarkdownReader = {
  /** The pictures that a text names, and the addresses that stand alone in a paragraph. */
  namedIn(markdown: string): Promise<Pick<Parsed, 'sources' | 'links'>>;
  /**
   * Renders markdown; raw HTML, scripts, handlers and foreign schemes do not survive. Headings begin at h2, since the page has
   * its h1. Pictures of this host are shown; of others, and of those that are missing, the alternative text stays. A text that takes too
   * long to be read is shown as it was typed.
   */
  render(markdown: string, shown?: ShownInText): Promise<RenderedMarkdown>;
};

/** Returns what renders markdown, with the last texts kept. */
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
