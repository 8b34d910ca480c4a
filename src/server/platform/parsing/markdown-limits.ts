/** @file What no person writes and a parser takes minutes for, or gives up on: it is shown as it was typed. */
import type { Node } from './html-tree.ts';

/** Quotes and lists within each other. */
const maxNested = 100;
const nested = new RegExp(`^(?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])){${maxNested + 1}}`, 'm');
/** Marks of one paragraph that begin or end something: the parser looks for the other end of each. */
const maxMarks = 4000;

const marksIn = (paragraph: string): number => paragraph.match(/[*_~[\]!]/g)?.length ?? 0;

/** Lines that belong to a quote or a list without its mark: for each the parser goes through all that it lies in. */
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

/** Whether a text is such a one. */
export const isTangled = (markdown: string): boolean =>
  nested.test(markdown) ||
  lazyLinesIn(markdown) > maxLazyLines ||
  markdown.split(/\n[ \t\r]*\n/).some((part) => marksIn(part) > maxMarks);

/** A text as it was typed, as a tree of HTML. */
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
