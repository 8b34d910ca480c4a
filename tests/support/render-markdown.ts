import { renderTree, type RenderedMarkdown, type ShownInText } from '#modules/blogs/markdown.ts';
import { markdownTree } from '#platform/parsing/markdown-tree.ts';

/** Parses and renders at once, for tests of hundreds of texts. */
export const renderMarkdown = (markdown: string, shown?: ShownInText): RenderedMarkdown =>
  renderTree(markdown, markdownTree(markdown), shown);
