/** @file Limits on markdown that takes a parser minutes and that no person writes: such a text is shown as it was typed. */
import type { Node } from './html-tree.ts';

/** Depth of nested quotes and lists. */
const maxNested = 100;
const nested = new RegExp(`^(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])){${maxNested + 1}}`, 'm');
/** Marks in one paragraph that begin or end something: the parser searches the other end of each. */
const maxMarks = 4000;

const marksIn = (paragraph: string): number => paragraph.match(/[*_~[\]!]/g)?.length ?? 0;

/** Lines that continue a quote or a list without its mark: for each the parser visits all enclosing blocks. */
const maxLazyLines = 1000;

function lazyLinesIn(markdown: string): number {
  let within: 'quote' | 'list' | null = null;
  let count = 0;
  for (const line of markdown.split('\n')) {
    if (/^\s*$/.test(line)) within = null;
    else if (/^ {0,3}>/.test(line)) within = 'quote';
    else if (/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/.test(line)) within = 'list';
    else if (within === 'quote' || (within === 'list' && !/^[ \t]{2}/.test(line))) count += 1;
  }
  return count;
}

/** Returns whether a text exceeds these limits. */
export const isTangled = (markdown: string): boolean =>
  nested.test(markdown) ||
  lazyLinesIn(markdown) > maxLazyLines ||
  markdown.split(/\n[ \t\r]*\n/).some((part) => marksIn(part) > maxMarks);

/** Returns a text as it was typed, as a tree of HTML. */
export const asTyped = (markdown: string): Node => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [{ type: 'text', value: markdown }],
    },
  ],
});
