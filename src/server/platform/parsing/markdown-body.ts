/** @file HTML within an imported markdown text: pages show none, so it becomes markdown, and what does not is named. */
import { visit } from 'unist-util-visit';
import type { Loss } from '#contract/desk/content/import-losses.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { inlineChanges, placeOf, type Change, type MarkdownNode } from './inline-html.ts';
import { parseMarkdown } from './markdown-parser.ts';

const holdsBlocks = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** Returns the change of a block. Each of its lines begins as the quote or the list around it demands. */
function blockChange(node: MarkdownNode, markdown: string): Change {
  const [start, end] = placeOf(node);
  const { markdown: text, losses } = htmlToMarkdown(node.value!, { from: 'html' });
  const before = markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start).replace(/[^>\s]/g, ' ');
  return { start, end, text: text.replaceAll('\n', `\n${before}`), losses };
}

/** Returns the text without HTML, and what of it was lost. @throws Problem for HTML beyond the bounds */
export function markdownBody(markdown: string): { markdown: string; losses: Loss[] } {
  const tree = parseMarkdown(markdown);
  if (!tree) return { markdown, losses: [] };
  const changes: Change[] = [];
  visit(tree, (found) => {
    const node = found as MarkdownNode;
    if (!holdsBlocks.has(node.type)) changes.push(...inlineChanges(node, markdown));
    else
      for (const child of node.children ?? [])
        if (child.type === 'html') changes.push(blockChange(child, markdown));
  });
  const parts: string[] = [];
  const losses: Loss[] = [];
  let at = 0;
  for (const change of changes.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    // It lies within a script or code that is replaced as a whole.
    if (change.start < at) continue;
    parts.push(markdown.slice(at, change.start), change.text);
    losses.push(...change.losses);
    at = change.end;
  }
  return { markdown: parts.join('') + markdown.slice(at), losses };
}
