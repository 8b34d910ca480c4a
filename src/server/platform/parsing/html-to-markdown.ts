/** @file Converts a WordPress post to markdown: its HTML, its own paragraphs, the comments of its blocks and its shortcodes. */
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { boundedFragment, tooMuch } from './bounded-html.ts';

const processor = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', fences: true, rule: '-' })
  .freeze();

const blocks = 'p|div|h[1-6]|ul|ol|table|blockquote|pre|figure|hr|section';
const beginsBlock = new RegExp(`^<(?:${blocks})\\b`, 'i');

/** Converts the old editor's paragraphs, written as empty lines, and breaks, written as line ends. */
const withParagraphs = (html: string): string =>
  /<p[\s>]/i.test(html)
    ? html
    : html
        .split(/\r?\n(?:[ \t]*\r?\n)+/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => (beginsBlock.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`))
        .join('\n');

/** Removes the comments. A regular expression would search the whole text for each missing end. */
function withoutComments(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = html.indexOf('<!--', at);
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    // A comment without an end hides the rest, in a browser as well.
    if (end === -1) return parts.join('') + html.slice(at, start === -1 ? undefined : start);
    parts.push(html.slice(at, start));
    at = end + 3;
  }
}

/**
 * Returns markdown, and the names of the dropped shortcodes, each once; their contents remain.
 * @throws Problem invalid_input for a text with too many elements or too deep nesting
 */
export function htmlToMarkdown(html: string): { markdown: string; leftOut: string[] } {
  const leftOut = new Set<string>();
  // No bracket within a shortcode: each one would start another search of the text.
  const shortcode = /\[(\/?)([a-z][a-z0-9_-]*)(?:\s[^\][]*)?\](?!\()/gi;
  const plain = withoutComments(html).replace(shortcode, (_, end: string, name: string) => {
    if (!end && name.toLowerCase() !== 'caption') leftOut.add(name);
    return '';
  });
  try {
    const tree = boundedFragment(withParagraphs(plain));
    const markdown = processor.stringify(processor.runSync(tree)).trim();
    return { markdown, leftOut: [...leftOut] };
  } catch (error) {
    throw error instanceof RangeError ? tooMuch() : error;
  }
}
