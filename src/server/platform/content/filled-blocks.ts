/** @file Blocks of WordPress that its site filled when a page was read: a text has their mark alone, so that nothing of them comes across. */
import type { Loss } from '#contract/desk/content/import-losses.ts';

/** Blocks with words or pictures of their own: where one has none, it shows nothing. */
const plain = new Set(
  'paragraph heading list list-item quote image gallery cover group columns column buttons button table separator spacer more nextpage'.split(
    ' ',
  ),
);
/** Blocks that repeat what is within them for each post or comment. */
const repeating = new Set(['query', 'comments']);

/** Returns a function that reads the comments of one text in their order, and returns as a loss each block that the site filled. */
export function filledBlocks(): (comment: string) => Loss[] {
  /** The repeating block around the next comment. */
  let around: string | null = null;
  let depth = 0;
  return (comment) => {
    const said = comment.trim();
    const [, end, written] = /^(\/?)wp:([\w/-]+)/.exec(said) ?? [];
    if (!written) return [];
    const name = written.replace(/\/+$/, '');
    const isEmpty = said.endsWith('/');
    if (around !== null) {
      if (name === around && !isEmpty) depth += end ? -1 : 1;
      if (depth === 0) around = null;
      return [];
    }
    if (end) return [];
    if (repeating.has(name) && !isEmpty) {
      around = name;
      depth = 1;
    } else if (!isEmpty || plain.has(name)) return [];
    return [{ kind: 'block', what: name.slice(0, 60) }];
  };
}
