/** @file What a WordPress post holds, as markdown: its HTML, its own paragraphs, the comments of its blocks and its shortcodes. */
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const processor = unified()
  .use(rehypeParse, { fragment: true })
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

/** Returns markdown, and the shortcodes that had to be left out, each once. */
export function htmlToMarkdown(html: string): { markdown: string; leftOut: string[] } {
  const leftOut = new Set<string>();
  const plain = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/gi, '$1')
    .replace(/\[(\/?)([a-z][a-z0-9_-]*)(?:\s[^\]]*)?\](?!\()/gi, (whole, end: string, name: string) => {
      if (!end) leftOut.add(name);
      return end || whole ? '' : whole;
    });
  const markdown = String(processor.processSync(withParagraphs(plain))).trim();
  return { markdown, leftOut: [...leftOut] };
}
