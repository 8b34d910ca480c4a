/** @file Converts an imported text to markdown: its HTML, and for WordPress its shortcodes and the paragraphs of its old editor. */
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { shorten } from '#domain/formats/shorten.ts';
import { boundedFragment, tooMuch } from './bounded-html.ts';
import { withClassicParagraphs } from './classic-paragraphs.ts';
import { withoutEmbedded } from './embedded.ts';
import { filledBlocks } from '../content/filled-blocks.ts';
import { gatedByComment, gatedByShortcode } from '../content/gated-parts.ts';
import { wordsOf, type Node } from './html-tree.ts';
import { withShortcodes, type Attachments } from './shortcodes.ts';
import { tidyTree } from './tidy-tree.ts';

const processor = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' })
  .freeze();
type Tree = ReturnType<typeof boundedFragment>;

/** The text's origin: `wordpress` has shortcodes, and paragraphs of the old editor unless the new one marked its blocks. */
export type HtmlOrigin =
  | { from: 'wordpress'; attachments?: Attachments; ownPictures?: readonly string[] }
  | { from: 'html' };

/** Characters of the words alone: more than an excerpt may have. */
const maxWords = 5000;

/** Marks that WordPress' editors leave in a text. */
const blockMark = /<!--\s*wp:/;

/** Removes the comments, and names those that hide a part or stand for one. A regular expression would search the whole text for each missing end. */
function withoutComments(html: string): { html: string; losses: Loss[] } {
  const parts: string[] = [];
  const losses: Loss[] = [];
  const filled = filledBlocks();
  let at = 0;
  for (;;) {
    const start = html.indexOf('<!--', at);
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    // A comment without an end hides the rest, in a browser as well.
    if (end === -1)
      return { html: parts.join('') + html.slice(at, start === -1 ? undefined : start), losses };
    parts.push(html.slice(at, start));
    const comment = html.slice(start + 4, end);
    const [gates, blocks] = [gatedByComment(comment), filled(comment)];
    losses.push(...(gates.length > 0 ? gates : blocks));
    at = end + 3;
  }
}

/**
 * Returns markdown, its first words without marks, and what of the text did not become markdown.
 * @throws Problem invalid_input for a text with too many elements or too deep nesting
 * @where How does the HTML of an old site become markdown?
 */
export function htmlToMarkdown(
  html: string,
  origin: HtmlOrigin = { from: 'wordpress' },
): { markdown: string; words: string; losses: Loss[] } {
  const isWordPress = origin.from === 'wordpress';
  // Shortcodes come first: a comment within code is text.
  const read = isWordPress
    ? withShortcodes(html, origin.attachments ?? {}, origin.ownPictures)
    : { html, losses: [] };
  try {
    const bare = withoutComments(read.html);
    const parsed: Node = boundedFragment(bare.html);
    const blocks = isWordPress && !blockMark.test(html) ? withClassicParagraphs(parsed) : parsed;
    const { tree: whole, losses } = withoutEmbedded(blocks);
    const tree = tidyTree(whole);
    const words = shorten(wordsOf(tree), maxWords);
    const markdown = processor.stringify(processor.runSync(tree as Tree)).trim();
    return {
      markdown,
      words,
      losses: [...bare.losses, ...gatedByShortcode(read.losses), ...read.losses, ...losses],
    };
  } catch (error) {
    throw error instanceof RangeError ? tooMuch() : error;
  }
}
