/** @file What a WordPress post holds, as markdown: its HTML, its own paragraphs, the comments of its blocks and its shortcodes. */
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

/** The old editor wrote paragraphs as empty lines and breaks as line ends. */
const withParagraphs = (html: string): string =>
  /<p[\s>]/i.test(html)
    ? html
    : html
        .split(/\r?\n(?:[ \t]*\r?\n)+/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => (beginsBlock.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`))
        .join('\n');

/** Without its comments. A search by expression would look for each missing end through the whole text. */
function withoutComments(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = html.indexOf('<!--', at);
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    // One without an end hides all that follows, in a browser as well.
    if (end === -1) return parts.join('') + html.slice(at, start === -1 ? undefined : start);
    parts.push(html.slice(at, start));
    at = end + 3;
  }
}

/**
 * Returns markdown, and the shortcodes that had to be left out, each once; what stands within one stays.
 * @throws Problem invalid_input for what has too many elements, or too many within each other
 */
export function htmlToMarkdown(html: string): { markdown: string; leftOut: string[] } {
  const leftOut = new Set<string>();
  // No bracket within a shortcode: it would be looked through anew from each.
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
