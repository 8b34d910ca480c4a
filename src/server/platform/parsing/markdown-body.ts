/** @file HTML within an imported markdown text: pages show none, so its blocks become markdown, and what stays is named. */
import { visit } from 'unist-util-visit';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { parseMarkdown } from './markdown-parser.ts';

/** Elements within a line whose words stay when the element goes. */
const harmless = /^<\/?(?:b|i|em|strong|span|small|u|mark|abbr|kbd|center|font|wbr|div|p)\b/i;

/** Returns the text without HTML, and what of it was lost. @throws Problem for HTML beyond the bounds */
export function markdownBody(markdown: string): { markdown: string; losses: Loss[] } {
  const tree = parseMarkdown(markdown);
  const losses: Loss[] = [];
  if (!tree) return { markdown, losses };
  const changes: { start: number; end: number; text: string }[] = [];
  visit(tree, 'html', ({ value, position }, _, parent) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start === undefined || end === undefined) return;
    const isBlock = ['root', 'blockquote', 'listItem'].includes(parent?.type ?? 'root');
    if (isBlock || /^<(?:img|iframe|video|audio|script)\b/i.test(value)) {
      const read = htmlToMarkdown(value, { from: 'html' });
      losses.push(...read.losses);
      changes.push({ start, end, text: read.markdown });
      return;
    }
    const isBreak = /^<br\b/i.test(value);
    if (!isBreak && !harmless.test(value) && !value.startsWith('<!--') && !value.startsWith('</'))
      losses.push({ kind: 'markup', what: value.slice(0, 60) });
    changes.push({ start, end, text: isBreak ? '\\\n' : '' });
  });
  const text = changes.reduceRight(
    (now, change) => now.slice(0, change.start) + change.text + now.slice(change.end),
    markdown,
  );
  return { markdown: text, losses };
}
