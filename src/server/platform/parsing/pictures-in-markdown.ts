/** @file Finds the pictures and links of a markdown text in place: every other byte stays as it was written. */
import { EXIT, visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown-parser.ts';
import { parsers } from './parsers.ts';

/** A picture or link of a text, and its position there. */
export type PictureInText = { url: string; alt: string; start: number; end: number; isLink?: true };

/** Returns the first pictures and links; none for a text beyond the limits. */
export function addressesIn(markdown: string): PictureInText[] {
  const tree = parseMarkdown(markdown);
  const found: PictureInText[] = [];
  if (tree)
    visit(tree, (node) => {
      if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition') return undefined;
      const [start, end] = [node.position?.start.offset, node.position?.end.offset];
      if (start !== undefined && end !== undefined)
        found.push(
          node.type === 'image'
            ? { url: node.url, alt: node.alt ?? '', start, end }
            : { url: node.url, alt: '', start, end, isLink: true },
        );
      return found.length === parsers.markdownPictures.maxNodes ? EXIT : undefined;
    });
  return found;
}

/** Returns the pictures alone, in their order. */
export const picturesIn = (markdown: string): PictureInText[] =>
  addressesIn(markdown).filter(({ isLink }) => !isLink);
