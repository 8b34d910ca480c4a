/** @file Finds the pictures of a markdown text in place: every other byte stays as it was written. */
import { EXIT, visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown-parser.ts';
import { parsers } from './parsers.ts';

/** A picture of a text, and its position there. */
export type PictureInText = { url: string; alt: string; start: number; end: number };

/** Returns the first pictures in their order; none for a text beyond the limits. */
export function picturesIn(markdown: string): PictureInText[] {
  const tree = parseMarkdown(markdown);
  const found: PictureInText[] = [];
  if (tree)
    visit(tree, 'image', ({ url, alt, position }) => {
      const [start, end] = [position?.start.offset, position?.end.offset];
      if (start !== undefined && end !== undefined) found.push({ url, alt: alt ?? '', start, end });
      return found.length === parsers.markdownPictures.maxNodes ? EXIT : undefined;
    });
  return found;
}
