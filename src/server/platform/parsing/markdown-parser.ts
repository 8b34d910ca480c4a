/** @file The parser of markdown with GFM, for pages and imports alike, within the bounds of `markdown-limits.ts`. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isTangled } from './markdown-limits.ts';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Returns the tree of a text; null for one beyond the limits. */
export function parseMarkdown(markdown: string): ReturnType<typeof parser.parse> | null {
  if (isTangled(markdown)) return null;
  try {
    return parser.parse(markdown);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
